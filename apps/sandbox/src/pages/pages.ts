import type { FastifyInstance } from 'fastify'
import type { Cities } from '../city/createCities.ts'
import { openCityContext } from '../city/CityContext.ts'
import type { Store } from '../store/openStore.ts'
import { addAcquirer } from './acquirer.ts'
import { addBanner } from './banner.ts'
import { addBarrier } from './barrier.ts'
import { addFiscal } from './fiscal.ts'
import { addOperator } from './operator.ts'
import { addOutbox } from './outbox.ts'
import { readFields, type PageParts } from './pageParts.ts'
import { addThirdParty } from './thirdParty.ts'
import { addTiles } from './tiles.ts'
import { text } from '../wire/input.ts'

/** An address with a city that is not served. */
class UnknownCity extends Error {
  readonly statusCode = 404
}

/** Adds the pages that stand around the back end; returns what others need to add theirs. */
export function addPages(app: FastifyInstance, store: Store, cities: Cities): PageParts {
  const parts: PageParts = {
    contextFor({ params }) {
      const city = cities.find(text(readFields(params), 'cityId'))
      if (!city) throw new UnknownCity('No such city')
      return openCityContext(store, city)
    },
  }
  for (const add of [
    addAcquirer,
    addBanner,
    addBarrier,
    addFiscal,
    addOperator,
    addOutbox,
    addThirdParty,
    addTiles,
  ]) {
    add(app, parts)
  }
  return parts
}
