#!/bin/sh
# ics 3.12.0 (writes), ical.js 2.2.1 and node-ical 0.27.2 (read).
#
# Guess: a backslash in a text is read back as a backslash.
# Behaviour: the writer doubles it, as the format asks, and ical.js reads it back. node-ical looks
# for \n before it looks for \\, so that a doubled backslash before the letter n becomes a backslash
# and a line break: the n is lost. Other letters after a backslash are read right.
# Seen, for the text "Ворота A\north":
#   ical.js   "Ворота A\north"
#   node-ical "Ворота A\" and "orth" on two lines
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ics@3.12.0 ical.js@2.2.1 node-ical@0.27.2
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import { createEvent } from 'ics'
import nodeIcal from 'node-ical'

function read(location) {
  const { value } = createEvent({
    title: 'Парковка',
    start: [2026, 12, 1, 10, 0],
    duration: { hours: 1 },
    location,
  })
  const event = new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')
  const other = Object.values(nodeIcal.sync.parseICS(value)).find(({ type }) => type === 'VEVENT')
  const seen = { icalJs: event.getFirstPropertyValue('location'), nodeIcal: other.location }
  console.log(JSON.stringify(location), JSON.stringify(seen))
  return seen
}

const south = 'Ворота A\\south'
assert.deepEqual(read(south), { icalJs: south, nodeIcal: south })
const north = 'Ворота A\\north'
assert.deepEqual(read(north), { icalJs: north, nodeIcal: 'Ворота A\\\north' })
JS
node run.js
