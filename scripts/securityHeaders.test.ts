import { describe, expect, it } from 'vitest'
import { nginxOfCity } from './lib/nginxOfCity.ts'
import { securityHeaders } from './lib/securityHeaders.ts'

const reports = 'https://reports.parking.example/policy?city=kazan'
const city = {
  id: 'kazan',
  apiUrl: 'https://kazan.parking.example/',
  mapSource: { kind: 'vector', url: 'https://tiles.parking.example/{z}/{x}/{y}.mvt' },
} as const

const apps = ['portal', 'coop'] as const

describe('the policy', () => {
  it('lets a page fetch its own files ahead, and leaves nothing else to the default', () => {
    const policy = securityHeaders()['content-security-policy'] ?? ''
    const directives = policy.split('; ').map((line) => line.split(' '))
    expect(directives).toContainEqual(['default-src', "'self'"])
    const kinds = ['script', 'style', 'img', 'font', 'connect', 'worker', 'manifest', 'media']
    const own = [...kinds, 'child', 'frame', 'object'].map((kind) => `${kind}-src`)
    const named = directives.map(([name]) => name)
    expect(named).toEqual(expect.arrayContaining(own))
    for (const kind of ['media', 'child', 'frame', 'object']) {
      expect(directives).toContainEqual([`${kind}-src`, "'none'"])
    }
  })
})

describe('breaches of the policy', () => {
  it('are reported where that is asked for, to old browsers and new', () => {
    const headers = securityHeaders({ reports })
    expect(headers['reporting-endpoints']).toBe(`policy="${reports}"`)
    expect(headers['content-security-policy']).toContain(
      `; report-uri ${reports}; report-to policy`,
    )
  })

  it('are reported to nobody else', () => {
    const headers = securityHeaders()
    expect(headers).not.toHaveProperty('reporting-endpoints')
    expect(headers['content-security-policy']).not.toContain('report')
  })

  it("are reported to the address of the city's own file by its nginx", () => {
    const settings = (own: { policyReportsUrl?: string }) =>
      nginxOfCity({ name: 'kazan', cities: [{ ...city, ...own }, city], page: '', apps })
    expect(settings({ policyReportsUrl: reports })).toContain(`report-uri ${reports}`)
    expect(settings({})).not.toContain('report')
  })
})

describe('errors in the pages', () => {
  it("may be told to the address of the city's own file", () => {
    const errorReportsUrl = 'https://reports.parking.example/errors?city=kazan'
    const settings = nginxOfCity({
      name: 'kazan',
      cities: [{ ...city, errorReportsUrl }],
      page: '',
      apps,
    })
    expect(settings).toMatch(/connect-src [^;]* https:\/\/reports\.parking\.example;/)
  })
})

describe('a map of pictures', () => {
  const mapSource = { kind: 'xyz', url: 'https://{a-c}.pictures.example/{z}/{x}/{y}.png' } as const
  const settings = nginxOfCity({ name: 'kazan', cities: [{ ...city, mapSource }], page: '', apps })

  it.each(['img-src', 'connect-src'])('is let through from its host by %s', (directive) => {
    const found = new RegExp(`${directive} [^;]*;`).exec(settings)?.[0]
    expect(found).toContain(' https://*.pictures.example')
  })
})

describe('the form of a payment by card', () => {
  const directive = (own: { cardPageUrl?: string }) =>
    /form-action [^;]*;/.exec(
      nginxOfCity({ name: 'kazan', cities: [{ ...city, ...own }], page: '', apps }),
    )

  it("may be sent to the bank's page of the city's own file", () => {
    expect(directive({ cardPageUrl: 'https://pay.example/card/{invoiceId}' })?.[0]).toBe(
      "form-action 'self' https://pay.example;",
    )
  })

  it('is sent nowhere else', () => {
    expect(directive({})?.[0]).toBe("form-action 'self';")
  })
})

it('lets a map that is one file be read from its host', () => {
  const mapSource = { kind: 'pmtiles', url: 'https://files.example/kazan.pmtiles' } as const
  const settings = nginxOfCity({ name: 'kazan', cities: [{ ...city, mapSource }], page: '', apps })
  expect(/connect-src [^;]*;/.exec(settings)?.[0]).toContain(' https://files.example')
})
