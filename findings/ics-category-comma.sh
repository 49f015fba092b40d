#!/bin/sh
# ics 3.12.0 and ts-ics 2.4.6 (write), ical.js 2.2.1 (reads).
#
# Guess: two categories stay two, whatever stands in their names.
# Behaviour: both writers escape a comma in a title or a place, but not in a category, so that
# "Парковка, центр" becomes two categories and the list has one more than was given.
# ical-generator 11.1.2 writes the same list right.
# Seen:
#   ics            Парковка | центр | Абонемент
#   ts-ics         Парковка | центр | Абонемент
#   ical-generator Парковка, центр | Абонемент
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts ics@3.12.0 ts-ics@2.4.6 ical-generator@11.1.2 ical.js@2.2.1
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import ical from 'ical-generator'
import ICAL from 'ical.js'
import { createEvent } from 'ics'
import { generateIcsCalendar } from 'ts-ics'

const categories = ['Парковка, центр', 'Абонемент']
const title = 'Место 5, уровень 2'
const start = new Date('2026-12-01T10:00:00Z')
const calendar = ical()
calendar.createEvent({ start, summary: title, categories: categories.map((name) => ({ name })) })
const texts = {
  ics: createEvent({ title, start: [2026, 12, 1, 10, 0], duration: { hours: 1 }, categories }).value,
  'ts-ics': generateIcsCalendar({
    version: '2.0',
    prodId: '-//parking//EN',
    events: [
      { uid: '1@example.com', stamp: { date: start }, start: { date: start }, duration: { hours: 1 }, summary: title, categories },
    ],
  }),
  'ical-generator': calendar.toString(),
}
const read = {}
for (const [name, text] of Object.entries(texts)) {
  const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  assert.equal(event.getFirstPropertyValue('summary'), title)
  read[name] = event.getFirstProperty('categories').getValues().map((value) => value.trim())
  console.log(name, read[name].join(' | '))
}
const split = ['Парковка', 'центр', 'Абонемент']
assert.deepEqual(read, { ics: split, 'ts-ics': split, 'ical-generator': categories })
JS
node run.js
