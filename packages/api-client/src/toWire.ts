import type { VehicleDocumentType } from '@parking/domain'
import { type DateOnly, type Instant, type Kopecks, wallClock } from '@parking/pricing'
import { normalisePlate, type PlateFormat } from '@parking/plates'

/** Writes roubles with a dot: 12.50. */
export function writeMoney(kopecks: Kopecks): string {
  return `${Math.trunc(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
}

/** Writes a calendar date as DD/MM/YYYY. */
export function writeDate(date: DateOnly): string {
  return date.split('-').toReversed().join('/')
}

/** Writes an instant as the city's clocks show it: YYYY-MM-DD HH:mm:ss. */
function writeTime(instant: Instant, timeZone: string): string {
  const { date, minutesOfDay } = wallClock(instant, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  const seconds = Math.floor(instant / 1000) % 60
  return `${date} ${two(Math.floor(minutesOfDay / 60))}:${two(minutesOfDay % 60)}:${two(seconds)}`
}

/** Writes an instant that may be absent. */
export function timeField(instant: Instant | null | undefined, timeZone: string): string | null {
  return instant === null || instant === undefined ? null : writeTime(instant, timeZone)
}

/** Writes the format of a plate. */
export function writeFormat(format: PlateFormat): 'Russian' | 'Foreign' {
  return format === 'foreign' ? 'Foreign' : 'Russian'
}

/** Writes by which paper a vehicle is registered. */
export function writeVehicleDocument(type: VehicleDocumentType | null | undefined) {
  if (type === null || type === undefined) return type
  return type === 'vehiclePassport' ? 'Паспорт ТС' : 'Свидетельство о регистрации ТС'
}

/** Writes a plate in the letters of its alphabet, also one that was kept with others. */
export function writePlate(plate: string, format: PlateFormat | undefined): string {
  return format === undefined ? plate : normalisePlate(plate, format)
}
