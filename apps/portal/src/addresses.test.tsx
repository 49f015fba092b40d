import { mapTexts } from '@parking/map'
import { readAddress, type Language } from '@parking/runtime'
import {
  backEnd,
  createTestContext,
  memoryStorage,
  ok,
  refusal,
  renderRouter,
  type TestContextOptions,
} from '@parking/runtime/testing'
import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { addresses, pageNameAt, pagePattern, wayHome } from '../../../scripts/lib/addresses.ts'
import {
  expectedAt,
  known,
  people,
  prefixed,
  prefixes,
  told,
  unknown,
  type Person,
} from './addressTable.testkit.ts'
import { NotFound } from './layout/NotFound.tsx'
import { portalTexts } from './texts/ru.ts'
import { createPortalRouter, portalMenu } from './createPortalRouter.tsx'

const cells = people.flatMap((person) => prefixes.map((prefix) => ({ person, prefix })))

describe.each(cells)(
  'the addresses with "$prefix" before them, for a $person',
  ({ person, prefix }) => {
    it('lead where the specification says', async () => {
      const seen: Record<string, string> = {}
      const expected: Record<string, string> = {}
      for (const { asked, ...shown } of [...known, ...unknown]) {
        const address = prefixed(prefix, asked)
        expected[address] = expectedAt(shown, asked, person, prefix)
        seen[address] = await open(address, person, true)
      }
      expect(seen).toEqual(expected)
    })

    it('lead elsewhere in a city that has switched them off', async () => {
      const seen: Record<string, string> = {}
      const expected: Record<string, string> = {}
      for (const { asked, without } of known) {
        if (without === undefined) continue
        const address = prefixed(prefix, asked)
        expected[address] = expectedAt(without, asked, person, prefix)
        seen[address] = await open(address, person, false)
      }
      expect(seen).toEqual(expected)
    })
  },
)

describe('hosts', () => {
  const pathOf = (address: string) => address.split('?')[0] ?? ''
  const answerTo = (path: string) => {
    if (new RegExp(wayHome).test(path)) return 'main page'
    return new RegExp(pagePattern('portal')).test(path) ? 'page' : 'none'
  }

  it.each(prefixes)('answer the same addresses with "%s" before them', (prefix) => {
    const answers = (rows: typeof known) =>
      rows.map(({ asked }) => [asked, answerTo(pathOf(prefixed(prefix, asked)))])
    const all = (rows: typeof known, answer: string) => rows.map(({ asked }) => [asked, answer])
    const isStrange = prefix === '/xx'
    expect(answers(known)).toEqual(all(known, isStrange ? 'main page' : 'page'))
    expect(answers(unknown)).toEqual(all(unknown, isStrange ? 'main page' : 'none'))
  })

  it('answer with a page of the language of the address', () => {
    for (const { asked } of known) {
      const path = pathOf(asked)
      expect(pageNameAt(path)).toBe(path === '/' ? 'map.ru' : 'page.ru')
      expect(pageNameAt(prefixed('/en', path))).toBe(path === '/' ? 'map.en' : 'page.en')
    }
  })

  it('know no address that the table leaves out', () => {
    const patterns = addresses.portal.map((path) => new RegExp(patternOf(path)))
    const left = addresses.portal.filter(
      (_, place) => !known.some(({ asked }) => patterns[place]?.test(pathOf(asked))),
    )
    expect(left).toEqual([])
  })
})

/** A pattern of the paths of a route. */
function patternOf(path: string): string {
  return `^${path
    .replaceAll(/\/\{-\$\w+\}/g, '(/[^/]+)?')
    .replaceAll(/\$\w+/g, '[^/]+')
    .replace(/\$$/, '.+')}$`
}

/** Opens an address as somebody and tells what is shown. */
async function open(address: string, person: Person, hasAll: boolean): Promise<string> {
  const { pathname, search } = new URL(address, origin)
  // As the app's start does: what leads on is settled before the router reads it.
  const read = readAddress(pathname)
  const path = `${read.kind === 'redirect' ? read.to : pathname}${search}`
  const entry = { path, language: read.language ?? 'ru', person, hasAll }
  // Where the start leads to the same, all that follows is the same.
  const key = Object.values(entry).join(' ')
  const seen = opened.get(key) ?? (await openEntry(entry))
  opened.set(key, seen)
  return seen
}

const origin = 'https://kazan.parking.example'
const opened = new Map<string, string>()

async function openEntry(entry: {
  readonly path: string
  readonly language: Language
  readonly person: Person
  readonly hasAll: boolean
}): Promise<string> {
  const { path, language, person, hasAll } = entry
  const askToSignIn = vi.fn<(address: string) => void>()
  const storage = memoryStorage()
  if (person !== 'guest') storage.set(`parking.token.kazan.${person}`, 'token-1')
  const context = {
    ...(await createTestContext({
      fetch: city(hasAll).fetch,
      texts: [portalTexts, mapTexts],
      language,
      storage,
      menu: portalMenu,
      layout: { Root: Through, Account: Through, NotFound },
      city: cityFile(hasAll),
    })),
    askToSignIn,
  }
  const router = createPortalRouter(context)
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // Within it nothing waits for what React holds back, so that people see less flicker.
  await act(async () => renderRouter(context, router))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  const heading = await waitFor(() => {
    const [found] = document.querySelectorAll('h1')
    if (found === undefined) throw new Error(`Nothing is shown at ${path}`)
    return found.textContent
  })
  const seen = told({
    path: new URL(router.history.location.href, origin).pathname,
    heading,
    tab: document.title,
    asksToSignIn: askToSignIn.mock.calls.length > 0,
  })
  cleanup()
  return seen
}

const Through: NonNullable<TestContextOptions['layout']>['Root'] = ({ children }) => children

/** What a city's file says of its pages. */
function cityFile(hasAll: boolean): TestContextOptions['city'] {
  return {
    apiUrl: 'https://kazan.parking.example/',
    mapBounds: { southWest: [48.812, 55.644], northEast: [49.412, 55.944] },
    mapCenter: [49.112, 55.794],
    zoom: { min: 13, max: 20, initial: 16 },
    mapSource: {
      kind: 'xyz',
      url: 'https://kazan.parking.example/{z}/{x}/{y}.png',
      attribution: { ru: 'Карта', en: 'Map' },
    },
    updatePage: hasAll,
    flags: {
      feedback: hasAll,
      guestPayment: hasAll,
      pagePersonalData: hasAll,
      penalty: hasAll,
      permitConstructor: hasAll,
      receipts: hasAll,
    },
  }
}

/** A city's back end, with all that can be switched on or with none of it. */
function city(hasAll: boolean) {
  return backEnd({
    'get-options-info-v3': () =>
      ok({
        isClose: false,
        guestToken: 'guest-1',
        pagePersonalData: hasAll,
        useReceipts: hasAll,
        useSessionWithoutRegister: hasAll,
        useSubscriptionConstructor: hasAll,
        viewPenalty: hasAll,
      }),
    'get-profile-v6': () =>
      ok({ email: 'driver@parking.example', balance: '1', sessions: [], ts: [], documents: [] }),
    'sms-commands': () => ok(hasAll ? [command] : []),
    '/api/news': () => ok([]),
    'get-one': ({ fields: { id } }) =>
      id === '7' ? ok({ id, title: 'Новая зона', text: '<p>101</p>' }) : refusal('ValidationError'),
    'get-by-path': ({ fields: { path } }) =>
      path === 'none'
        ? refusal('ValidationError')
        : ok({ title: `Страница ${path}`, text: '<p>101</p>' }),
  })
}

const command = {
  name: 'Оплата',
  hint: 'Начать',
  example: '61*101*А1*1',
  command_transcription: 'п*з',
}
