#!/bin/sh
# shapefile 0.6.6 and shpjs 6.2.0 read the same table (dBASE, as beside a shapefile).
#
# Guess: what was left blank is null in both, whether a sum, a day or a yes-or-no.
# Behaviour: shapefile has null for a blank sum, but makes the end of November 1899 of a blank day,
# which no test for "is there an end date?" takes for none. shpjs has NaN for the sum, an invalid Date
# for the day, which throws once it is written out, and false for a yes-or-no that nobody answered
# (written as ? by the format).
# Seen:
#   shapefile { PRICE: null, UNTIL: 1899-11-30, PAID: null }
#   shpjs     { PRICE: NaN, UNTIL: Invalid Date, PAID: false }
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts shapefile@0.6.6 shpjs@6.2.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { openDbf } from 'shapefile'
import { parseDbf } from 'shpjs'

const fields = [
  ['PRICE', 'N', 10, 2],
  ['UNTIL', 'D', 8, 0],
  ['PAID', 'L', 1, 0],
]
const rows = ['    380.0020261201T', '                  ?']

/** Writes a table of dBASE III: a head of 32 bytes, 32 more a field, then the rows. */
function writeTable() {
  const head = Buffer.alloc(32 + fields.length * 32 + 1)
  head.set([3, 126, 12, 1])
  head.writeUInt32LE(rows.length, 4)
  head.writeUInt16LE(head.length, 8)
  head.writeUInt16LE(1 + rows[0].length, 10)
  fields.forEach(([name, type, length, decimals], index) => {
    const at = 32 + index * 32
    head.write(name, at, 'ascii')
    head.write(type, at + 11, 'ascii')
    head[at + 16] = length
    head[at + 17] = decimals
  })
  head[head.length - 1] = 13
  return Buffer.concat([head, ...rows.map((row) => Buffer.from(` ${row}`, 'ascii')), Buffer.from([26])])
}

assert.equal(rows[0].length, 19)
const table = new Uint8Array(writeTable())
const source = await openDbf(table)
const full = (await source.read()).value
const blank = (await source.read()).value
const [otherFull, otherBlank] = parseDbf(new DataView(table.buffer))
const show = ({ PRICE, UNTIL, PAID }) => ({
  PRICE,
  UNTIL: UNTIL instanceof Date && !Number.isNaN(UNTIL.getTime()) ? UNTIL.toISOString().slice(0, 10) : String(UNTIL),
  PAID,
})
console.log('shapefile', show(full), show(blank))
console.log('shpjs    ', show(otherFull), show(otherBlank))
assert.deepEqual(show(full), { PRICE: 380, UNTIL: '2026-12-01', PAID: true })
assert.deepEqual(show(otherFull), show(full))
assert.deepEqual(show(blank), { PRICE: null, UNTIL: '1899-11-30', PAID: null })
assert.deepEqual(show(otherBlank), { PRICE: NaN, UNTIL: 'Invalid Date', PAID: false })
JS
TZ=UTC node run.js
