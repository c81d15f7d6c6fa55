expansion-exchange = Les oficines de canvi
expansion-exchange-summary = Cartes que s'agafen com els diners i que, descartades, ajunten dues monedes en una compra.
option-exchange_cards_per_purchase = Oficines per compra
option-exchange_cards_per_purchase-one = Una
option-exchange_cards_per_purchase-any = Les que es vulgui, cadascuna amb la moneda de l'espai
reason-exchange-alone = una oficina de canvi s'agafa sola
reason-exchange-limit = només una oficina per compra
reason-exchange-currency = aquesta oficina no mostra la moneda de l'espai
