import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answering, apiOf, failure, readAnswer } from './api.testkit.ts'
import * as client from './index.ts'
import { readMapAnswer } from './queries/readMapAnswer.ts'

const fine = {
  uin: '18810116260000000001',
  fineStatus: 'Не оплачен',
  totalSum: '3000.00',
  date: '2026-11-25 15:44:40',
}
const session = {
  id: 48213,
  zone: 101,
  transport: { numberTs: 'А123ВС116' },
  sum: 100,
  startDate: '2026-11-21 12:00:00',
  endDate: '2026-11-21 13:00:00',
  status: 'Действует',
}

describe('a number that is too long', () => {
  const finesOf = (written: string) =>
    readAnswer(client.finesQuery, new Response(`{"status":"ok","result":[${written}]}`))
  const uinOf = async (written: string) =>
    (await finesOf(`{"uin":${written},"fineStatus":"Не оплачен","totalSum":500}`)).items[0]?.uin

  it.each([
    ['18810116260123456789', '18810116260123456789'],
    ['18810116260123456789.0', '18810116260123456789'],
    [' 9007199254740993', '9007199254740993'],
    ['1881011626012345', '1881011626012345'],
    ['188101162601234', '188101162601234'],
    ['"a\\"\\\\, 18810116260123456789"', 'a"\\, 18810116260123456789'],
    ['"[18810116260123456789]"', '[18810116260123456789]'],
  ])('is the text of its digits: %s', async (written, uin) => {
    expect(await uinOf(written)).toBe(uin)
  })

  it.each(['1e400', '-1e400', '1.8810116260123456789e19', '9.007199254740993e15'])(
    'is unreadable where its digits do not stand there: %s',
    async (written) => {
      expect((await failure(uinOf(written))).kind).toBe('malformed')
    },
  )

  it('is never rounded, and no text beside it is changed', () => {
    const digits = fc.stringMatching(/^[1-9]\d{0,40}$/)
    const words = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[",:[\s\\]{0,3}\d{16,20}/),
    )
    return fc.assert(
      fc.asyncProperty(digits, words, async (number, beside) => {
        const text = JSON.stringify(beside)
        const { items } = await finesOf(
          `{ "place" : ${text},"uin":${number} ,"fineStatus":"x","type":${text}}`,
        )
        const told = beside.trim().toWellFormed() || null
        expect(items).toMatchObject([{ uin: number, place: told, type: told }])
      }),
    )
  })

  it('keeps two sessions apart', async () => {
    const ids = ['90071992547409931', '90071992547409932']
    const sessions = ids.map((id) => JSON.stringify({ ...session, id: 'ID' }).replace('"ID"', id))
    const body = `{"status":"ok","result":{"email":"a@b.example","sessions":[${sessions.join(',')}]}}`
    const read = await readAnswer(client.profileQuery, new Response(body))
    expect(read.sessions.map(({ id }) => id)).toEqual(ids)
  })

  it.each([200, 400])('is whole in a refusal with HTTP %i', async (status) => {
    const body =
      '{"status":"error","errorName":"CaptchaIncorrect","captcha":"a","id_session":9007199254740993}'
    const login = answering(body, status).run(client.logIn({ login: 'a', password: 'b' }))
    expect((await failure(login)).captcha?.sessionId).toBe('9007199254740993')
  })

  it('is whole on the map, where a place has all its digits', async () => {
    const place = '{"type":"Point","coordinates":[49.12345678900000000001,55.79]}'
    const wire = `{"geometry":${place},"properties":{"objecttype":"parkings","code":9007199254740993}}`
    const body = `{"status":"ok","result":{"features":[${wire}]}}`
    const objects = [{ code: '9007199254740993', geometry: { center: [49.123456789, 55.79] } }]
    await expect(readMapAnswer(new TextEncoder().encode(body).buffer)).resolves.toMatchObject({
      objects,
    })
    await expect(readAnswer(client.mapQuery, new Response(body))).resolves.toMatchObject({
      objects,
    })
  })
})

describe('the charset of an answer', () => {
  const words = JSON.stringify({
    status: 'ok',
    result: [{ ...fine, place: 'улица Баумана, ёж № 1' }],
  })
  const told = {
    items: [{ status: 'unpaid', statusText: 'Не оплачен', place: 'улица Баумана, ёж № 1' }],
  }
  const letters = [...new Set(words)].filter((one) => one > '\u007F')
  const bytesIn = (charset: string) => {
    const codes = new Map(
      Array.from({ length: 256 }, (_, code) => [
        new TextDecoder(charset).decode(Uint8Array.of(code)),
        code,
      ]),
    )
    return Uint8Array.from(words, (letter) => codes.get(letter) ?? 63)
  }
  const wide = (isLittle: boolean, mark = '') => {
    const view = new DataView(new ArrayBuffer(2 * (mark + words).length))
    for (const [at, letter] of Array.from(mark + words).entries())
      view.setUint16(2 * at, letter.charCodeAt(0), isLittle)
    return view.buffer
  }
  const utf8 = new TextEncoder().encode(words)
  const marked = new TextEncoder().encode(`\uFEFF${words}`)
  const read = (body: BodyInit, type: string | null) =>
    readAnswer(
      client.finesQuery,
      new Response(body, { headers: type === null ? {} : { 'Content-Type': type } }),
    )

  it.each([
    ['windows-1251', 'application/json; charset=windows-1251', bytesIn('windows-1251')],
    ['windows-1251 by a nickname', 'application/json;Charset="CP1251"', bytesIn('windows-1251')],
    ['UTF-16', 'application/json; charset=utf-16', wide(true, '\uFEFF')],
    ['UTF-16, big end first', 'application/json; charset=utf-16', wide(false, '\uFEFF')],
    ['UTF-16 without a mark', 'application/json; charset=utf-16', wide(false)],
    ['UTF-16LE that nothing tells', null, wide(true)],
    ['UTF-8 with a mark', 'application/json', marked],
    ['UTF-8 with a mark and another header', 'application/json; charset=koi8-r', marked],
    ['UTF-8 that the header calls windows-1251', 'text/json; charset=windows-1251', utf8],
    ['UTF-8 of a charset that nobody knows', 'application/json; charset=martian', utf8],
    ['UTF-8', 'application/json; charset=utf8', utf8],
    ['UTF-8 without a header', null, utf8],
  ])('is honoured: %s', async (_name, type, body) => {
    expect(letters.length).toBeGreaterThan(10)
    await expect(read(body, type)).resolves.toMatchObject(told)
  })

  it('is honoured in KOI8-R, which has no №', async () => {
    const body = bytesIn('koi8-r')
    await expect(read(body, 'application/json; charset=koi8-r')).resolves.toMatchObject({
      items: [{ statusText: 'Не оплачен', place: 'улица Баумана, ёж ? 1' }],
    })
  })

  it('is honoured in a refusal, whatever its HTTP status', async () => {
    const body = JSON.stringify({
      status: 'error',
      errorName: 'NoMoneyNoHoney',
      message: fine.fineStatus,
    })
    for (const status of [200, 400, 500]) {
      const codes = Uint8Array.from(body, (letter) => {
        const code = letter.charCodeAt(0)
        return code > 127 ? code - 0x350 : code
      })
      const headers = { 'Content-Type': 'application/json; charset=windows-1251' }
      const api = apiOf(async () => new Response(codes, { status, headers }))
      const refused = await failure(api.run(client.cancelSession({ reservationId: '1' })))
      expect([refused.errorName, refused.serverMessage]).toEqual([
        'NoMoneyNoHoney',
        fine.fineStatus,
      ])
    }
  })

  it('is left to the page where the map is not in UTF-8', async () => {
    const features = [
      {
        geometry: { type: 'Point', coordinates: [49, 55] },
        properties: { objecttype: 'parkings', name: 'Ёлка' },
      },
    ]
    const map = JSON.stringify({ status: 'ok', result: { features } })
    const bytes = Uint8Array.from(
      map,
      (letter) => ({ Ё: 0xa8, л: 0xeb, к: 0xea, а: 0xe0 })[letter] ?? letter.charCodeAt(0),
    )
    await expect(readMapAnswer(bytes.buffer)).resolves.toBeNull()
    await expect(readMapAnswer(new TextEncoder().encode(map).buffer)).resolves.toMatchObject({
      objects: [{ name: 'Ёлка' }],
    })
  })
})
