#!/bin/sh
# ol 10.11.0.
#
# Guess: what OpenLayers writes as KML it reads back; its GeoJSON does.
# Behaviour: a feature whose id is 0 is written without an id, one with 1 keeps it; a Date is written
# as an element without a value, so that it is gone when read, while numbers and yes-or-no become
# texts. No error is raised. GeoJSON of the same features keeps the id 0 and the day.
# Seen: <Placemark> for id 0, <Placemark id="1"> for id 1; <Data name="until"/>
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ol@10.11.0 jsdom@31.0.1
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM('<!doctype html>')
for (const name of ['document', 'DOMParser', 'XMLSerializer', 'Node', 'Document']) globalThis[name] = window[name]
const { default: Feature } = await import('ol/Feature.js')
const { default: GeoJSON } = await import('ol/format/GeoJSON.js')
const { default: KML } = await import('ol/format/KML.js')
const { default: Point } = await import('ol/geom/Point.js')

const features = [0, 1].map((id) => {
  const feature = new Feature({ geometry: new Point([37.62, 55.75]), until: new Date('2026-12-01T00:00:00Z'), price: 0 })
  feature.setId(id)
  return feature
})
const kml = new KML({ extractStyles: false })
const text = kml.writeFeatures(features)
console.log(text)
const read = kml.readFeatures(text).map((feature) => [feature.getId(), feature.get('until'), feature.get('price')])
console.log(read)
assert.deepEqual(read, [
  [undefined, undefined, '0'],
  ['1', undefined, '0'],
])
const geoJson = new GeoJSON().readFeatures(new GeoJSON().writeFeatures(features))
assert.deepEqual(geoJson.map((feature) => [feature.getId(), feature.get('until'), feature.get('price')]), [
  [0, '2026-12-01T00:00:00.000Z', 0],
  [1, '2026-12-01T00:00:00.000Z', 0],
])
JS
node run.js
