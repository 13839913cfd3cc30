#!/usr/bin/env bash
# A whole bot in bash and curl that plays the first legal action.
#   ./first-bot.sh http://localhost:8080            opens a game in the lobby and waits for an opponent
#   ./first-bot.sh http://localhost:8080 LINK       takes a seat: any link to a game, or its ID
set -euo pipefail
server=${1:-http://localhost:8080} link=${2:-}
link=${link##*#/g/}
id=${link%%/*} key=${link#"$id"}
key=${key#/}
n=$$-$RANDOM

# post PATH JSON: sent until there is an answer; the commandId makes sure that it counts once.
post() {
  curl -sS --retry 20 --retry-all-errors --retry-delay 1 -X POST "$server$1" \
    -H 'content-type: application/json' ${token:+-H "authorization: Bearer $token"} -d "$2"
}
get() { curl -sS --retry 20 --retry-delay 1 "$server$1" -H "authorization: Bearer $token"; }
# field NAME: the first text of that name in the JSON on standard input.
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" | head -n 1; }

token=$(post /api/bots '{}' | field token)
[ -n "$id" ] || id=$(post /api/games "{\"commandId\":\"$n\",\"game\":\"duel\",\"listed\":true}" | field id)
entropy=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
post "/api/games/$id/join" "{\"commandId\":\"$n\",\"name\":\"First bot\",\"entropy\":\"$entropy\"${key:+,\"key\":\"$key\"}}" >/dev/null
echo "Playing $server/#/g/$id"

for ((move = 0; ; )); do
  view=$(get "/api/games/$id?legal=1")
  case $view in *'"ending":{'*) break ;; esac
  action=$(sed -n 's/.*"legal":\["\([^"]*\)".*/\1/p' <<<"$view")
  if [ -z "$action" ]; then sleep "${WAIT:-1}"; continue; fi
  post "/api/games/$id/commands" "{\"commandId\":\"m$((move++))\",\"command\":{\"type\":\"act\",\"action\":\"$action\"}}" >/dev/null
done
echo "Over: $(sed -n 's/.*"score":\(\[[^]]*\]\).*/\1/p' <<<"$view")"
