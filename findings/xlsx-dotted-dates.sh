#!/bin/sh
# xlsx 0.18.5 (SheetJS).
#
# Guess: a date shown as DD.MM.YYYY, as all of Russia writes it, is written out like one with slashes.
# Behaviour: its formatter cannot do a date with dots. Reading a workbook hides that: the cell merely
# has no text, and the CSV and JSON made of it hold the day's number. Making a sheet from a Date with
# that format throws a plain string, which is not an Error.
# Seen, for the day 1 December 2026:
#   dd/mm/yyyy  01/12/2026
#   dd.mm.yyyy  46357
#   aoa_to_sheet with dateNF: "bad second format: ." is thrown
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

const seen = {}
for (const format of ['dd/mm/yyyy', 'dd-mm-yyyy', 'dd.mm.yyyy', 'dd.mm.yy', 'yyyy.mm.dd']) {
  const sheet = { '!ref': 'A1', A1: { t: 'n', v: 46357, z: format } }
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(book, sheet, 'Stays')
  const read = XLSX.read(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }))
  seen[format] = XLSX.utils.sheet_to_csv(read.Sheets.Stays).trim()
}
console.log(seen)
assert.deepEqual(seen, {
  'dd/mm/yyyy': '01/12/2026',
  'dd-mm-yyyy': '01-12-2026',
  'dd.mm.yyyy': '46357',
  'dd.mm.yy': '46357',
  'yyyy.mm.dd': '46357',
})
const make = (dateNF) => XLSX.utils.aoa_to_sheet([[new Date(2026, 11, 1)]], { dateNF })
make('dd/mm/yyyy')
let thrown
try {
  make('dd.mm.yyyy')
} catch (error) {
  thrown = error
}
console.log('thrown:', thrown)
assert.equal(thrown, 'bad second format: .')
JS
node run.js
