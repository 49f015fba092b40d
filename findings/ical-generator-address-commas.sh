#!/bin/sh
# ical-generator 11.1.2 (writes), ical.js 2.2.1 and node-ical 0.27.2 (read).
#
# Expected: the address of an event comes back as it was given.
# Behaviour: it is declared VALUE=URI, where nothing is escaped, and escaped like a text all the
# same: every comma and semicolon gets a backslash. ical.js keeps the backslashes, as the format
# says, so that a link to a place on a map (longitude, comma, latitude) leads elsewhere. node-ical
# takes them away, so that a test with that reader sees nothing.
# Seen:
#   URL;VALUE=URI:https://example.com/map?ll=37.62\,55.75&z=17
#   ical.js   https://example.com/map?ll=37.62\,55.75&z=17
#   node-ical https://example.com/map?ll=37.62,55.75&z=17
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ical-generator@11.1.2 ical.js@2.2.1 node-ical@0.27.2
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ical from 'ical-generator'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'

const url = 'https://example.com/map?ll=37.62,55.75&z=17'
const calendar = ical()
calendar.createEvent({ start: new Date('2026-12-01T10:00:00Z'), summary: 'Парковка', url })
const text = calendar.toString()
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
const other = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT')
const read = { icalJs: event.getFirstPropertyValue('url'), nodeIcal: other.url.val ?? other.url }
console.log(text.match(/URL.*(\r\n .*)*/)[0])
console.log(read)
assert.deepEqual(read, { icalJs: url.replace(',', '\\,'), nodeIcal: url })
JS
node run.js
