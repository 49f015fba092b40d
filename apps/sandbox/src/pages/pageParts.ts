import type { FastifyRequest } from 'fastify'
import type { City } from '../city/city.ts'
import type { Store } from '../store/openStore.ts'

/** What the pages around the back end are made of. */
export interface PageParts {
  store: Store
  /** @throws UnknownCity */
  cityOfRequest(this: void, request: FastifyRequest): City
}
