#!/usr/bin/env bash
# Compares `GET /healthz` of a server with bare libmicrohttpd, which returns the same bytes, in alternating rounds.
#
#     Benchmarks/healthz/run.sh PROGRAM [ROUNDS]
#
# PROGRAM is an app's executable. Prints the requests per second of each round and the ratio of the medians.
set -euo pipefail

program=$1
rounds=${2:-5}
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
server=
bare=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    [ -z "$bare" ] || kill "$bare" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT

free_port() {
    python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}

await() {
    until curl -sf "http://127.0.0.1:$1/healthz" >/dev/null; do sleep 0.05; done
}

server_port=$(free_port)
"$program" --port "$server_port" >/dev/null &
server=$!
await "$server_port"

# The baseline sends the same headers as the server's response.
curl -si "http://127.0.0.1:$server_port/healthz" | tr -d '\r' | awk -F': ' '
    NR > 1 && $1 != "Date" && $1 != "Content-Length" && $1 != "Connection" && NF > 1 {
        value = substr($0, length($1) + 3); gsub(/"/, "\\\"", value)
        printf "    MHD_add_response_header(response, \"%s\", \"%s\");\n", $1, value
    }' >"$work/headers.h"
cc -O2 -I"$work" "$here/bare.c" -lmicrohttpd -o "$work/bare"
bare_port=$(free_port)
"$work/bare" "$bare_port" &
bare=$!
await "$bare_port"

measure() {
    wrk -t1 -c64 -d2s "http://127.0.0.1:$1/healthz" | awk '/Requests\/sec/ { print $2 }'
}

for _ in $(seq "$rounds"); do
    echo "$(measure "$server_port") $(measure "$bare_port")"
done | tee "$work/results" | awk '{ printf "server %s   bare %s\n", $1, $2 }'

median() {
    awk -v column="$1" '{ print $column }' "$work/results" | sort -n | awk '{ a[NR] = $1 } END { print a[int((NR + 1) / 2)] }'
}
awk -v server="$(median 1)" -v bare="$(median 2)" 'BEGIN { printf "median ratio %.2f\n", server / bare }'
