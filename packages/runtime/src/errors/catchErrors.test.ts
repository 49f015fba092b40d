import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { moneyMoves } from '../busy/moneyMoves.ts'
import type { Language } from '../language/language.ts'
import { backEnd } from '../testing/backEnd.ts'
import { createTestContext } from '../testing/createTestContext.ts'
import { testCity } from '../testing/testCity.ts'
import { catchErrors } from './catchErrors.ts'
import { createErrorHandler } from './createErrorHandler.ts'
import type { ErrorPage } from './ErrorPage.ts'
import { noteLostFile } from './lostFiles.ts'

const beacon = vi.fn<(url: string, data: string) => boolean>(() => true)

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})
afterEach(() => {
  document.body.replaceChildren()
  beacon.mockReset()
})

const script = `${window.location.origin}/assets/app.js`

const errorEvent = (error: unknown, filename = script) =>
  Object.assign(new ErrorEvent('error'), { error, filename })

function rejection(reason: unknown): PromiseRejectionEvent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what of such an event is read
  return Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent
}

/** A page whose app has started, of a city that wants to know of errors. */
async function startedPage(
  language: Language = 'ru',
  errorReportsUrl?: string,
): Promise<ErrorPage> {
  const context = await createTestContext({ fetch: backEnd({}).fetch, language })
  const city = testCity({ errorReportsUrl: 'https://reports.parking.example/errors' })
  return {
    build: { version: 'b1', cities: [errorReportsUrl === '' ? testCity() : city] },
    context,
    screen: () => '/',
  }
}

async function handlerOf(...page: Parameters<typeof startedPage>) {
  const { caught } = createErrorHandler(await startedPage(...page))
  return (event: ErrorEvent | PromiseRejectionEvent) => act(() => caught(event))
}

const notices = () => screen.queryAllByRole('status')

describe('an error that nothing has caught', () => {
  it.each([
    ['ru', 'Что-то пошло не так', 'Обновить страницу', 'Закрыть'],
    ['en', 'Something went wrong', 'Reload the page', 'Close'],
  ] as const)(
    'is told once, in %s, and each is reported',
    async (language, title, reload, close) => {
      const caught = await handlerOf(language)
      caught(errorEvent(new TypeError('x is not a function')))
      expect(screen.getByRole('status').textContent).toContain(title)
      expect(screen.getByRole('button', { name: reload })).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: close }))
      caught(rejection(new Error('another')))
      caught(rejection('no error'))
      expect(notices()).toEqual([])
      expect(beacon).toHaveBeenCalledTimes(3)
    },
  )

  it.each([
    ['an extension', () => errorEvent(new Error('theirs'), 'chrome-extension://x/content.js')],
    ['a stranger', () => errorEvent(null, '')],
    ['the browser on the layout', () => errorEvent(undefined)],
    ['a call that was given up', () => rejection(new DOMException('given up', 'AbortError'))],
    [
      'a file that did not come',
      () => {
        const lost = new Error('lost')
        noteLostFile(lost)
        return rejection(lost)
      },
    ],
  ])('is none of %s', async (_case, event) => {
    const caught = await handlerOf()
    caught(event())
    expect(notices()).toEqual([])
    expect(beacon).not.toHaveBeenCalled()
  })

  it('is reported to nobody where the city names no address', async () => {
    const caught = await handlerOf('ru', '')
    caught(rejection(new Error('x')))
    expect(notices()).toHaveLength(1)
    expect(beacon).not.toHaveBeenCalled()
  })

  it('offers no new page while money moves', async () => {
    const caught = await handlerOf()
    const ended = moneyMoves()
    caught(rejection(new Error('x')))
    expect(notices()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Обновить страницу' })).toBeNull()
    ended()
  })
})

describe('catchErrors', () => {
  it('hears of every error of the window, and bears one in reporting', async () => {
    const report = catchErrors(await startedPage())
    beacon.mockImplementationOnce(() => {
      throw new Error('refused')
    })
    report(new Error('shown on a screen'))
    window.dispatchEvent(errorEvent(new Error('thrown')))
    window.dispatchEvent(rejection(new Error('rejected')))
    await vi.waitFor(() => expect(beacon).toHaveBeenCalledTimes(3))
    await screen.findByRole('status')
  })
})
