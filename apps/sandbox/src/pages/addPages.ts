import type { FastifyInstance } from 'fastify'
import type { Cities } from '../city/createCities.ts'
import { openCityContext } from '../city/CityContext.ts'
import type { Store } from '../store/openStore.ts'
import { addAcquirer } from './addAcquirer.ts'
import { addBanner } from './addBanner.ts'
import { addBarrier } from './addBarrier.ts'
import { addFiscal } from './addFiscal.ts'
import { addOperator } from './addOperator.ts'
import { addOutbox } from './addOutbox.ts'
import { readFields, type PageDependencies } from './pageDependencies.ts'
import { addSigns } from './addSigns.ts'
import { addTariff } from './addTariff.ts'
import { addThirdParty } from './addThirdParty.ts'
import { addTiles } from './addTiles.ts'
import { text } from '../wire/input.ts'

/** An address with a city that is not served. */
class UnknownCity extends Error {
  readonly statusCode = 404
}

/** Adds the pages that stand around the back end; returns what others need to add theirs. */
export function addPages(app: FastifyInstance, store: Store, cities: Cities): PageDependencies {
  const dependencies: PageDependencies = {
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
    addSigns,
    addTariff,
    addThirdParty,
    addTiles,
  ]) {
    add(app, dependencies)
  }
  return dependencies
}
