#!/bin/sh
# dayjs 1.11.23 with its plugin customParseFormat and its Russian locale.
#
# Guess: what dayjs writes with a format it reads back with the same format.
# Behaviour: it does in eleven months. A day of December comes back a year later, and strict
# parsing calls the same text invalid. Only the form used after a day is hurt ("декабря", not
# "декабрь" or "дек."); other languages with two forms of a month's name have it too.
# Seen:
#   5 ноября 2026 -> 2026-11-05, strict 2026-11-05
#   5 декабря 2026 -> 2027-12-05, strict Invalid Date
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts dayjs@1.11.23
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import 'dayjs/locale/ru.js'

dayjs.extend(customParseFormat)
const format = 'D MMMM YYYY'
const wrong = []
for (let month = 1; month <= 12; month += 1) {
  const day = `2026-${String(month).padStart(2, '0')}-05`
  const text = dayjs(day).locale('ru').format(format)
  const read = dayjs(text, format, 'ru').format('YYYY-MM-DD')
  const strict = dayjs(text, format, 'ru', true).format('YYYY-MM-DD')
  console.log(`${text} -> ${read}, strict ${strict}`)
  if (read !== day) wrong.push([text, read, strict])
}
assert.deepEqual(wrong, [['5 декабря 2026', '2027-12-05', 'Invalid Date']])
JS
node run.js
