expansion-exchange = Las oficinas de cambio
expansion-exchange-summary = Cartas que se cogen como el dinero y que, descartadas, juntan dos monedas en una compra.
option-exchange_cards_per_purchase = Oficinas por compra
option-exchange_cards_per_purchase-one = Una
option-exchange_cards_per_purchase-any = Las que se quiera, cada una con la moneda del espacio
reason-exchange-alone = una oficina de cambio se coge sola
reason-exchange-limit = solo una oficina por compra
reason-exchange-currency = esa oficina no muestra la moneda del espacio
