import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardRedirect } from './guardRedirect.ts'

const origin = 'https://parking.example'
const hosts = ['pay.example', 'pay.example:8443', 'ОПЛАТА.рф', 'bank.example:443']

describe('guardRedirect', () => {
  it.each([
    ['https://pay.example/order/1', 'https://pay.example/order/1'],
    ['https://pay,example/order/1', 'https://pay.example/order/1'],
    ['https://pay.example/sum/1,5', 'https://pay.example/sum/1.5'],
    ['https://PAY.example/a', 'https://pay.example/a'],
    ['https://pay.example:8443/a', 'https://pay.example:8443/a'],
    ['https://pay.example:443/a', 'https://pay.example/a'],
    ['https://оплата.рф/a', 'https://xn--80aa5alfu.xn--p1ai/a'],
    ['https://bank.example/a', 'https://bank.example/a'],
    ['  https://pay.example/a  ', 'https://pay.example/a'],
    ['/sandbox/kazan/pages/acquirer/1', `${origin}/sandbox/kazan/pages/acquirer/1`],
    [`${origin}/return?order=1`, `${origin}/return?order=1`],
    ['https://pay.example//order', 'https://pay.example//order'],
    ['/pay/order:1', `${origin}/pay/order:1`],
  ])('opens %s', (address, url) => {
    expect(guardRedirect(address, { origin, paymentHosts: hosts })).toEqual({ ok: true, url })
  })

  it.each([
    ['javascript:alert(1)', 'protocol'],
    ['JaVaScRiPt:alert(1)', 'protocol'],
    ['java\nscript:alert(1)', 'malformed'],
    ['data:text/html,<script>1</script>', 'protocol'],
    ['blob:https://pay.example/1', 'protocol'],
    ['vbscript:x', 'protocol'],
    ['h323:pay.example', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['http://pay.example/a', 'protocol'],
    ['https://user:secret@pay.example/', 'credentials'],
    ['https://:secret@pay.example/', 'credentials'],
    ['https://pay.example@evil.example/', 'credentials'],
    ['https://evil.example/', 'host'],
    ['https://evil-pay.example/', 'host'],
    ['https://pay.example.evil.example/', 'host'],
    ['https://pay.example./', 'host'],
    ['https://pay.example:444/', 'host'],
    ['https://рay.example/', 'host'],
    ['https://evil,example/?pay.example', 'host'],
    ['//evil.example/', 'malformed'],
    ['/\\evil.example', 'malformed'],
    ['https:\\\\evil.example', 'malformed'],
    ['https:/​/pay.example', 'malformed'],
    ['pay.example/a', 'malformed'],
    ['https://', 'malformed'],
    ['\thttps://pay.example/\n', 'malformed'],
    ['/..//evil.example', 'malformed'],
    ['/.//evil.example', 'malformed'],
    [`${origin}//evil.example`, 'malformed'],
    ['', 'malformed'],
    [null, 'malformed'],
    [42, 'malformed'],
  ])('refuses %j: %s', (address, error) => {
    expect(guardRedirect(address, { origin, paymentHosts: hosts })).toEqual({ ok: false, error })
  })

  it('opens any https host where the city lists none', () => {
    expect(guardRedirect('https://bank.example/', { origin })).toMatchObject({ ok: true })
    expect(guardRedirect('http://bank.example/', { origin })).toMatchObject({ error: 'protocol' })
  })

  it('reads no more of an address than any bank needs', () => {
    const ofLength = (length: number) => `${origin}/`.padEnd(length, 'a')
    expect(guardRedirect(ofLength(4096), { origin })).toMatchObject({ ok: true })
    expect(guardRedirect(ofLength(4097), { origin })).toMatchObject({ error: 'malformed' })
  })

  it.each([`${origin}/`, `${origin}/client/`, 'https://PARKING.example:443'])(
    'knows its own origin as %s',
    (own) => {
      const rules = { origin: own, paymentHosts: [] }
      expect(guardRedirect(`${origin}/a`, rules)).toEqual({ ok: true, url: `${origin}/a` })
      expect(guardRedirect('/a', rules)).toEqual({ ok: true, url: `${origin}/a` })
    },
  )

  it.each(['', 'nowhere', 'null', 'javascript:1'])('has no own origin in %j', (own) => {
    expect(guardRedirect('http://pay.example/a', { origin: own })).toMatchObject({ ok: false })
    expect(guardRedirect('/a', { origin: own })).toMatchObject({ error: 'malformed' })
  })

  it.each(['pay.example/shop', 'https://pay.example', 'user@pay.example', 'pay.example#', ''])(
    'finds no host in the entry %j',
    (entry) => {
      const rules = { origin, paymentHosts: [entry] }
      expect(guardRedirect('https://pay.example/shop', rules)).toMatchObject({ error: 'host' })
    },
  )

  it('opens no other protocol on its own origin either', () => {
    const own = 'ftp://parking.example'
    expect(guardRedirect(`${own}/a`, { origin: own })).toMatchObject({ error: 'protocol' })
  })

  it('opens http on its own origin only', () => {
    const local = 'http://localhost:4000'
    expect(guardRedirect('/pay', { origin: local })).toMatchObject({ url: `${local}/pay` })
    expect(guardRedirect('http://localhost:4001/pay', { origin: local })).toMatchObject({
      error: 'protocol',
    })
  })

  it('never opens anything but https, or its own origin', () => {
    const text = fc.oneof(
      fc.string({ unit: fc.nat(0xff_ff).map((unit) => String.fromCharCode(unit)) }),
      fc.webUrl(),
      fc.stringMatching(/^[a-z]+:.*$/),
    )
    fc.assert(
      fc.property(text, (address) => {
        const guarded = guardRedirect(address, { origin, paymentHosts: hosts })
        if (!guarded.ok) return
        const url = new URL(guarded.url)
        expect(url.protocol).toBe('https:')
        const known = ['pay.example', 'pay.example:8443', 'bank.example', 'parking.example']
        expect([...known, 'xn--80aa5alfu.xn--p1ai']).toContain(url.host)
        expect(url.username + url.password).toBe('')
      }),
    )
  })
})
