import { expect, it } from 'vitest'
import { isLocalHost } from './isLocalHost.ts'

it.each([
  undefined,
  'localhost',
  'localhost:4000',
  'kazan.localhost:4000',
  '127.0.0.1:4010',
  '[::1]:1',
])('takes %s for this machine', (host) => expect(isLocalHost(host)).toBe(true))

it.each([
  '',
  'evil.example',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'evillocalhost',
  '10.0.0.1',
])('takes %s for another', (host) => expect(isLocalHost(host)).toBe(false))
