#!/bin/sh
# xlsx 0.18.5 (SheetJS, writes), read-excel-file 9.3.17, exceljs 4.4.0 and hucre 1.0.0 (read).
#
# Guess: what one writes as a date the others read as a date, and a sum stays a sum.
# Behaviour: SheetJS numbers the formats of its own from 60 up and writes their codes beside the
# numbers. read-excel-file looks at the code of a format only from 100 up and takes smaller numbers
# for formats built into some Asian editions of Excel, of which a dozen from about 71 are days. So a
# date loses its date, and the twelfth format makes a day of a sum of money. exceljs and hucre read both right.
# Seen:
#   yyyy-mm-dd             46357
#   0.00" км" (the 12th)   1924-11-16T00:00:00.000Z, for 9087
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

// A list of tariffs, each with its own unit behind the sum, as a spreadsheet has them.
const units = ['₽', '₽/ч', '₽/сут', '₽/мес', '₽/год', 'ч', 'мин', 'сут', 'мест', 'шт', 'км', 'м', 'т', 'л']
const cells = [
  { t: 'n', v: 46357, z: 'yyyy-mm-dd' },
  ...units.map((unit) => ({ t: 'n', v: 9087, z: `0.00" ${unit}"` })),
]
const sheet = { '!ref': `A1:A${cells.length}` }
cells.forEach((cell, index) => {
  sheet[`A${index + 1}`] = cell
})
const book = XLSX.utils.book_new()
XLSX.utils.book_append_sheet(book, sheet, 'Tariffs')
const bytes = XLSX.write(book, { type: 'buffer', bookType: 'xlsx' })

const [{ data }] = await readExcelFile(bytes)
const workbook = new ExcelJS.Workbook()
await workbook.xlsx.load(bytes)
const { sheets } = await readXlsx(new Uint8Array(bytes))
const show = (value) => (value instanceof Date ? value.toISOString() : value)
const read = cells.map(({ z }, index) => ({
  format: z,
  readExcelFile: show(data[index][0]),
  exceljs: show(workbook.worksheets[0].getCell(index + 1, 1).value),
  hucre: show(sheets[0].rows[index][0]),
}))
console.table(read)

const [day, ...sums] = read
assert.equal(day.readExcelFile, 46357)
assert.equal(day.exceljs, '2026-12-01T00:00:00.000Z')
assert.equal(day.hucre, '2026-12-01T00:00:00.000Z')
assert.deepEqual(new Set(sums.map(({ exceljs }) => exceljs)), new Set([9087]))
assert.deepEqual(new Set(sums.map(({ hucre }) => hucre)), new Set([9087]))
const days = sums.filter(({ readExcelFile }) => readExcelFile !== 9087)
console.log(`${days.length} of ${sums.length} sums are days to read-excel-file`)
assert.ok(days.length > 0 && days.every((sum) => sum.readExcelFile === '1924-11-16T00:00:00.000Z'))
JS
node run.js
