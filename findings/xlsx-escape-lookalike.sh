#!/bin/sh
# write-excel-file 4.1.1, exceljs 4.4.0, hucre 1.0.0 and xlsx 0.18.5 (write); read-excel-file 9.3.17,
# exceljs, hucre and xlsx (read).
#
# Guess: a text with _x0416_ in it, as names of scanned files and devices have, comes back as it was, at
# least from the library that wrote it.
# Behaviour: in a workbook _x0416_ is the sign for a letter, so that a text which has it by chance must be
# written _x005F_x0416_. All four readers know the sign; none of the four writers looks for it in a
# text, not even hucre and SheetJS, which write it for control characters. So the text changes on
# fifteen of sixteen ways (exceljs reads it as it is in the kind of cell that SheetJS writes).
# Seen: scan_x0416_1.pdf -> scanЖ1.pdf
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module", "overrides": { "traverse": "0.3.9" } }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  write-excel-file@4.1.1 read-excel-file@9.3.17 exceljs@4.4.0 hucre@1.0.0 xlsx@0.18.5
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ExcelJS from 'exceljs'
import { readXlsx, writeXlsx } from 'hucre'
import readExcelFile from 'read-excel-file/node'
import writeExcelFile from 'write-excel-file/node'
import XLSX from 'xlsx'

const name = 'scan_x0416_1.pdf'
const workbook = new ExcelJS.Workbook()
workbook.addWorksheet('Files').getCell('A1').value = name
const book = XLSX.utils.book_new()
XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([[name]]), 'Files')
const files = {
  'write-excel-file': await writeExcelFile([[{ value: name, type: String }]]).toBuffer(),
  exceljs: Buffer.from(await workbook.xlsx.writeBuffer()),
  hucre: Buffer.from(await writeXlsx({ sheets: [{ name: 'Files', rows: [[name]] }] })),
  xlsx: XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }),
}
const seen = {}
for (const [writer, bytes] of Object.entries(files)) {
  const other = new ExcelJS.Workbook()
  await other.xlsx.load(bytes)
  seen[writer] = {
    'read-excel-file': (await readExcelFile(bytes))[0].data[0][0],
    exceljs: other.worksheets[0].getCell('A1').value,
    hucre: (await readXlsx(new Uint8Array(bytes))).sheets[0].rows[0][0],
    xlsx: Object.values(XLSX.read(bytes).Sheets)[0].A1.v,
  }
}
console.table(seen)
const changed = 'scanЖ1.pdf'
const all = { 'read-excel-file': changed, exceljs: changed, hucre: changed, xlsx: changed }
assert.deepEqual(seen, {
  'write-excel-file': all,
  exceljs: all,
  hucre: all,
  xlsx: { ...all, exceljs: name, xlsx: 'scan\u00161.pdf' },
})
JS
node run.js
