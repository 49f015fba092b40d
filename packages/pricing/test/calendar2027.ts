import type { Calendar } from '../src/index.ts'

/** The days around New Year and the working Saturday of February 2027. */
export const calendar: Calendar = {
  holidays: [
    '2026-12-31',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((day) => `2027-01-0${day}`),
    '2027-02-22',
    '2027-02-23',
  ],
  workingDays: ['2027-02-20'],
}
