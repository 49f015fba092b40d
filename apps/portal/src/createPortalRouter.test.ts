import { createTestContext } from '@parking/runtime/testing'
import { expect, it } from 'vitest'
import { addresses } from '../../../scripts/lib/addresses.ts'
import { createPortalRouter } from './createPortalRouter.tsx'

it('has a page at each address that hosts know, and at no other', async () => {
  const router = createPortalRouter(await createTestContext({ fetch }))
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(addresses.portal)
})

it("has a name for the browser's tab for each page that shows something", async () => {
  const { routesByPath } = createPortalRouter(await createTestContext({ fetch }))
  const nameless = Object.values(routesByPath).filter(
    ({ options }) => options.staticData?.page === undefined,
  )
  // Each of these leads on or says that there is no such page.
  expect(nameless.map(({ id }) => id).toSorted()).toEqual(['/$', '/member/profile/'])
})
