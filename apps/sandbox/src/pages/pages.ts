import type { FastifyInstance } from 'fastify'
import type { Cities } from '../city/createCities.ts'
import { isRecord } from '../wire/input.ts'
import type { Store } from '../store/openStore.ts'
import { addAcquirer } from './acquirer.ts'
import { addBarrier } from './barrier.ts'
import { addFiscal } from './fiscal.ts'
import { addOperator } from './operator.ts'
import { addOutbox } from './outbox.ts'
import type { PageParts } from './pageParts.ts'
import { addThirdParty } from './thirdParty.ts'
import { addTiles } from './tiles.ts'

/** An address with a city that is not served. */
class UnknownCity extends Error {
  readonly statusCode = 404
}

/** Adds the pages that stand around the back end; returns what others need to add theirs. */
export function addPages(app: FastifyInstance, store: Store, cities: Cities): PageParts {
  const parts: PageParts = {
    store,
    cityOfRequest({ params }) {
      const city = isRecord(params) ? cities.find(String(params['cityId'])) : undefined
      if (!city) throw new UnknownCity('No such city')
      return city
    },
  }
  for (const add of [
    addAcquirer,
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
