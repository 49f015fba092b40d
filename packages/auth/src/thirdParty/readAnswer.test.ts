import { describe, expect, it } from 'vitest'
import { readAnswer } from './readAnswer.ts'

describe('readAnswer', () => {
  it.each([
    ['access_token=t-1&token_type=bearer&state=s-1', 't-1'],
    ['state=s-1&expires_in=3600&access_token=a%2Fb%2B', 'a/b+'],
  ])('reads %s', (fragment, token) => {
    expect(readAnswer(fragment, 's-1')).toBe(token)
  })

  it.each([
    '',
    'access_token=t-1',
    'access_token=t-1&state=another',
    'access_token=&state=s-1',
    'state=s-1',
    'error=access_denied&state=s-1',
    'error=access_denied&access_token=t-1&state=s-1',
    `access_token=${'t'.repeat(5000)}&state=s-1`,
    '%E0%A4%A',
  ])('finds no token in %s', (fragment) => {
    expect(readAnswer(fragment, 's-1')).toBeNull()
  })
})
