#!/bin/sh
# ics 3.12.0 (writes), ical.js 2.2.1 and node-ical 0.27.2 (read).
#
# Guess: an organizer called ООО "Ромашка" keeps name and address, or ics refuses the name.
# Behaviour: ics puts a backslash before the quotation marks inside a quoted parameter, where the
# format knows no such sign, and reports no error. ical.js ends the name at the first mark and shows
# the backslash; node-ical has no organizer at all, so that the address is lost too. The same name
# without its marks is read by both.
# Seen:
#   written   ORGANIZER;CN="ООО \"Ромашка\"":MAILTO:fleet@example.com
#   ical.js   ООО \
#   node-ical undefined
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

function tryName(name) {
  const { error, value } = createEvent({
    title: 'Парковка',
    start: [2026, 12, 1, 10, 0],
    duration: { hours: 1 },
    organizer: { name, email: 'fleet@example.com' },
  })
  assert.equal(error, null)
  const event = new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')
  const organizer = event.getFirstProperty('organizer')
  const other = Object.values(nodeIcal.sync.parseICS(value)).find(({ type }) => type === 'VEVENT')
  const seen = {
    written: value.match(/ORGANIZER.*/)[0].trim(),
    icalJs: organizer.getParameter('cn'),
    nodeIcal: other.organizer,
  }
  console.log(seen)
  return seen
}

const plain = tryName('ООО Ромашка')
assert.equal(plain.icalJs, 'ООО Ромашка')
assert.equal(plain.nodeIcal.val, 'MAILTO:fleet@example.com')

const quoted = tryName('ООО "Ромашка"')
assert.equal(quoted.written, String.raw`ORGANIZER;CN="ООО \"Ромашка\"":MAILTO:fleet@example.com`)
assert.equal(quoted.icalJs, 'ООО \\')
assert.equal(quoted.nodeIcal, undefined)
JS
node run.js
