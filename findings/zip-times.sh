#!/bin/sh
# jszip 3.10.2, fflate 0.8.3 and @zip.js/zip.js 2.24.0 (write), jszip and yauzl 3.4.0 (read).
#
# Guess: the time of a file in a zip made on one machine is the same to all readers on that machine.
# Behaviour: the format holds a clock's time without a zone, which everyone but jszip takes for the
# local clock. jszip writes and reads it as UTC, so that alone it is consistent. Between it and the
# others each file of the zip is off by the zone: three hours in Moscow, and a day's last files move
# to another day.
# Seen, for 22:30 in Moscow (19:30 UTC):
#   jszip -> yauzl    19:30 in Moscow
#   fflate -> jszip   01:30 of the next day in Moscow
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts jszip@3.10.2 fflate@0.8.3 yauzl@3.4.0 @zip.js/zip.js@2.24.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { zipSync } from 'fflate'
import JSZip from 'jszip'
import yauzl from 'yauzl'

const date = new Date('2026-12-01T22:30:00+03:00')
const name = 'report.txt'
const writer = new ZipWriter(new Uint8ArrayWriter(), { extendedTimestamp: false })
await writer.add(name, new TextReader('x'), { lastModDate: date })
const zips = {
  jszip: await new JSZip().file(name, 'x', { date }).generateAsync({ type: 'nodebuffer' }),
  fflate: Buffer.from(zipSync({ [name]: [new Uint8Array([120]), { mtime: date }] })),
  'zip.js': Buffer.from(await writer.close()),
}
const byYauzl = (zip) =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => {
      if (error) return reject(error)
      file.on('entry', (entry) => resolve(entry.getLastModDate()))
      file.readEntry()
    })
  })
const show = (time) => time.toLocaleString('sv', { timeZone: 'Europe/Moscow' }).slice(5, 16)

const seen = {}
for (const [maker, zip] of Object.entries(zips)) {
  const { date: read } = (await JSZip.loadAsync(zip)).file(name)
  seen[maker] = { jszip: show(read), yauzl: show(await byYauzl(zip)) }
}
console.table(seen)
assert.deepEqual(seen, {
  jszip: { jszip: '12-01 22:30', yauzl: '12-01 19:30' },
  fflate: { jszip: '12-02 01:30', yauzl: '12-01 22:30' },
  'zip.js': { jszip: '12-02 01:30', yauzl: '12-01 22:30' },
})
JS
TZ=Europe/Moscow node run.js
