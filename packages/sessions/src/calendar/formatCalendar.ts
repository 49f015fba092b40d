import type { Instant } from '@parking/pricing'

/** An appointment for a calendar, with alarms before it. */
export interface Appointment {
  /** The same for the same thing: a calendar puts a newer one in the place of an older one. */
  readonly id: string
  readonly at: Instant
  /** When it is written. */
  readonly writtenAt: Instant
  readonly title: string
  /** More about it, in lines. */
  readonly text: string
  readonly place: string
  /** Minutes before it. */
  readonly alarms: readonly number[]
}

/** The most bytes of a line; a longer one goes on in the next, after a space (RFC 5545, 3.1). */
const longestLine = 75

/** What no text of a calendar may hold (RFC 5545, 3.3.11), but for line ends, which are written. */
const control = /(?!\n)\p{Cc}/gu

/**
 * Writes an appointment as an iCalendar file (RFC 5545). Its time is written in UTC, so that it is the
 * same moment in every calendar, wherever its owner is.
 */
export function formatCalendar(appointment: Appointment): string {
  const { id, at, writtenAt, title, text, place, alarms } = appointment
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parking//Sessions//EN',
    'BEGIN:VEVENT',
    `UID:${writeText(id)}`,
    `DTSTAMP:${writeTime(writtenAt)}`,
    // The one that was written last counts.
    `SEQUENCE:${Math.floor(writtenAt / 60_000)}`,
    `DTSTART:${writeTime(at)}`,
    `SUMMARY:${writeText(title)}`,
    `DESCRIPTION:${writeText(text)}`,
    `LOCATION:${writeText(place)}`,
    'TRANSP:TRANSPARENT',
    ...alarms.flatMap((minutes) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${writeText(title)}`,
      `TRIGGER:-PT${minutes}M`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** `20261124T070000Z` */
function writeTime(at: Instant): string {
  return `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
}

function writeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(control, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** Parts a line between characters, never within one. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > longestLine) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
