import { expect, it, vi } from 'vitest'
import type { AppContext } from '@parking/runtime'
import { createTestContext } from '@parking/runtime/testing'
import { openParking } from './openParking.ts'

it('goes on in the language it has where the texts of the other one do not come', async () => {
  const returned = vi.fn<(way: object) => Promise<void>>(async () => undefined)
  const speak = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('lost')))
  const context = await createTestContext({ fetch: async () => new Response(null) })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a service of some of its parts
  const service = (() => ({ returned })) as unknown as AppContext['service']
  const translator = { ...context.translator, speak }
  await openParking({ ...context, service, translator }, { payment: '7', result: 'paid' })
  expect(speak).toHaveBeenCalledOnce()
  expect(returned).toHaveBeenCalledExactlyOnceWith({ order: '7', claim: 'paid' })
})
