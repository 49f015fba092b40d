#!/bin/sh
# exceljs 4.4.0 (write), read-excel-file 9.3.17 and hucre 1.0.0 (read).
#
# Guess: a cell whose formula failed (#N/A of a lookup that found no car) is read as its text, as it is
# seen, or refused; in any case its row is there.
# Behaviour: read-excel-file gives null, as for an empty cell, while the same letters typed as a text stay
# a text; a last row of nothing but failed formulas is gone. hucre gives the text for both.
# Seen: ["B", null], [null, null], ["C", 2] and no sixth row, for six rows.
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts exceljs@4.4.0 read-excel-file@9.3.17 hucre@1.0.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'

const failed = { error: '#N/A' }
const rows = [
  ['Plate', 'Sum'],
  ['A', '#N/A'],
  ['B', failed],
  [failed, failed],
  ['C', 2],
  [failed, failed],
]
const workbook = new ExcelJS.Workbook()
workbook.addWorksheet('Stays').addRows(rows)
const bytes = Buffer.from(await workbook.xlsx.writeBuffer())

const [{ data }] = await readExcelFile(bytes)
const { sheets } = await readXlsx(new Uint8Array(bytes))
console.log('read-excel-file', JSON.stringify(data))
console.log('hucre', JSON.stringify(sheets[0].rows))
assert.deepEqual(data, [
  ['Plate', 'Sum'],
  ['A', '#N/A'],
  ['B', null],
  [null, null],
  ['C', 2],
])
assert.equal(sheets[0].rows.length, 6)
assert.equal(sheets[0].rows[2][1], '#N/A')
JS
node run.js
