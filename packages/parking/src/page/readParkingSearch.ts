/** What an address of the parking page may say; `/profile/parking?zone=101&type=roadside`. */
export interface ParkingSearch {
  /** Number of a zone to fill in. */
  readonly zone?: string
  /** Code of a parking. */
  readonly parking?: string
  readonly type?: 'roadside' | 'planar'
  /** Plate of a vehicle to fill in. */
  readonly plate?: string
  /** Minutes to fill in. */
  readonly duration?: number
  /** The acquirer's number of a payment that the driver comes back from. */
  readonly payment?: string
  /** What the way back claims of it. */
  readonly result?: 'paid' | 'declined'
}

/** Longer than any zone, parking, plate or payment number. */
const longest = 64

/**
 * Reads the page's search: what is not one of its values is left out, so that no address breaks the
 * page.
 */
export function readParkingSearch(search: Readonly<Record<string, unknown>>): ParkingSearch {
  const { type, result } = search
  const zone = text(search['zone'])
  const parking = text(search['parking'])
  const plate = text(search['plate'])
  const payment = text(search['payment'])
  const duration = minutes(search['duration'])
  return {
    ...(zone === null ? {} : { zone }),
    ...(parking === null ? {} : { parking }),
    ...(type === 'roadside' || type === 'planar' ? { type } : {}),
    ...(plate === null ? {} : { plate }),
    ...(duration === null ? {} : { duration }),
    ...(payment === null ? {} : { payment }),
    ...(result === 'paid' || result === 'declined' ? { result } : {}),
  }
}

/** A name; null when it is none or too long to be one. A link of our own may hold a number. */
function text(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  const trimmed = value.trim()
  return trimmed === '' || trimmed.length > longest ? null : trimmed
}

function minutes(value: unknown): number | null {
  const count = typeof value === 'string' ? Number(value) : value
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : null
}
