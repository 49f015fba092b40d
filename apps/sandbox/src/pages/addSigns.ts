import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SMS_NUMBER } from '../handlers/options.ts'
import { SIGNS_STYLE, writeSigns } from '../signs/writeSigns.ts'
import { PAGE_HEADERS } from './html.ts'
import type { PageDependencies } from './pageDependencies.ts'

const styleHash = createHash('sha256').update(SIGNS_STYLE).digest('base64')

/** Adds the printable signs and stickers of a city's zones; their codes lead to this very site. */
export function addSigns(app: FastifyInstance, { contextFor }: PageDependencies): void {
  app.get('/sandbox/:cityId/pages/signs', async (request, reply) => {
    const { city } = contextFor(request)
    const zones = city.zones.all.filter(({ type }) => type === 'roadside')
    const site = `${request.protocol}://${request.host}/`
    const html = await writeSigns({ ...city, zones, site, smsNumber: SMS_NUMBER })
    const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`
    return reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
