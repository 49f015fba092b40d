#!/bin/sh
# @mapbox/shp-write 0.4.3 (writes), shpjs 6.2.0 (reads).
#
# Guess: a name in Russian is written in some encoding, or refused.
# Behaviour: of each letter only the lower byte is kept, so that no reader, with whatever encoding,
# can get the name back: different letters become one sign. Nothing says so: neither an error nor a
# file with the name of an encoding. Names of columns are cut to ten signs, as the format wants, but
# two that begin alike then become one column, with the value of the later.
# Seen:
#   Зона and its twin with U+0017, U+003E, U+003D, U+0030
#   { price_per_hour: 380, price_per_day: 2000 } -> { price_per_: 2000 }
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @mapbox/shp-write@0.4.3 shpjs@6.2.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import shpWrite from '@mapbox/shp-write'
import readShapes from 'shpjs'

const zip = await shpWrite.zip(
  {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [37.62, 55.75] },
        properties: { name: 'Зона', latin: 'Zone', price_per_hour: 380, price_per_day: 2000 },
      },
    ],
  },
  { outputType: 'nodebuffer', compression: 'STORE' },
)
const { features } = await readShapes(zip)
const { properties } = features[0]
console.log(properties)
const points = [...properties.name].map((sign) => sign.codePointAt(0).toString(16))
console.log(points.join(' '))
// З, о, н and а are U+0417, U+043E, U+043D and U+0430.
assert.deepEqual(points, ['17', '3e', '3d', '30'])
assert.equal(properties.latin, 'Zone')
assert.equal(properties.price_per_, 2000)
assert.equal(Object.keys(properties).length, 3)
assert.ok(!/\.cpg/.test(zip.toString('latin1')))
JS
node run.js
