import { describe, expect, it } from 'vitest'
import { webAddress } from './webAddress.ts'

describe('webAddress', () => {
  it.each(['https://apps.example/p?id=1', 'http://apps.example/'])('lets %s through', (address) => {
    expect(webAddress(address)).toBe(address)
  })

  it.each([
    '',
    null,
    undefined,
    'apps.example',
    '//apps.example',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'https://user:pass@apps.example/',
  ])('refuses %j', (address) => {
    expect(webAddress(address)).toBeNull()
  })
})
