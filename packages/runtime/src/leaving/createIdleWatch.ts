import type { Instant } from '@parking/pricing'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { KeptValue } from '../storage/keptValue.ts'

/** How long before the end somebody is asked whether they are still there, in milliseconds. */
const warning = 60_000

/** How often the time is looked at, and a use noted at most, in milliseconds. */
const second = 1000

/** What a person does. A scroll that a page makes by itself is none of it. */
const inputs = ['pointerdown', 'pointermove', 'click', 'keydown', 'input', 'wheel', 'touchmove']

/** When a page that slept is back. */
const returns = ['visibilitychange', 'pageshow', 'focus']

/** Whether somebody is asked if they are still there. */
type IdleState =
  | { readonly kind: 'inUse' }
  /** At `endsAt`, by the device's clock, nobody was there. */
  | { readonly kind: 'asked'; readonly endsAt: Instant }

/** Watches whether an account is still used. */
export interface IdleWatch {
  readonly store: StoreApi<IdleState>
  /** Begins to watch. @returns stops watching */
  readonly start: () => () => void
  /** Somebody has answered that they are there. */
  readonly stay: () => void
}

/**
 * Watches for how long nobody has done anything in any tab of an account. Once somebody is asked, only
 * an answer counts, or a page that is opened: nothing may go away under a finger. The device's own
 * clock runs on while the device sleeps, so a page that wakes too late ends at once.
 *
 * @param options.minutes - the time without use after which `onEnd` is called
 * @param options.lastUse - shared by all tabs of the account
 * @param options.isBusy - whether a payment or a long work is under way in any tab: then everything waits,
 *   and a whole minute is left to answer afterwards
 */
export function createIdleWatch(options: {
  readonly minutes: number
  readonly lastUse: KeptValue<Instant>
  readonly isBusy: () => Promise<boolean>
  readonly onEnd: () => void
}): IdleWatch {
  const { lastUse, isBusy, onEnd } = options
  const now = (): Instant => Date.now()
  const length = options.minutes * 60_000
  let isRunning = false
  const store = createStore<IdleState>(() => ({ kind: 'inUse' }))

  /** A time that is missing, or still to come because the clock was set back, is now. */
  function endsAt(): Instant {
    const used = lastUse.read()
    if (used !== null && used <= now()) return used + length
    lastUse.write(now())
    return now() + length
  }

  const left = (): number => endsAt() - now()

  async function check(): Promise<void> {
    if (left() <= warning && (await isBusy()) && left() <= warning) {
      lastUse.write(now() - length + warning + second)
    }
    if (!isRunning) return
    const end = endsAt()
    if (end <= now()) onEnd()
    else if (end - now() > warning) happen({ kind: 'inUse' })
    else happen({ kind: 'asked', endsAt: end })
  }

  function happen(state: IdleState): void {
    const before = store.getState()
    const isSame =
      before.kind === 'asked' && state.kind === 'asked' && before.endsAt === state.endsAt
    if (!isSame && (before.kind !== 'inUse' || state.kind !== 'inUse')) store.setState(state, true)
  }

  function noteUse(): void {
    const time = left()
    if (time <= warning) void check()
    else if (time < length - second) lastUse.write(now())
  }

  const tick = (): void => void check()

  function start(): () => void {
    const timer = setInterval(tick, second)
    const how = { capture: true, passive: true }
    for (const name of inputs) window.addEventListener(name, noteUse, how)
    for (const name of returns) window.addEventListener(name, tick, how)
    isRunning = true
    // Somebody has opened the page, unless the account was left for too long before.
    if (left() > 0) lastUse.write(now())
    tick()
    return () => {
      isRunning = false
      clearInterval(timer)
      for (const name of inputs) window.removeEventListener(name, noteUse, how)
      for (const name of returns) window.removeEventListener(name, tick, how)
    }
  }

  return {
    store,
    start,
    stay: () => {
      if (left() > 0) lastUse.write(now())
      tick()
    },
  }
}
