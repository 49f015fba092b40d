#!/bin/sh
# ts-ics 2.4.6, compared with rrule 2.8.1.
#
# Guess: "the second Tuesday of the month" keeps the hour of its start, and the start is the first.
# Behaviour: every rule that counts weekdays within a month or a year falls at midnight, and the
# start itself is missing. A weekly rule on the same weekday keeps its hour and its start.
# Seen:
#   FREQ=MONTHLY;BYDAY=2TU   02-10T00:00 03-10T00:00 (start 01-13T10:00)
#   FREQ=WEEKLY;BYDAY=TU     01-13T10:00 01-20T10:00
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 rrule@2.8.1
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import rrule from 'rrule'
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from 'ts-ics'

function expand(rule) {
  const dates = extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value: rule }), {
    start: new Date('2026-01-13T10:00:00Z'),
    end: new Date('2026-12-31T00:00:00Z'),
  })
    .slice(0, 2)
    .map((date) => date.toISOString().slice(5, 16))
  const others = rrule
    .rrulestr(`DTSTART:20260113T100000Z\nRRULE:${rule}`)
    .all((_, index) => index < 2)
    .map((date) => date.toISOString().slice(5, 16))
  console.log(`${rule}\n  ts-ics ${dates.join(' ')}\n  rrule  ${others.join(' ')}`)
  return { dates: dates.join(' '), others: others.join(' ') }
}

assert.deepEqual(expand('FREQ=WEEKLY;BYDAY=TU'), {
  dates: '01-13T10:00 01-20T10:00',
  others: '01-13T10:00 01-20T10:00',
})
assert.deepEqual(expand('FREQ=MONTHLY;BYDAY=2TU'), {
  dates: '02-10T00:00 03-10T00:00',
  others: '01-13T10:00 02-10T10:00',
})
JS
TZ=UTC node run.js
