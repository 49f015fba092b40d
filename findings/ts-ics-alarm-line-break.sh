#!/bin/sh
# ts-ics 2.4.6 (writes), ical.js 2.2.1 (reads).
#
# Guess: a line break in the text of a reminder is written as \n, as in the text of its event.
# Behaviour: in the event's own description it is; in the description of its alarm the break is
# written as it is, so that half of the sentence stands on a line of its own. ical.js then refuses
# the whole calendar, with every event in it. A comma there is not escaped either.
# Seen:
#   DESCRIPTION:Зона 4013\nдо полудня        (of the event)
#   DESCRIPTION:Зона 4013 / до полудня       (of the alarm: two lines)
#   ical.js: invalid line (no token ";" or ":") ...
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ts-ics@2.4.6 ical.js@2.2.1
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ICAL from 'ical.js'
import { generateIcsCalendar } from 'ts-ics'

const write = (description) =>
  generateIcsCalendar({
    version: '2.0',
    prodId: '-//parking//EN',
    events: [
      {
        uid: 'stay-1@example.com',
        stamp: { date: new Date('2026-12-01T09:00:00Z') },
        start: { date: new Date('2026-12-01T10:00:00Z') },
        end: { date: new Date('2026-12-01T11:00:00Z') },
        summary: 'Парковка',
        description,
        alarms: [
          {
            action: 'DISPLAY',
            description,
            trigger: { type: 'relative', value: { before: true, minutes: 15 } },
          },
        ],
      },
    ],
  })

ICAL.parse(write('Зона 4013 до полудня'))

const text = write('Зона 4013\nдо полудня')
console.log(text)
assert.equal(text.split('DESCRIPTION:Зона 4013\\nдо полудня\r\n').length, 2)
assert.match(text, /DESCRIPTION:Зона 4013\r?\nдо полудня\r?\n/)
assert.throws(() => ICAL.parse(text), (error) => {
  console.log(`ical.js: ${error.message}`)
  return /invalid line/.test(error.message)
})
JS
node run.js
