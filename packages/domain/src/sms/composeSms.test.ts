import { assert, double, integer, property, string, stringMatching } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeSms, smsAddress, type SmsRequest } from './composeSms.ts'

const start = { kind: 'start', zone: '101', plate: 'А123ВС161', hours: 1 } as const

describe('composeSms', () => {
  it.each<[string, SmsRequest, string]>([
    ['61', start, '61*101*А123ВС161*1'],
    ['92', { ...start, plate: 'А 123 ВС 161', hours: 24 }, '92*101*А123ВС161*24'],
    // In Latin letters it would be a car that the city does not know.
    ['61', { ...start, plate: 'a 123-bc 161 rus' }, '61*101*А123ВС161*1'],
    ['61', { ...start, plate: '1234 AB-7' }, '61*101*1234AB7*1'],
    ['61', { kind: 'extend', hours: 2 }, '61*x*2'],
    ['61', { kind: 'topUp', roubles: 100 }, '61*pay*100'],
    ['92', { kind: 'end' }, '92*c'],
  ])('composes with %s %j', (prefix, request, text) => {
    expect(composeSms(prefix, request)).toBe(text)
  })

  it.each<[string | null, SmsRequest]>([
    [null, start],
    ['', start],
    ['6*1', start],
    ['61', { ...start, zone: '' }],
    ['61', { ...start, zone: '1*2' }],
    ['61', { ...start, plate: ' ' }],
    ['61', { ...start, hours: 0 }],
    ['61', { ...start, hours: 1.5 }],
    ['61', { kind: 'extend', hours: -1 }],
    ['61', { kind: 'topUp', roubles: Number.NaN }],
  ])('composes nothing with %s %j', (prefix, request) => {
    expect(composeSms(prefix, request)).toBeNull()
  })

  it('says each part once and in its place, whatever they are', () => {
    const part = stringMatching(/^[^*\s]{1,12}$/u)
    const russianPlate = stringMatching(/^[АВЕКМНОРСТУХ]\d{3}[АВЕКМНОРСТУХ]{2}\d{2}$/u)
    const count = integer({ min: 1, max: 100_000 })
    assert(
      property(part, part, russianPlate, count, (prefix, zone, plate, hours) => {
        const text = composeSms(prefix, { kind: 'start', zone, plate, hours })
        expect(text?.split('*')).toEqual([prefix, zone, plate, String(hours)])
      }),
    )
  })

  it('is never anything but a whole command or nothing', () => {
    assert(
      property(string(), string(), string(), double(), (prefix, zone, plate, hours) => {
        const text = composeSms(prefix, { kind: 'start', zone, plate, hours })
        expect(text ?? '6*1*1*1').toMatch(/^[^*\s]+\*[^*\s]+\*[^*\s]+\*[1-9]\d*$/u)
      }),
    )
  })
})

describe('smsAddress', () => {
  it.each([
    ['7878', '61*c', 'sms:7878?body=61*c'],
    ['78 78', '61*101*А1', 'sms:7878?body=61*101*%D0%901'],
    ['+7 (900)', 'a&b#c', 'sms:+7900?body=a%26b%23c'],
  ])('of %s and %s', (number, text, address) => {
    expect(smsAddress(number, text)).toBe(address)
  })

  it('gives the text back to who reads it', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const { search } = new URL(smsAddress('7878', text))
        expect(decodeURIComponent(search.slice('?body='.length))).toBe(text)
      }),
    )
  })
})
