expansion-exchange = The exchange cards
expansion-exchange-summary = Cards that are taken like money and, when discarded, join two currencies in one purchase.
option-exchange_cards_per_purchase = Exchange cards in one purchase
option-exchange_cards_per_purchase-one = One
option-exchange_cards_per_purchase-any = Any number, each showing the currency of the space
reason-exchange-alone = an exchange card is taken alone
reason-exchange-limit = only one exchange card in a purchase
reason-exchange-currency = that exchange card does not show the currency of the space
