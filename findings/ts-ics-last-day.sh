#!/bin/sh
# ts-ics 2.4.6, compared with rrule 2.8.1.
#
# Guess: BYMONTHDAY=-1 is the last day of the month, and a monthly rule that starts on the 31st stays
# there.
# Behaviour: -1 is taken for the last day but one, -2 for the last but two. A plain monthly rule that
# starts on 31 January gives 28 February, as some calendars do, and then the 28th for ever: each
# date is reckoned from the one before. The standard skips the months without a 31st.
# Seen:
#   FREQ=MONTHLY;BYMONTHDAY=-1   02-27 03-30 04-29
#   FREQ=MONTHLY                 01-31 02-28 03-28 04-28
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
    start: new Date('2026-01-31T10:00:00Z'),
    end: new Date('2026-06-15T00:00:00Z'),
  }).map((date) => date.toISOString().slice(5, 10))
  const others = rrule
    .rrulestr(`DTSTART:20260131T100000Z\nRRULE:${rule}`)
    .between(new Date('2026-01-01T00:00:00Z'), new Date('2026-06-15T00:00:00Z'))
    .map((date) => date.toISOString().slice(5, 10))
  console.log(`${rule}\n  ts-ics ${dates.join(' ')}\n  rrule  ${others.join(' ')}`)
  return { dates: dates.join(' '), others: others.join(' ') }
}

assert.deepEqual(expand('FREQ=MONTHLY;BYMONTHDAY=-1'), {
  dates: '02-27 03-30 04-29 05-30',
  others: '01-31 02-28 03-31 04-30 05-31',
})
assert.deepEqual(expand('FREQ=MONTHLY'), {
  dates: '01-31 02-28 03-28 04-28 05-28',
  others: '01-31 03-31 05-31',
})
JS
TZ=UTC node run.js
