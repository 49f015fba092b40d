import { describe, expect, it } from 'vitest'
import { ownAddress } from './ownAddress.ts'

const origin = 'https://kazan.parking.example'

describe('ownAddress', () => {
  it.each([
    ['/profile/parking?zone=101#pay', '/profile/parking?zone=101#pay'],
    ['/en/profile/parking', '/en/profile/parking'],
    ['https://kazan.parking.example/profile', '/profile'],
    ['profile', '/profile'],
    ['', '/'],
  ])('lets %j through', (address, path) => {
    expect(ownAddress(address, origin)).toBe(path)
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
  ])('refuses %j', (address) => {
    expect(ownAddress(address, origin)).toBeNull()
  })
})
