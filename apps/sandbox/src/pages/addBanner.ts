import type { FastifyInstance } from 'fastify'
import type { PageDependencies } from './pageDependencies.ts'

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270">
  <rect width="480" height="270" fill="#1d4ed8"/>
  <rect x="40" y="75" width="120" height="120" rx="20" fill="#fff"/>
  <text x="100" y="166" font-family="sans-serif" font-size="88" font-weight="700" fill="#1d4ed8" text-anchor="middle">P</text>
  <text x="190" y="122" font-family="sans-serif" font-size="30" font-weight="700" fill="#fff">Новые места</text>
  <text x="190" y="160" font-family="sans-serif" font-size="30" font-weight="700" fill="#fff">в центре</text>
  <text x="190" y="196" font-family="sans-serif" font-size="20" fill="#dbe4ff">с 1 декабря</text>
</svg>`

/** Adds the picture that a city shows to everybody once. */
export function addBanner(app: FastifyInstance, { contextFor }: PageDependencies): void {
  app.get('/sandbox/:cityId/pages/banner.svg', (request, reply) => {
    contextFor(request)
    return reply.type('image/svg+xml').send(PICTURE)
  })
}
