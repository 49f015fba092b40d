#!/bin/sh
# xlsx 0.18.5 (SheetJS, writes), exceljs 4.4.0 and xlsx-populate 1.21.0 (read).
#
# Guess: an address on two lines, with the line ends of a Windows form, is read back as two lines.
# Behaviour: SheetJS writes the carriage return as _x000d_, in small letters. exceljs and xlsx-populate
# show those seven signs in the cell. exceljs does read the same sign in capitals, as Excel writes it.
# hucre and SheetJS read both.
# Seen: "Тверская, 1_x000d_\nкорпус 2"
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module", "overrides": { "traverse": "0.3.9" } }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 exceljs@4.4.0 xlsx-populate@1.21.0 hucre@1.0.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import XLSX from 'xlsx'
import XlsxPopulate from 'xlsx-populate'

const address = 'Тверская, 1\r\nкорпус 2'
const book = XLSX.utils.book_new()
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[address]]), 'Places')
const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })

const workbook = new ExcelJS.Workbook()
await workbook.xlsx.load(bytes)
const seen = {
  exceljs: workbook.worksheets[0].getCell('A1').value,
  xlsxPopulate: (await XlsxPopulate.fromDataAsync(bytes)).sheet(0).cell('A1').value(),
  hucre: (await readXlsx(new Uint8Array(bytes))).sheets[0].rows[0][0],
  xlsx: XLSX.read(bytes).Sheets.Places.A1.v,
}
console.log(seen)
const shown = 'Тверская, 1_x000d_\nкорпус 2'
assert.deepEqual(seen, { exceljs: shown, xlsxPopulate: shown, hucre: address, xlsx: address })

// The same sign in capitals.
const capitals = 'верх_x000D_\nниз'
const other = new ExcelJS.Workbook()
other.addWorksheet('Places').getCell('A1').value = capitals
const again = new ExcelJS.Workbook()
await again.xlsx.load(Buffer.from(await other.xlsx.writeBuffer()))
const value = again.worksheets[0].getCell('A1').value
console.log(JSON.stringify(value))
assert.equal(value, 'верх\r\nниз')
JS
node run.js
