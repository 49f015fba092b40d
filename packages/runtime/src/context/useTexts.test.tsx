import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { defineTexts } from '../texts/defineTexts.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { AppContextProvider } from './AppContext.ts'
import { useTexts } from './useTexts.ts'

afterEach(cleanup)

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
