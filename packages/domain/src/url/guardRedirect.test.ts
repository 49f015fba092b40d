import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardRedirect } from './guardRedirect.ts'

const origin = 'https://parking.example'
const hosts = ['self', 'pay.example', 'pay.example:8443', 'ОПЛАТА.рф', 'bank.example:443']

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

  it.each(['https://bank.example/', 'https://self/', `${origin}/pay`, '/pay'])(
    'does not open %s where the city lists nothing',
    (address) => {
      expect(guardRedirect(address, { origin, paymentHosts: [] })).toMatchObject({ error: 'host' })
      expect(guardRedirect(address, { origin })).toMatchObject({ error: 'host' })
    },
  )

  it('opens its own origin only where the city lists that', () => {
    const local = 'http://localhost:4000'
    const listing = (...paymentHosts: string[]) =>
      guardRedirect(`${local}/pay`, { origin: local, paymentHosts })
    expect(listing('self')).toMatchObject({ ok: true })
    expect(listing('localhost:4000')).toMatchObject({ ok: true })
    expect(listing('localhost:4001', 'pay.example')).toMatchObject({ error: 'host' })
    expect(guardRedirect('https://self/', { origin, paymentHosts: ['self'] })).toMatchObject({
      error: 'host',
    })
  })

  it('reads no more of an address than any bank needs', () => {
    const ofLength = (length: number) =>
      guardRedirect(`${origin}/`.padEnd(length, 'a'), { origin, paymentHosts: hosts })
    expect(ofLength(4096)).toMatchObject({ ok: true })
    expect(ofLength(4097)).toMatchObject({ error: 'malformed' })
  })

  it.each([`${origin}/`, `${origin}/client/`, 'https://PARKING.example:443'])(
    'knows its own origin as %s',
    (own) => {
      const rules = { origin: own, paymentHosts: ['self'] }
      expect(guardRedirect(`${origin}/a`, rules)).toEqual({ ok: true, url: `${origin}/a` })
      expect(guardRedirect('/a', rules)).toEqual({ ok: true, url: `${origin}/a` })
    },
  )

  it.each(['', 'nowhere', 'null', 'javascript:1'])('has no own origin in %j', (own) => {
    const rules = { origin: own, paymentHosts: hosts }
    expect(guardRedirect('http://pay.example/a', rules)).toMatchObject({ error: 'protocol' })
    expect(guardRedirect('/a', rules)).toMatchObject({ error: 'malformed' })
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
    const rules = { origin: own, paymentHosts: ['self'] }
    expect(guardRedirect(`${own}/a`, rules)).toMatchObject({ error: 'protocol' })
  })

  it('opens http on its own origin only', () => {
    const local = 'http://localhost:4000'
    const rules = { origin: local, paymentHosts: ['self', 'localhost:4001'] }
    expect(guardRedirect('/pay', rules)).toMatchObject({ url: `${local}/pay` })
    expect(guardRedirect('http://localhost:4001/pay', rules)).toMatchObject({ error: 'protocol' })
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
