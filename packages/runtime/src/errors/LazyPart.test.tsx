import { createMemoryHistory, createRoute, createRouter } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { routerOptions } from '../router/routerOptions.ts'
import { rootRoute } from '../router/routes.ts'
import { backEnd } from '../testing/backEnd.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { renderRouter } from '../testing/renderRouter.tsx'
import { LazyPart } from './LazyPart.tsx'
import { noteLostFile } from './lostFiles.ts'

const here = lazy(async () => ({ default: () => <p>Часть</p> }))

function failing(error: Error) {
  return lazy(async (): Promise<{ default: () => ReactNode }> => {
    throw error
  })
}

function lostFile(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module')
  noteLostFile(error)
  return error
}

beforeEach(() => {
  // React tells the console of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

async function open(Page: () => ReactNode): Promise<void> {
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page })
  const context = await createTestContext({
    fetch: backEnd({}).fetch,
    messages: [],
    layout: {
      Root: ({ children }) => <main>{children}</main>,
      Account: () => null,
      NotFound: () => null,
    },
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const routeTree = rootRoute.addChildren([home])
  renderRouter(context, createRouter({ ...routerOptions(context), routeTree, history }))
}

const lostWords = 'Не получилось загрузить'

describe('a part whose file does not come', () => {
  it('says so in its place, and the page stays', async () => {
    const Part = failing(lostFile())
    await open(() => (
      <>
        <h1>Карта</h1>
        <LazyPart>
          <Part />
        </LazyPart>
      </>
    ))
    expect((await screen.findByRole('alert')).textContent).toContain(lostWords)
    expect(screen.getByRole('heading', { name: 'Карта' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeTruthy()
  })

  it('is left out, or says what its page wants to be said', async () => {
    const Part = failing(lostFile())
    await open(() => (
      <>
        <LazyPart lost={null}>
          <Part />
        </LazyPart>
        <LazyPart lost={<p>Парковка началась</p>}>
          <Part />
        </LazyPart>
      </>
    ))
    await screen.findByText('Парковка началась')
    expect(screen.queryByText(lostWords)).toBeNull()
  })

  it('gives way to the next one that is wanted', async () => {
    const parts = { extend: failing(lostFile()), cancel: here }
    await open(() => {
      const [wanted, setWanted] = useState<keyof typeof parts>('extend')
      const Part = parts[wanted]
      return (
        <>
          <button type="button" onClick={() => setWanted('cancel')}>
            Завершить
          </button>
          <LazyPart key={wanted}>
            <Part />
          </LazyPart>
        </>
      )
    })
    await screen.findByText(lostWords)
    await userEvent.click(screen.getByRole('button', { name: 'Завершить' }))
    await screen.findByText('Часть')
    expect(screen.queryByText(lostWords)).toBeNull()
  })
})

it('leaves any other error to the page', async () => {
  const Part = failing(new TypeError('zones.map is not a function'))
  await open(() => (
    <LazyPart lost={null}>
      <Part />
    </LazyPart>
  ))
  expect(await screen.findByRole('heading', { name: 'Что-то пошло не так' })).toBeTruthy()
})
