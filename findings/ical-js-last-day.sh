#!/bin/sh
# ical.js 2.2.1, compared with rrule 2.8.1.
#
# Guess: rules for the last day of a month, of which the start is one, give last days only.
# Behaviour: the plain monthly rule does. Three other ways to say the same, all of them in the
# standard's own terms, do not: a yearly rule that names its months gives 3 March for February; a
# daily rule forgets the negative day; a monthly rule that takes the last of 28 to 31 gives each of
# them (BYSETPOS is passed over). No error is raised. rrule gives the days that were meant.
# Seen:
#   FREQ=YEARLY;BYMONTH=1,2,3;BYMONTHDAY=-1              01-31 03-03 03-31
#   FREQ=DAILY;BYMONTHDAY=1,-1                           01-31 02-01 03-01 (without 02-28)
#   FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1      01-31 02-28 03-28 03-29
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ical.js@2.2.1 rrule@2.8.1
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import rrule from 'rrule'

function expand(rule, count) {
  const dates = []
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString('2026-01-31T10:00:00'))
  while (dates.length < count) dates.push(iterator.next().toString().slice(5, 10))
  const others = rrule
    .rrulestr(`DTSTART:20260131T100000Z\nRRULE:${rule}`)
    .all((_, index) => index < count)
    .map((date) => date.toISOString().slice(5, 10))
  console.log(`${rule}\n  ical.js ${dates.join(' ')}\n  rrule   ${others.join(' ')}`)
  return { dates: dates.join(' '), others: others.join(' ') }
}

const plain = expand('FREQ=MONTHLY;BYMONTHDAY=-1', 4)
assert.deepEqual(plain, { dates: '01-31 02-28 03-31 04-30', others: '01-31 02-28 03-31 04-30' })
assert.deepEqual(expand('FREQ=YEARLY;BYMONTH=1,2,3;BYMONTHDAY=-1', 3), {
  dates: '01-31 03-03 03-31',
  others: '01-31 02-28 03-31',
})
assert.deepEqual(expand('FREQ=DAILY;BYMONTHDAY=1,-1', 4), {
  dates: '01-31 02-01 03-01 04-01',
  others: '01-31 02-01 02-28 03-01',
})
assert.deepEqual(expand('FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', 4), {
  dates: '01-31 02-28 03-28 03-29',
  others: '01-31 02-28 03-31 04-30',
})
JS
node run.js
