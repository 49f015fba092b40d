#!/bin/sh
# exceljs 4.4.0 and xlsx 0.18.5 (write), xlsx 0.18.5, hucre 1.0.0 and read-excel-file 9.3.17 (read).
#
# Guess: SheetJS, whose documentation names both epochs, reads a workbook that counts from 1904 (as
# Excel for Mac made them) right, and one that it marks so itself is read right by others.
# Behaviour: asked for dates (cellDates), it reads every day 1,462 days early; and marking a workbook
# date1904 changes the mark only, not the numbers, so that others read it 1,462 days late. Writing and
# reading with SheetJS alone hides both. hucre and read-excel-file read the workbook of exceljs right;
# read-excel-file also gives the right day for that of SheetJS, only because it does not know the mark
# in the spelling "true".
# Seen, for 1 December 2026:
#   exceljs -> xlsx   2022-11-30
#   xlsx    -> hucre  2030-12-02
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module", "overrides": { "traverse": "0.3.9" } }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts xlsx@0.18.5 read-excel-file@9.3.17 exceljs@4.4.0 hucre@1.0.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import { readXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import XLSX from 'xlsx'

const day = new Date('2026-12-01T00:00:00Z')
const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)

const workbook = new ExcelJS.Workbook()
workbook.properties.date1904 = true
const cell = workbook.addWorksheet('Stays').getCell('A1')
cell.value = day
cell.numFmt = 'yyyy-mm-dd'
const byExceljs = Buffer.from(await workbook.xlsx.writeBuffer())

const book = XLSX.utils.book_new()
book.Workbook = { WBProps: { date1904: true } }
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[day]], { cellDates: true }), 'Stays')
const byXlsx = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })

async function read(bytes) {
  const [{ data }] = await readExcelFile(bytes)
  const { sheets } = await readXlsx(new Uint8Array(bytes))
  return {
    xlsx: show(XLSX.read(bytes, { cellDates: true }).Sheets.Stays.A1.v),
    hucre: show(sheets[0].rows[0][0]),
    readExcelFile: show(data[0][0]),
  }
}

const seen = { exceljs: await read(byExceljs), xlsx: await read(byXlsx) }
console.log(seen)
assert.deepEqual(seen, {
  exceljs: { xlsx: '2022-11-30', hucre: '2026-12-01', readExcelFile: '2026-12-01' },
  xlsx: { xlsx: '2026-12-01', hucre: '2030-12-02', readExcelFile: '2026-12-01' },
})
JS
TZ=UTC node run.js
