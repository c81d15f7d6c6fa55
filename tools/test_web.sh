#!/bin/sh
# The client's checks: types and accessibility warnings, unit tests, and generated types that match the server's.
# Without npm they are left out, saying so; with LOSETAS_REQUIRE_ALL set that is a failure.
set -eu
cd "$(dirname "$0")/../web"
if ! command -v npm >/dev/null 2>&1; then
    echo "npm not found: the client's tests are left out"
    [ -z "${LOSETAS_REQUIRE_ALL:-}" ]
    exit
fi
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-audit --no-fund
    touch node_modules/.package-lock.json
fi
npm run --silent check
npm --silent test
