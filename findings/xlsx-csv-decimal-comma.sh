#!/bin/sh
# xlsx 0.18.5 (SheetJS).
#
# Guess: a sum with a decimal comma in a CSV with semicolons, as spreadsheets in Russia write it, is
# read as a text or as the sum.
# Behaviour: each comma is taken out before a cell is tried as a number, whatever stands between the
# cells of the file. 380,00 roubles become 38,000, half a per cent becomes five. A sum with a space
# between its thousands stays a text, so that one column has both. Days with dots are read with the
# month first where that can be, and stay texts where not. The option raw keeps all as texts.
# Seen:
#   380,00 -> 38000    0,5% -> 0.05    1 234,50 -> "1 234,50"
#   05.12.2026 -> 12 May 2026          31.12.2026 -> "31.12.2026"
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import XLSX from 'xlsx'

const file = 'Сумма;Скидка;День\n380,00;0,5%;05.12.2026\n1 234,50;10%;31.12.2026\n'
function read(options) {
  const { Sheets } = XLSX.read(file, { type: 'string', ...options })
  const rows = XLSX.utils.sheet_to_json(Sheets.Sheet1, { header: 1 }).slice(1)
  console.log(options, rows)
  return rows
}

const [[sum, discount, day], [spaced, ten, last]] = read({})
assert.equal(sum, 38000)
assert.equal(discount, 0.05)
assert.equal(ten, 0.1)
assert.equal(spaced, '1 234,50')
assert.equal(last, '31.12.2026')
const { y, m, d } = XLSX.SSF.parse_date_code(day)
console.log(`05.12.2026 is day ${d} of month ${m} of ${y}`)
assert.deepEqual([y, m, d], [2026, 5, 12])
assert.deepEqual(read({ raw: true })[0], ['380,00', '0,5%', '05.12.2026'])
JS
TZ=Europe/Moscow node run.js
