#!/bin/sh
# wkx 0.5.0 (reads and writes), ol 10.11.0 (reads).
#
# Guess: a place without a position (POINT EMPTY), written in binary and read again, is still empty,
# as it is when read from its text.
# Behaviour: in binary an empty point is two NaN, by the custom of the databases that write it. wkx
# writes it so but reads it as a point at NaN, NaN. JSON has no NaN: the GeoJSON says null, null, and
# OpenLayers puts the place into the Gulf of Guinea, at 0, 0, while a true empty point draws nothing.
# Seen:
#   from text    {"type":"Point","coordinates":[]}
#   from binary  {"type":"Point","coordinates":[null,null]} -> 0, 0 on the map
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts wkx@0.5.0 ol@10.11.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import GeoJSON from 'ol/format/GeoJSON.js'
import wkx from 'wkx'

const empty = wkx.Geometry.parse('SRID=4326;POINT EMPTY')
const text = JSON.stringify(empty.toGeoJSON())
const again = wkx.Geometry.parse(empty.toEwkb())
const binary = JSON.stringify(again.toGeoJSON())
const polygon = wkx.Geometry.parse(wkx.Geometry.parse('POLYGON EMPTY').toWkb())
const on = (json) => new GeoJSON({ featureProjection: 'EPSG:3857' }).readGeometry(json)?.getCoordinates().map(Math.round)
console.log('from text  ', text, on(text))
console.log('from binary', binary, again.toWkt(), on(binary))
assert.equal(text, '{"type":"Point","coordinates":[]}')
assert.equal(binary, '{"type":"Point","coordinates":[null,null]}')
assert.equal(polygon.toWkt(), 'POLYGON EMPTY')
assert.deepEqual(on(binary).map((value) => value + 0), [0, 0])
assert.equal(on(text)?.length ?? 0, 0)
JS
node run.js
