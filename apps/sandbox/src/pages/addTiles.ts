import { tileFor } from '@parking/town'
import type { FastifyInstance } from 'fastify'
import { findTown } from '../cityMap/findTown.ts'
import { readFields, type PageDependencies } from './pageDependencies.ts'

/** A town never changes, so its tiles may be kept. */
const KEEP = 'public, max-age=86400'

/** Adds the base map: vector tiles of the generated town. */
export function addTiles(app: FastifyInstance, { contextFor }: PageDependencies): void {
  app.get('/sandbox/:cityId/tiles/:z/:x/:y.pbf', (request, reply) => {
    const { city } = contextFor(request)
    const params = readFields(request.params)
    const [z = -1, x = -1, y = -1] = ['z', 'x', 'y'].map((name) => Number(params[name]))
    const whole = [z, x, y].every((part) => Number.isSafeInteger(part) && part >= 0)
    const tile = whole ? tileFor(findTown(city), z, x, y) : null
    reply.header('cache-control', KEEP)
    if (!tile) return reply.code(204).send()
    return reply.type('application/vnd.mapbox-vector-tile').send(Buffer.from(tile))
  })
}
