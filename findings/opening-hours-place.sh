#!/bin/sh
# opening_hours 3.15.0.
#
# Expected: with the latitude and longitude as numbers, as the package's own types want them,
# "sunrise-sunset" follows the sun of the place; where the sun does not rise it is closed that day.
# Behaviour: only strings are taken for a place. Numbers are passed over without a warning, and the
# constants for an unknown place, 06:00 to 18:00, are used. With strings Moscow is right, but in
# Murmansk in December a question about the state throws a RangeError, though the rule was accepted:
# one place beyond the polar circle breaks a list of many.
# Seen, on 21 December:
#   Moscow, numbers   06:00-18:00
#   Moscow, strings   08:57-15:57
#   Murmansk, strings RangeError: Variable time "sunrise" does not occur on this date
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts opening_hours@3.15.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import OpeningHours from 'opening_hours'

const types = readFileSync('node_modules/opening_hours/types/index.d.ts', 'utf8')
assert.match(types, /\blat: number\b/)

const clock = (date) => date.toTimeString().slice(0, 5)
function hours(lat, lon) {
  const place = { lat, lon, address: { country_code: 'ru', state: 'Москва' } }
  const rule = new OpeningHours('sunrise-sunset', place)
  assert.deepEqual(rule.getWarnings(), [])
  const [[from, to]] = rule.getOpenIntervals(new Date('2026-12-21T00:00'), new Date('2026-12-21T23:59'))
  return `${clock(from)}-${clock(to)}`
}

console.log('Moscow, numbers  ', hours(55.75, 37.62))
console.log('Moscow, strings  ', hours('55.75', '37.62'))
assert.equal(hours(55.75, 37.62), '06:00-18:00')
assert.match(hours('55.75', '37.62'), /^08:5\d-15:5\d$/)
assert.throws(() => hours('68.97', '33.08'), (error) => {
  console.log('Murmansk, strings', String(error))
  return error instanceof RangeError && /does not occur on this date/.test(error.message)
})
JS
TZ=Europe/Moscow node run.js
