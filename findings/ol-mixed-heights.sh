#!/bin/sh
# @tmcw/togeojson 7.1.3 (reads a GPX track), ol 10.11.0 (reads the GeoJSON).
#
# Expected: a track whose first point has no height, as receivers write it before they know one, is drawn
# where it was driven.
# Behaviour: togeojson gives two numbers for the first point and three for the others, each as it was
# recorded. OpenLayers takes the count of the first for all, puts the numbers in one row and cuts it
# in twos: heights become longitudes, and a track of three points has four. No error is raised.
# Where it is the last point that has no height, all is right.
# Seen: [37.6, 55.7] [37.61, 55.71] [150, 37.62] [55.72, 151]
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.8 ol@10.11.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { gpx } from '@tmcw/togeojson'
import { DOMParser } from '@xmldom/xmldom'
import GeoJSON from 'ol/format/GeoJSON.js'

function draw(points) {
  const segment = points
    .map(([lon, lat, height]) => `<trkpt lat="${lat}" lon="${lon}">${height ? `<ele>${height}</ele>` : ''}</trkpt>`)
    .join('')
  const track = `<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="receiver"><trk><trkseg>${segment}</trkseg></trk></gpx>`
  const collection = gpx(new DOMParser().parseFromString(track, 'text/xml'))
  const [feature] = new GeoJSON().readFeatures(collection)
  const drawn = feature.getGeometry().getCoordinates()
  console.log(JSON.stringify(collection.features[0].geometry.coordinates), '->', JSON.stringify(drawn))
  return drawn
}

const all = [[37.6, 55.7, 149], [37.61, 55.71, 150], [37.62, 55.72, 151]]
assert.deepEqual(draw(all), all)
assert.deepEqual(draw([[37.6, 55.7], ...all.slice(1)]), [[37.6, 55.7], [37.61, 55.71], [150, 37.62], [55.72, 151]])
JS
node run.js
