import { describe, expect, it, vi } from 'vitest'
import { createStorage } from '../storage/createStorage.ts'
import { createSession } from './createSession.ts'

function memory() {
  return createStorage(() => {
    throw new Error('blocked')
  })
}

function tab(storage = memory(), channel?: (name: string) => BroadcastChannel) {
  const effects = {
    forgetPrivateData: vi.fn<() => void>(),
    goHome: vi.fn<() => void>(),
    startAnew: vi.fn<() => void>(),
    readProfileAgain: vi.fn<() => void>(),
    endToken: vi.fn<(token: string) => void>(),
  }
  const session = createSession({
    cityId: 'kazan',
    accountType: 'driver',
    storage,
    effects,
    ...(channel && { openChannel: channel }),
  })
  return { session, effects, storage }
}

/** Channels that deliver at once to every other one, as the browser's do a moment later. */
function connectedChannels(): (name: string) => BroadcastChannel {
  const targets = new Set<EventTarget>()
  return () => {
    const target = new EventTarget()
    targets.add(target)
    return Object.assign(target, {
      name: '',
      onmessage: null,
      onmessageerror: null,
      close: () => void targets.delete(target),
      postMessage: (data: unknown) => {
        for (const other of targets) {
          if (other !== target) other.dispatchEvent(new MessageEvent('message', { data }))
        }
      },
    })
  }
}

describe('createSession', () => {
  it('goes on with the token that was stored for the city and the kind of account', () => {
    const storage = memory()
    storage.set('parking.token.kazan.driver', 'kept')
    storage.set('parking.token.perm.driver', 'other city')
    expect(tab(storage).session.token()).toBe('kept')
  })

  it('knows the page on which it has ended, also when it is told once more', () => {
    const { session } = tab()
    window.history.replaceState(null, '', '/profile/operations?type=refill#page')
    session.send({ kind: 'loggedIn', token: 'old' })
    session.send({ kind: 'tokenExpired', token: 'old' })
    window.history.replaceState(null, '', '/')
    session.send({ kind: 'tokenExpired', token: 'old' })
    const address = '/profile/operations?type=refill#page'
    expect(session.store.getState()).toEqual({ kind: 'expired', address })
  })

  it('has the back end end the token of a logout, once and of no other end', () => {
    const { session, effects } = tab()
    session.send({ kind: 'loggedIn', token: 'new' })
    session.send({ kind: 'loggedOut' })
    session.send({ kind: 'loggedOut' })
    session.send({ kind: 'loggedIn', token: 'newer' })
    session.send({ kind: 'tokenExpired', token: 'newer' })
    expect(effects.endToken.mock.calls).toEqual([['new']])
  })

  it('stores the token of a login and removes it with the logout', () => {
    const { session, storage, effects } = tab()
    session.send({ kind: 'loggedIn', token: 'new' })
    expect(storage.get('parking.token.kazan.driver')).toBe('new')
    session.send({ kind: 'loggedOut' })
    expect(storage.get('parking.token.kazan.driver')).toBeNull()
    expect(effects.forgetPrivateData).toHaveBeenCalledTimes(2)
    expect(effects.goHome).toHaveBeenCalledOnce()
  })

  it('follows logins and logouts of another tab', () => {
    const storage = memory()
    const channel = connectedChannels()
    const one = tab(storage, channel)
    const two = tab(storage, channel)
    one.session.send({ kind: 'loggedIn', token: 'shared' })
    expect(two.session.token()).toBe('shared')
    two.session.send({ kind: 'loggedOut' })
    expect(one.session.token()).toBeNull()
    expect(one.effects.goHome).toHaveBeenCalledOnce()
  })

  it('tells other tabs of an expiry as such, and of the login that follows', () => {
    const storage = memory()
    const channel = connectedChannels()
    const one = tab(storage, channel)
    const two = tab(storage, channel)
    one.session.send({ kind: 'loggedIn', token: 'shared' })
    one.session.send({ kind: 'tokenExpired', token: 'shared' })
    expect([one, two].map(({ session }) => session.store.getState().kind)).toEqual([
      'expired',
      'expired',
    ])
    one.session.send({ kind: 'loggedIn', token: 'new' })
    expect(two.session.token()).toBe('new')
  })

  it('tells other tabs that an account was left, and its last use goes with its token', () => {
    const storage = memory()
    const channel = connectedChannels()
    const [one, two] = [tab(storage, channel), tab(storage, channel)]
    const { lastUseKey } = one.session
    storage.set(lastUseKey, 'of the one before')
    one.session.send({ kind: 'loggedIn', token: 'shared' })
    expect(storage.get(lastUseKey)).toBeNull()
    storage.set(lastUseKey, '1')
    one.session.send({ kind: 'leftIdle' })
    expect(storage.get(lastUseKey)).toBeNull()
    expect(two.session.store.getState()).toEqual({ kind: 'guest', why: 'idle' })
  })

  it('tells the other tabs of its account that the profile has changed, and no guest', () => {
    const storage = memory()
    const channel = connectedChannels()
    const [one, two] = [tab(storage, channel), tab(storage, channel)]
    one.session.send({ kind: 'profileChanged' })
    expect(two.effects.readProfileAgain).not.toHaveBeenCalled()
    one.session.send({ kind: 'loggedIn', token: 'shared' })
    one.session.send({ kind: 'profileChanged' })
    expect(two.effects.readProfileAgain).toHaveBeenCalledOnce()
    expect(one.effects.readProfileAgain).not.toHaveBeenCalled()
    two.session.send({ kind: 'loggedOut' })
    channel('').postMessage({ key: 'parking.token.kazan.driver', kind: 'PROFILE' })
    expect(two.effects.readProfileAgain).toHaveBeenCalledOnce()
  })

  it('is told by the message what the shared storage does not show yet', () => {
    const channel = connectedChannels()
    const [one, two] = [tab(memory(), channel), tab(memory(), channel)]
    one.session.send({ kind: 'loggedIn', token: 'new' })
    expect(two.session.token()).toBe('new')
    one.session.send({ kind: 'tokenExpired', token: 'new' })
    expect(two.session.store.getState().kind).toBe('expired')
  })

  it('leaves a newer token alone that another tab has stored before its message came', () => {
    const storage = memory()
    const slow = tab(storage)
    slow.session.send({ kind: 'loggedIn', token: 'old' })
    storage.set('parking.token.kazan.driver', 'new')
    slow.session.send({ kind: 'tokenExpired', token: 'old' })
    expect(storage.get('parking.token.kazan.driver')).toBe('new')
    slow.session.catchUp()
    expect(slow.session.token()).toBe('new')
  })

  it.each([
    ['an expiry', 'tokenExpired', 'expired'],
    ['a logout', 'loggedOut', 'guest'],
  ] as const)('catches up with %s of another tab as such', (_case, kind, expected) => {
    const storage = memory()
    const [active, frozen] = [tab(storage), tab(storage)]
    for (const { session } of [active, frozen]) session.send({ kind: 'loggedIn', token: 'shared' })
    active.session.send(kind === 'loggedOut' ? { kind } : { kind, token: 'shared' })
    frozen.session.catchUp()
    expect(frozen.session.store.getState().kind).toBe(expected)
  })

  it('catches up with what happened while it could not listen', () => {
    const { session, storage, effects } = tab()
    session.send({ kind: 'loggedIn', token: 'old' })
    storage.remove('parking.token.kazan.driver')
    session.catchUp()
    expect(session.token()).toBeNull()
    expect(effects.goHome).toHaveBeenCalledOnce()
    storage.set('parking.token.kazan.driver', 'new')
    session.catchUp()
    expect(session.token()).toBe('new')
  })

  it.each([
    ['at once', []],
    ['after a sign-out', [{ kind: 'otherTabLoggedOut' }]],
  ] as const)(
    'begins anew with the account that another tab has changed to %s',
    (_case, events) => {
      const { session, effects } = tab()
      session.send({ kind: 'loggedIn', token: 'mine' })
      session.send({ kind: 'otherTabLoggedIn', token: 'mine' })
      expect(effects.startAnew).not.toHaveBeenCalled()
      for (const event of events) session.send(event)
      session.send({ kind: 'otherTabLoggedIn', token: 'theirs' })
      expect(effects.startAnew).toHaveBeenCalledOnce()
      expect(session.token()).toBe('theirs')
    },
  )

  it.each([
    ['the first account', []],
    [
      'who signs in again after an expiry',
      [
        { kind: 'loggedIn', token: 'old' },
        { kind: 'tokenExpired', token: 'old' },
      ],
    ],
  ] as const)('goes on as it is with %s of another tab', (_case, events) => {
    const { session, effects } = tab()
    for (const event of events) session.send(event)
    session.send({ kind: 'otherTabLoggedIn', token: 'new' })
    expect(effects.startAnew).not.toHaveBeenCalled()
  })

  it('works alone where the browser has no channel, and with junk on it', () => {
    const { session } = tab(memory(), () => {
      throw new Error('not supported')
    })
    session.send({ kind: 'loggedIn', token: 'alone' })
    expect(session.token()).toBe('alone')
    const channel = connectedChannels()
    const listening = tab(memory(), channel)
    const key = 'parking.token.kazan.driver'
    for (const junk of [
      null,
      1,
      'LOGOUT',
      {},
      { key: 'other', kind: 'LOGOUT' },
      { key, message: 'LOGOUT' },
      { key, kind: 'EXPIRED' },
      { key, kind: 'LOGIN', token: 7 },
    ]) {
      channel('').postMessage(junk)
    }
    expect(listening.effects.goHome).not.toHaveBeenCalled()
  })
})
