import { expect, it, vi } from 'vitest'
import type { AppContext } from '@parking/runtime'
import { memoryStorage } from '@parking/runtime/testing'
import { openParking } from './openParking.ts'

it('goes on in the language it has where the texts of the other one do not come', async () => {
  const returned = vi.fn<(way: object) => Promise<void>>(async () => undefined)
  const speak = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('lost')))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a context of some of its parts
  const context = {
    api: { timeZone: 'Europe/Moscow' },
    city: { id: 'kazan' },
    queryClient: { prefetchQuery: async () => undefined },
    service: () => ({ returned }),
    storage: memoryStorage(),
    translator: { language: 'ru', speak },
  } as unknown as AppContext
  await openParking(context, { payment: '7', result: 'paid' })
  expect(speak).toHaveBeenCalledOnce()
  expect(returned).toHaveBeenCalledExactlyOnceWith({ order: '7', claim: 'paid' })
})
