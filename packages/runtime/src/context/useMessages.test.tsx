import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { messageSource } from '../messages/messageSource.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { AppContextProvider } from './AppContext.ts'
import { useMessages } from './useMessages.ts'

afterEach(cleanup)

const greetings = messageSource(
  'greetings',
  async () => ({ hello: 'Здравствуйте' }),
  async () => ({ hello: 'Hello' }),
)

function Greeting(): ReactNode {
  const { t } = useMessages(greetings)
  const [times, setTimes] = useState(1)
  return <button onClick={() => setTimes(times + 1)}>{`${t('hello')} ${times}`}</button>
}

it('waits for texts that no route has loaded, and not again', async () => {
  const complaint = vi.spyOn(console, 'error')
  const context = await createTestContext({
    fetch: async () => new Response(null),
    messages: [],
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
  expect(screen.getByRole('button').textContent).toBe('Здравствуйте 2')
  expect(complaint).not.toHaveBeenCalled()
})
