import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './readAddress.ts'

describe('readAddress', () => {
  it.each([
    ['/', '/', 'ru'],
    ['/news/12', '/news/12', 'ru'],
    ['/en', '/', 'en'],
    ['/en/', '/', 'en'],
    ['/en/profile/parking', '/profile/parking', 'en'],
    ['/check', '/check', 'ru'],
    ['/profile/constructor', '/profile/constructor', null],
    ['/callback/YandexLogin.html', '/callback/YandexLogin.html', null],
    ['/profile/receipts/', '/profile/receipts/', null],
    ['/abc/def', '/abc/def', 'ru'],
    ['/en//', '/', 'en'],
    ['//en', '/', 'en'],
    ['//news//12', '/news/12', 'ru'],
    ['/en//profile///receipts//none', '/profile/receipts/none', 'en'],
    ['//evil.example', '/evil.example', 'ru'],
  ])('%s is the page %s (%s)', (path, page, language) => {
    expect(readAddress(path)).toEqual({ kind: 'page', path: page, language })
  })

  it.each([
    ['/ru', '/', 'ru'],
    ['/ru/news', '/news', 'ru'],
    ['/de', '/', 'ru'],
    ['/de/news', '/', 'ru'],
    ['/EN/news', '/', 'ru'],
    ['/en/profile/receipts', '/profile/receipts', 'en'],
  ])('%s redirects to %s', (path, to, language) => {
    expect(readAddress(path)).toEqual({ kind: 'redirect', to, language })
  })

  it('never redirects to another host', () => {
    expect(readAddress('/ru//evil.example')).toEqual({
      kind: 'redirect',
      to: '/evil.example',
      language: 'ru',
    })
    expect(readAddress('/en//evil.example')).toMatchObject({ path: '/evil.example' })
  })
})

describe('writeAddress', () => {
  it.each([
    ['/', 'ru', '/'],
    ['/', 'en', '/en'],
    ['/news', 'en', '/en/news'],
    ['/profile/constructor', 'en', '/profile/constructor'],
    ['/callback/YandexLogin.html', 'en', '/callback/YandexLogin.html'],
    ['/profile/parking', 'ru', '/profile/parking'],
  ] as const)('%s in %s is %s', (path, language, address) => {
    expect(writeAddress(path, language)).toBe(address)
  })
})
