#!/bin/sh
# @turf/turf 7.4.0.
#
# Expected: a line moved 100 metres aside is 100 metres away, wherever on earth it runs; circle and
# buffer of the same package keep their distance.
# Behaviour: the distance is turned into degrees as at the equator, and the same degrees are taken of
# longitude. A street that runs north to south in Moscow moves 56 metres, one from west to east 100;
# the further north, the worse.
# Seen, in metres: equator 100.0, Moscow 56.3, Murmansk 35.9; west to east 100.0
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts @turf/turf@7.4.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { circle, distance, lineOffset, lineString, pointToLineDistance } from '@turf/turf'

const units = { units: 'meters' }
const metres = (from, to) => {
  const line = lineString([from, to])
  const [start] = lineOffset(line, 100, units).geometry.coordinates
  return pointToLineDistance(start, line, units).toFixed(1)
}
const seen = {
  equator: metres([37.6, 0], [37.6, 0.01]),
  moscow: metres([37.6, 55.75], [37.6, 55.76]),
  murmansk: metres([33.08, 68.97], [33.08, 68.98]),
  moscowWestToEast: metres([37.6, 55.75], [37.62, 55.75]),
  circleInMoscow: distance([37.6, 55.75], circle([37.6, 55.75], 100, units).geometry.coordinates[0][20], units).toFixed(1),
}
console.log(seen)
assert.deepEqual(seen, {
  equator: '100.0',
  moscow: '56.3',
  murmansk: '35.9',
  moscowWestToEast: '100.0',
  circleInMoscow: '100.0',
})
JS
node run.js
