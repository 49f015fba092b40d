#!/bin/sh
# @turf/turf 7.4.0.
#
# Guess: the functions that reckon distances on the globe either all cross 180 degrees or say that
# they don't. destination, midpoint, circle, distance and length do.
# Behaviour: along gives a point west of -180 degrees on a line that crosses, and buffer makes of a
# point near 180 degrees, as in Chukotka, a band around the whole globe: the side that crosses is
# written with the other sign, and the point itself is outside. circle of the same radius is right.
# Seen, around 179.9 degrees east, radius 50 km: circle 178.79..181.01, buffer -179.89..179.90
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @turf/turf@7.4.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { along, bbox, booleanPointInPolygon, buffer, circle, lineString, midpoint, point } from '@turf/turf'

const place = [179.9, 66]
const range = (feature) => {
  const [west, , east] = bbox(feature)
  return `${west.toFixed(2)}..${east.toFixed(2)}`
}
const band = buffer(point(place), 50)
const seen = {
  circle: range(circle(place, 50)),
  buffer: range(band),
  farAway: booleanPointInPolygon([37.6, 66], band),
  place: booleanPointInPolygon(place, band),
  nearby: booleanPointInPolygon([179.5, 66], band),
  midpoint: midpoint([179.5, 66], [-179.5, 66]).geometry.coordinates[0],
  along: along(lineString([[179.5, 66], [-179.5, 66]]), 10).geometry.coordinates[0].toFixed(2),
}
console.log(seen)
assert.equal(seen.circle, '178.79..181.01')
assert.equal(seen.buffer, '-179.89..179.90')
assert.equal(seen.farAway, true)
assert.equal(seen.place, false)
assert.equal(seen.nearby, false)
assert.equal(seen.along, '-180.28')
JS
node run.js
