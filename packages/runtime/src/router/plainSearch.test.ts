import { describe, expect, it } from 'vitest'
import { plainSearch } from './plainSearch.ts'

describe('plainSearch', () => {
  it.each([
    [{ zone: '101' }, '?zone=101'],
    [{ zone: '101', type: 'roadside' }, '?zone=101&type=roadside'],
    [{ q: 'улица Мира' }, '?q=%D1%83%D0%BB%D0%B8%D1%86%D0%B0+%D0%9C%D0%B8%D1%80%D0%B0'],
    [{ q: 'true' }, '?q=true'],
    [{}, ''],
  ])('writes %j as %s and reads it back', (search, address) => {
    expect(plainSearch.stringifySearch(search)).toBe(address)
    expect(plainSearch.parseSearch(address)).toEqual(search)
  })

  it('takes the first of two, and lets nothing reach the prototype', () => {
    expect(plainSearch.parseSearch('?zone=101&zone=evil')).toEqual({ zone: '101' })
    expect(Object.keys(plainSearch.parseSearch('?__proto__=1&constructor=2'))).toEqual([
      'constructor',
    ])
  })

  it('leaves out what is not there', () => {
    expect(plainSearch.stringifySearch({ zone: undefined, duration: 60 })).toBe('?duration=60')
  })
})
