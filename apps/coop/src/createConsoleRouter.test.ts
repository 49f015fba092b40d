import { createTestContext } from '@parking/runtime/testing'
import { expect, it } from 'vitest'
import { addresses } from '../../../scripts/lib/addresses.ts'
import { createConsoleRouter } from './createConsoleRouter.tsx'

it('has a page at each address that hosts know, and at no other', async () => {
  const router = createConsoleRouter(await createTestContext({ fetch }))
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(addresses.coop)
})

it("has a name for the browser's tab for each page that shows something", async () => {
  const { routesByPath } = createConsoleRouter(await createTestContext({ fetch }))
  const nameless = Object.values(routesByPath).filter(
    ({ options }) => options.staticData?.page === undefined,
  )
  expect(nameless.map(({ id }) => id)).toEqual([])
})
