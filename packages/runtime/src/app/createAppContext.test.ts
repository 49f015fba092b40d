import { changePassword, profileQuery } from '@parking/api-client'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppContext } from '../context/AppContext.ts'
import { backEnd, later, ok, refusal, type Answer } from '../testing/backEnd.ts'
import { testCity } from '../testing/testCity.ts'
import { createAppContext } from './createAppContext.ts'

const key = 'parking.token.kazan.driver'
const opened: AppContext[] = []
const none = (): null => null

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  for (const { session } of opened.splice(0)) session.close()
  vi.unstubAllGlobals()
})

/** Opens a tab of an app; all tabs of a test share the browser's storage and its channel. */
async function openTab(answers: Readonly<Record<string, Answer>> = {}, endsTokens = true) {
  const server = backEnd({
    'get-profile-v6': () => ok({ email: 'driver@parking.example' }),
    logout: () => ok({}),
    ...answers,
  })
  vi.stubGlobal('fetch', server.fetch)
  const goHome = vi.fn<() => void>()
  const restart = vi.fn<(address: string) => void>()
  const context = await createAppContext({
    accountType: 'driver',
    cities: [testCity({ apiUrl: 'https://kazan.parking.example/', logout: endsTokens })],
    language: 'ru',
    version: 'test',
    layout: { Root: none, Account: none, NotFound: none },
    menu: [],
    reportError: () => undefined,
    goHome,
    restart,
  })
  opened.push(context)
  const profile = profileQuery(context.api)
  return {
    ...context,
    server,
    goHome,
    restart,
    load: () => context.queryClient.fetchQuery(profile),
    hasProfile: () => context.queryClient.getQueryData(profile.queryKey) !== undefined,
  }
}

describe('a logout', () => {
  it('has the city end the token, forgets all answers and goes to the main page', async () => {
    window.localStorage.setItem(key, 'token-1')
    const tab = await openTab()
    await tab.load()
    tab.session.send({ kind: 'loggedOut' })
    expect(tab.session.token()).toBeNull()
    expect(window.localStorage.getItem(key)).toBeNull()
    expect(tab.hasProfile()).toBe(false)
    expect(tab.goHome).toHaveBeenCalledOnce()
    await vi.waitFor(() =>
      expect(tab.server.callsOf('logout').map(({ fields }) => fields)).toEqual([
        { token: 'token-1' },
      ]),
    )
  })

  it('asks no city for what it does not have', async () => {
    window.localStorage.setItem(key, 'token-1')
    const tab = await openTab({}, false)
    tab.session.send({ kind: 'loggedOut' })
    await tab.load().catch(() => undefined)
    expect(tab.server.callsOf('logout')).toEqual([])
  })

  it.each([
    ['cannot be reached', () => new TypeError('Failed to fetch')],
    ['refuses', () => refusal('TokenNotFound')],
    ['answers nonsense', () => 'nonsense'],
  ])('does not depend on a back end that %s', async (_case, answer) => {
    window.localStorage.setItem(key, 'token-1')
    const tab = await openTab({ logout: answer })
    tab.session.send({ kind: 'loggedOut' })
    expect(window.localStorage.getItem(key)).toBeNull()
    await vi.waitFor(() => expect(tab.server.callsOf('logout')).toHaveLength(1))
    expect(tab.session.store.getState()).toEqual({ kind: 'guest' })
  })

  it('is one of all tabs, and each forgets what it knows', async () => {
    window.localStorage.setItem(key, 'token-1')
    const [one, other] = [await openTab(), await openTab()]
    await Promise.all([one.load(), other.load()])
    one.session.send({ kind: 'loggedOut' })
    await vi.waitFor(() => expect(other.session.token()).toBeNull())
    expect(other.hasProfile()).toBe(false)
    expect(other.goHome).toHaveBeenCalledOnce()
  })

  it('keeps no answer that comes after it', async () => {
    window.localStorage.setItem(key, 'token-1')
    const { answer, come } = later()
    const tab = await openTab({ 'get-profile-v6': answer })
    const loading = tab.load().catch(() => undefined)
    tab.session.send({ kind: 'loggedOut' })
    come(ok({ email: 'driver@parking.example' }))
    await loading
    expect(tab.hasProfile()).toBe(false)
  })
})

it('loads the page anew that comes back from before somebody else has signed in', async () => {
  window.localStorage.setItem(key, 'token-1')
  const tab = await openTab()
  await tab.load()
  window.localStorage.setItem(key, 'token-2')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(tab.hasProfile()).toBe(false)
  expect(tab.restart).toHaveBeenCalledExactlyOnceWith('/')
})

describe('a change of the profile', () => {
  it('is read by the other tabs too', async () => {
    window.localStorage.setItem(key, 'token-1')
    const [one, other] = [await openTab(), await openTab()]
    await other.load()
    // Only what is shown is read anew.
    const profile = profileQuery(other.api)
    const shown = new QueryObserver(other.queryClient, profile).subscribe(() => undefined)
    const before = other.queryClient.getQueryState(profile.queryKey)?.dataUpdateCount ?? 0
    one.session.send({ kind: 'profileChanged' })
    await vi.waitFor(() =>
      expect(other.queryClient.getQueryState(profile.queryKey)?.dataUpdateCount).toBe(before + 1),
    )
    shown()
  })
})

describe('a token that has expired', () => {
  const expired = { 'get-profile-v6': () => refusal('TokenExpired') }

  it('ends the session here and asks the city for nothing', async () => {
    window.localStorage.setItem(key, 'token-1')
    const tab = await openTab(expired)
    await tab.load().catch(() => undefined)
    expect(tab.session.store.getState()).toMatchObject({ kind: 'expired' })
    expect(tab.server.callsOf('logout')).toEqual([])
  })

  it('ends the session whoever made the call', async () => {
    window.localStorage.setItem(key, 'token-1')
    const tab = await openTab({ 'change-password': () => refusal('TokenExpired') })
    const call = changePassword({ password: 'new', current: 'old' })
    await tab.api.run(call).catch(() => undefined)
    expect(tab.session.store.getState()).toMatchObject({ kind: 'expired' })
  })

  it('ends no session that began after the call', async () => {
    window.localStorage.setItem(key, 'token-1')
    const { answer, come } = later()
    const tab = await openTab({ 'get-profile-v6': answer })
    const loading = tab.load().catch(() => undefined)
    tab.session.send({ kind: 'loggedIn', token: 'token-2' })
    come(refusal('TokenExpired'))
    await loading
    expect(tab.session.token()).toBe('token-2')
  })
})
