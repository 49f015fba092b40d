import { createTestContext } from '@parking/runtime/testing'
import { expect, it } from 'vitest'
import { addresses } from '../../../scripts/lib/addresses.mjs'
import { createConsoleRouter } from './router.tsx'

it('has a page at each address that hosts know, and at no other', async () => {
  const router = createConsoleRouter(await createTestContext({ messages: [], fetch }))
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(addresses.coop)
})
