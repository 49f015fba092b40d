#!/bin/sh
# fflate 0.8.3 and the zlib and DecompressionStream of Node 26.
#
# Guess: a gzip file of two parts, as joined daily logs and exports are, is unpacked whole by all of
# them, as the format allows.
# Behaviour: node:zlib gives both parts; so does the streaming Gunzip of fflate. gunzipSync of
# fflate gives the first part only, and of that no more than the length of the last, which it finds at
# the end of the file: no error tells (with very short parts it throws). DecompressionStream throws
# after the first part, as the browsers' standard wants it; that of Node 22 still gave both.
# Seen, for parts of 200 and 50 lines:
#   zlib, Gunzip        250 lines
#   fflate gunzipSync   50 lines, all of the first part
#   DecompressionStream TypeError
# Needs Node 26 and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts fflate@0.8.3
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { gunzipSync as nodeGunzip, gzipSync } from 'node:zlib'
import { Gunzip, gunzipSync } from 'fflate'

const line = (part) => (_, index) => `${part};${String(index).padStart(4, '0')};380.00\n`
const parts = [
  Array.from({ length: 200 }, line('monday')).join(''),
  Array.from({ length: 50 }, line('friday')).join(''),
]
const file = new Uint8Array(Buffer.concat(parts.map((part) => gzipSync(part))))
const whole = parts.join('')

const streamed = []
const stream = new Gunzip((chunk) => streamed.push(Buffer.from(chunk)))
stream.push(file, true)
const cut = Buffer.from(gunzipSync(file))
const browser = await new Response(
  new Blob([file]).stream().pipeThrough(new DecompressionStream('gzip')),
)
  .text()
  .catch((error) => error)

const count = (bytes) => `${Buffer.from(bytes).toString().split('\n').length - 1} lines`
console.log('zlib               ', count(nodeGunzip(file)))
console.log('fflate Gunzip      ', count(Buffer.concat(streamed)))
console.log('fflate gunzipSync  ', count(cut), JSON.stringify(cut.toString().slice(-22)))
console.log('DecompressionStream', browser instanceof Error ? String(browser) : count(browser))
assert.equal(nodeGunzip(file).toString(), whole)
assert.equal(Buffer.concat(streamed).toString(), whole)
assert.equal(cut.toString(), parts[0].slice(0, parts[1].length))
assert.ok(browser instanceof TypeError)
JS
node run.js
