import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppContextProvider } from '../context/AppContext.ts'
import type { Language } from '../language/language.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { useDistanceText } from './useDistanceText.ts'

it.each<[Language, number, string]>([
  ['ru', 312, '310 м'],
  ['ru', 3140, '3,1 км'],
  ['en', 3140, '3.1 km'],
  ['ru', 999_400, '999 км'],
  ['ru', 1_234_000, '1 234 км'],
  ['en', 1_234_000, '1,234 km'],
])('words a distance in %s: %i m', async (language, metres, words) => {
  const context = await createTestContext({ fetch: async () => new Response(null), language })
  const { result } = renderHook(() => useDistanceText(), {
    wrapper: ({ children }) => <AppContextProvider value={context}>{children}</AppContextProvider>,
  })
  expect(result.current(metres).replaceAll(/\s/gu, ' ')).toBe(words)
})
