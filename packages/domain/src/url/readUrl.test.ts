import { describe, expect, it } from 'vitest'
import { readUrl } from './readUrl.ts'

describe('a page of this site', () => {
  const origin = 'https://kazan.parking.example'

  it.each([
    ['/profile/parking?zone=101#pay', '/profile/parking?zone=101#pay'],
    ['/en/profile/parking', '/en/profile/parking'],
    ['https://kazan.parking.example/profile', '/profile'],
    ['profile', '/profile'],
    ['', '/'],
  ])('is %j', (address, path) => {
    expect(readUrl(address, 'ownPage', origin)).toBe(path)
  })

  it.each([
    null,
    'https://elsewhere.example/profile',
    'http://kazan.parking.example/profile',
    'https://kazan.parking.example:444/',
    'https://somebody@kazan.parking.example/',
    '//elsewhere.example',
    String.raw`/\elsewhere.example`,
    '\t//elsewhere.example',
    '/x/..//elsewhere.example',
    'https://kazan.parking.example//elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://kazan.parking.example/1',
  ])('is not %j', (address) => {
    expect(readUrl(address, 'ownPage', origin)).toBeNull()
  })
})

describe('a receipt', () => {
  const origin = 'http://localhost:4000'

  it.each([
    ['https://receipts.example/1?fn=2', 'https://receipts.example/1?fn=2'],
    ['/sandbox/kazan/pages/fiscal/1', 'http://localhost:4000/sandbox/kazan/pages/fiscal/1'],
    ['http://localhost:4000/fiscal', 'http://localhost:4000/fiscal'],
    ['http://localhost:4000//fiscal', 'http://localhost:4000//fiscal'],
  ])('stands at %j', (text, address) => {
    expect(readUrl(text, 'receipt', origin)).toBe(address)
  })

  it.each([
    null,
    'http://receipts.example/1',
    '//receipts.example:80/1',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:http://localhost:4000/1',
    'https://user:secret@receipts.example/',
    'https://',
  ])('does not stand at %j', (text) => {
    expect(readUrl(text, 'receipt', origin)).toBeNull()
  })
})

describe('a link of a menu', () => {
  it.each(['https://apps.example/p?id=1', 'http://apps.example/'])('leads to %s', (address) => {
    expect(readUrl(address, 'link')).toBe(address)
  })

  it.each([
    '',
    null,
    undefined,
    'apps.example',
    '//apps.example',
    '/apps',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https://user:pass@apps.example/',
  ])('does not lead to %j', (address) => {
    expect(readUrl(address, 'link')).toBeNull()
  })
})
