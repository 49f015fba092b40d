import type { Calendar, Instant } from '@parking/pricing'
import { buildZones } from '../zones/buildZones.ts'
import { createFaults } from './faults.ts'
import type { Store } from '../store/openStore.ts'
import type { City, CityFacts } from './city.ts'
import { openClock } from './clock.ts'
import { readImport } from './importedMap.ts'
import { createLag } from './lag.ts'
import { findModes } from './findModes.ts'
import { createZoneBook } from '../zones/zoneBook.ts'

/** What opening a city takes. */
export interface CityTools {
  store: Store
  calendar: Calendar
  /** The machine's clock. */
  machine: () => Instant
  /** Fills an empty city with its accounts and texts. */
  seed(city: City): void
}

/** Opens cities when they are first asked for, so that starting costs nothing. */
export function createCities(facts: readonly CityFacts[], tools: CityTools) {
  const known = new Map(facts.map((city) => [city.id, city]))
  const open = new Map<string, City>()
  return {
    ids: [...known.keys()],
    find(id: string): City | undefined {
      const opened = open.get(id)
      if (opened) return opened
      const found = known.get(id)
      if (!found) return undefined
      const city = openCity(found, tools)
      open.set(id, city)
      return city
    },
  }
}

/** The cities of a sandbox. */
export type Cities = ReturnType<typeof createCities>

function openCity(facts: CityFacts, tools: CityTools): City {
  // A city whose filling fails is no city: its row goes with what was filled in.
  return tools.store.transaction(() => fillCity(facts, tools))
}

function fillCity(facts: CityFacts, tools: CityTools): City {
  const { store } = tools
  const fresh = !store.get(store.from.selectFrom('cities').select('id').where('id', '=', facts.id))
  if (fresh) {
    store.run(
      store.from
        .insertInto('cities')
        .values({ id: facts.id, clock_offset: 0, frozen_at: null, scenario: 'everything' }),
    )
  }
  const imported = readImport(store, facts.id)
  const zones = imported && imported.zones.length > 0 ? imported.zones : buildZones(facts)
  const city: City = {
    ...facts,
    modes: findModes(facts.id),
    calendar: tools.calendar,
    clock: openClock(store, facts.id, tools.machine),
    faults: createFaults(),
    lag: createLag(),
    zones: createZoneBook(zones),
    imported,
  }
  if (fresh) tools.seed(city)
  return city
}
