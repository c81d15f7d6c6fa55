expansion-grove = The grove
expansion-grove-summary = A small garden, cheaper towers and points for what grows.
kind-grove = Grove
term-grove = { $count } of the grove
