import { expect, it } from 'vitest'
import { welcome } from './welcome.ts'

const address = 'http://127.0.0.1:4010'

it('leads to the cities that are open', () => {
  const said = welcome(address, true, ['ulan-ude', 'perm'])
  expect(said).toContain('ulan-ude, perm')
  expect(said).toContain(`${address}/sandbox/ulan-ude/pages/outbox`)
  expect(said).toContain(`${address}/sandbox/control/ulan-ude`)
  expect(said).not.toMatch(/kazan/i)
})

it('shows Kazan where all are open', () => {
  expect(welcome(address, false, [])).toContain(`${address}/sandbox/kazan/pages/outbox`)
})
