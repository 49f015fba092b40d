import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeSigns } from '../cli/makeSigns.ts'
import { buildZones } from '../zones/buildZones.ts'
import { openTest } from '../testing/openTest.ts'
import { describePrices } from './describePrices.ts'
import { writeSigns } from './writeSigns.ts'

const price = (hourlyPrice: number, more: object = {}) =>
  ({ dayType: 'default', from: '08:00:00', to: '20:00:00', hourlyPrice, ...more }) as const

/** What a phone reads of each code of a page. */
async function readCodes(html: string): Promise<string[]> {
  const images = [...html.matchAll(/src="data:image\/png;base64,([^"]+)"/g)]
  return Promise.all(
    images.map(async ([, image = '']) => {
      const picture = sharp(Buffer.from(image, 'base64')).ensureAlpha().raw()
      const { data, info } = await picture.toBuffer({ resolveWithObject: true })
      return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? 'unread'
    }),
  )
}

describe('the prices on a sign', () => {
  it.each([
    ['no prices', [], ['50 рублей в час, круглосуточно']],
    ['one for all days', [price(10_000)], ['100 рублей в час, ежедневно, 8:00–20:00']],
    [
      'weekends of their own',
      [
        price(3_100),
        price(0, { dayType: 'saturday' }),
        price(0, { dayType: 'sunday' }),
        price(0, { dayType: 'holiday' }),
      ],
      ['31 рубль в час, по будням, 8:00–20:00'],
    ],
    [
      'free Sundays',
      [
        price(2_250, { from: '00:00', to: '24:00' }),
        price(0, { dayType: 'sunday' }),
        price(0, { dayType: 'holiday' }),
      ],
      ['22,5 рубля в час, с понедельника по субботу, круглосуточно'],
    ],
    [
      'lorries',
      [price(10_000), price(20_000, { category: 'C' })],
      [
        '100 рублей в час, ежедневно, 8:00–20:00',
        'грузовики: 200 рублей в час, ежедневно, 8:00–20:00',
      ],
    ],
  ])('of %s', (_what, prices, lines) => {
    expect(describePrices({ prices })).toEqual(lines)
  })

  it('begin with what is free', () => {
    expect(describePrices({ prices: [price(4_000)], freeMinutes: 15 })).toContain(
      'первые 15 минут бесплатно',
    )
  })
})

describe('the signs of a city', () => {
  it('have codes that lead to each zone, on a sheet and on a sticker', async () => {
    const zones = buildZones({ id: 'rostov' })
    const site = 'https://parking.rostov.example/'
    const html = await writeSigns({
      name: { ru: 'Ростов' },
      zones,
      site,
      smsPrefix: '61',
      smsNumber: '7878',
    })
    const links = zones.map(({ number }) => `${site}?zone=${encodeURIComponent(number)}`)
    expect(links.length).toBeGreaterThan(0)
    expect(await readCodes(html)).toEqual([...links, ...links])
    for (const { number } of zones) {
      expect(html).toContain(`Зона ${number}<`)
      expect(html).toContain(`СМС на 7878: 61*${number}*номер машины*часы`)
    }
  })

  it('are written by a command', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'signs-')), 'signs.html')
    const asked = { city: 'tula', site: 'https://tula.example/', database: ':memory:', out }
    expect(await makeSigns(asked)).toBeGreaterThan(0)
    const html = readFileSync(out, 'utf8')
    expect(html).toContain('40 рублей в час')
    expect(html).not.toContain('СМС')
    expect(await makeSigns({ ...asked, city: 'nowhere' })).toBe('There is no city nowhere')
    for (const site of ['tula', '', 'http:/x', 'https://', 'ftp://tula.example/']) {
      expect(await makeSigns({ ...asked, site })).toMatch(/--site/)
    }
  })

  it('are a page of the sandbox', async () => {
    const kazan = await openTest()
    const { status, bytes } = await kazan.send({ method: 'GET', path: '/pages/signs' })
    const codes = await readCodes(new TextDecoder().decode(bytes))
    await kazan.sandbox.close()
    expect(status).toBe(200)
    expect(codes[0]).toMatch(/^http:\/\/localhost\/\?zone=\d+$/)
  })
})
