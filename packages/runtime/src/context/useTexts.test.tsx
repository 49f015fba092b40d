import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { LazyBoundary } from '../errors/LazyBoundary.tsx'
import { noteLostFile } from '../errors/lostFiles.ts'
import { defineTexts } from '../texts/defineTexts.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { AppContextProvider } from './AppContext.ts'
import { useTexts } from './useTexts.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
})

const greetings = defineTexts('greetings', { hello: 'Здравствуйте' }, async () => ({
  hello: 'Hello',
}))

function Greeting(): ReactNode {
  const { t } = useTexts(greetings)
  const [times, setTimes] = useState(1)
  return <button onClick={() => setTimes(times + 1)}>{`${t('hello')} ${times}`}</button>
}

it.each([
  ['waits for English texts that no route has loaded, and not again', 'en', 'Hello 2'],
  ['has the Russian texts at once', 'ru', 'Здравствуйте 2'],
] as const)('%s', async (_case, language, said) => {
  const complaint = vi.spyOn(console, 'error')
  const context = await createTestContext({
    fetch: async () => new Response(null),
    language,
  })
  await act(async () =>
    render(
      <AppContextProvider value={context}>
        <Suspense fallback="waiting">
          <Greeting />
        </Suspense>
      </AppContextProvider>,
    ),
  )
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe(said)
  expect(complaint).not.toHaveBeenCalled()
})

it('says once that English texts do not come, and asks for them again when they are wanted again', async () => {
  const lost = new TypeError('no connection')
  noteLostFile(lost)
  const load = vi.fn<() => Promise<{ hello: string }>>()
  load.mockRejectedValueOnce(lost).mockResolvedValue({ hello: 'Farewell' })
  const farewells = defineTexts('farewells', { hello: 'До свидания' }, load)
  const Farewell = () => useTexts(farewells).t('hello')
  const context = await createTestContext({ fetch: async () => new Response(null), language: 'en' })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers()
  const part = (key: string) => (
    <AppContextProvider value={context}>
      <LazyBoundary key={key} waiting="waiting" lost="lost">
        <Farewell />
      </LazyBoundary>
    </AppContextProvider>
  )
  const { container, rerender } = await act(async () => render(part('first')))
  expect(container.textContent).toBe('lost')
  expect(load).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  await act(async () => rerender(part('second')))
  expect(container.textContent).toBe('Farewell')
})
