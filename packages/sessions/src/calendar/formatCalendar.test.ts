import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { formatCalendar, type Appointment } from './formatCalendar.ts'

const at = Date.parse('2026-11-24T08:00:00Z')
const appointment: Appointment = {
  id: 'session-42@kazan.parking',
  at,
  writtenAt: Date.parse('2026-11-24T07:00:00.999Z'),
  title: 'Парковка А 123 ВС 116 заканчивается',
  text: 'Зона 101',
  place: 'Казань, зона 101',
  alarms: [15, 5],
}

/** Reads the file as a calendar would. */
function read(written: string) {
  const calendar = ICAL.Component.fromString(written)
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('There is no event')
  const event = new ICAL.Event(component)
  return {
    event,
    alarms: component.getAllSubcomponents('valarm').map((alarm) => ({
      trigger: String(alarm.getFirstPropertyValue('trigger')),
      action: alarm.getFirstPropertyValue('action'),
    })),
    calendar,
  }
}

describe('formatCalendar', () => {
  it('writes what a calendar reads', () => {
    const { event, alarms, calendar } = read(formatCalendar(appointment))
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    // A method asks for an organizer (RFC 5546), and a file that is kept needs neither.
    expect(calendar.getFirstProperty('method')).toBeNull()
    expect(event.startDate.toJSDate().getTime()).toBe(at)
    expect(event.uid).toBe('session-42@kazan.parking')
    expect(event.summary).toBe(appointment.title)
    expect(event.location).toBe(appointment.place)
    expect(alarms).toEqual([
      { trigger: '-PT15M', action: 'DISPLAY' },
      { trigger: '-PT5M', action: 'DISPLAY' },
    ])
  })

  it('writes times in UTC, without parts of seconds', () => {
    const written = formatCalendar(appointment)
    expect(written).toContain('\r\nDTSTART:20261124T080000Z\r\n')
    expect(written).toContain('\r\nDTSTAMP:20261124T070000Z\r\n')
  })

  it('has each newer file count', () => {
    const later = formatCalendar({ ...appointment, writtenAt: appointment.writtenAt + 60_000 })
    expect(read(later).event.sequence).toBe(read(formatCalendar(appointment)).event.sequence + 1)
  })

  it.each([
    'Зона 101; ул. Баумана, 5 \\ двор',
    'two\nlines',
    'END:VEVENT\r\nBEGIN:VEVENT'.replace('\r', ''),
    'я'.repeat(500),
    '🅿️🚗'.repeat(60),
    `${'a'.repeat(62)}я`,
    'комбинация é и 👩‍👩‍👧',
    ',;\\n"',
  ])('brings odd characters back: %j', (text) => {
    const { event } = read(formatCalendar({ ...appointment, title: text, text, place: text }))
    expect([event.summary, event.description, event.location]).toEqual([text, text, text])
  })

  it('leaves out what no calendar takes', () => {
    const written = formatCalendar({ ...appointment, title: 'a\u0000b\u001B\r\nc\uD83D' })
    expect(read(written).event.summary).toBe('ab\nc\uFFFD')
  })

  it.each(['я', '🚗', 'a'])(
    'writes no line longer than 75 bytes, and parts no character: %s',
    (one) => {
      for (let length = 1; length < 160; length += 1) {
        const written = formatCalendar({ ...appointment, title: one.repeat(length) })
        const lines = written.split('\r\n')
        expect(lines.at(-1)).toBe('')
        for (const line of lines) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
        }
        expect(read(written).event.summary).toBe(one.repeat(length))
      }
    },
  )
})
