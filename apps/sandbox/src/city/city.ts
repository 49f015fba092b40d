import type { Calendar } from '@parking/pricing'
import type { Faults } from './faults.ts'
import type { Lag } from './lag.ts'
import type { Clock } from './clock.ts'
import type { ImportedMap } from './importedMap.ts'
import type { CityModes } from './findModes.ts'
import type { ZoneBook } from '../zones/zoneBook.ts'

/** What a city's file says and the back end needs. */
export interface CityFacts {
  readonly id: string
  readonly name: { readonly ru: string; readonly en: string }
  /** Degrees: longitude, latitude. */
  readonly center: readonly [lon: number, lat: number]
  /** Degrees: west, south, east, north. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number]
  readonly timeZone: string
  readonly contacts: { readonly phone: string; readonly email: string }
  readonly initialZoom: number
  /** What an SMS command begins with; null where there are none. */
  readonly smsPrefix: string | null
  readonly cadastral: boolean
  /** Whether an Idempotency-Key is known; a city without them passes over the header. */
  readonly idempotencyKey: boolean
  /** Whether the call is there that tells what became of a key. */
  readonly chargeStatus: boolean
  /** Whether the call is there that ends a token. */
  readonly logout: boolean
}

/** A city while the sandbox runs: its facts, its modes, its own time, faults and lag. */
export interface City extends CityFacts {
  readonly modes: CityModes
  readonly calendar: Calendar
  readonly clock: Clock
  readonly faults: Faults
  readonly lag: Lag
  readonly zones: ZoneBook
  /** The real map, where one was imported. */
  readonly imported: ImportedMap | null
}
