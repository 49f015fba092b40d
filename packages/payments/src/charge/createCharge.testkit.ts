import { vi } from 'vitest'
import { memoryStorage } from '@parking/runtime/testing'
import * as v from 'valibot'
import type { Attempt, BankPage, Owner } from './ChargeState.ts'
import type { ChargePorts, Finding, Reading } from './ChargePorts.ts'
import { createCharge, type Charge } from './createCharge.ts'
import { keptAttempts } from './keptAttempts.ts'

export interface Intent {
  readonly zone: string
}

export const lost = new Error('lost')
export const named = new Error('NoMoneyNoHoney')
export const intent: Intent = { zone: '101' }
export const driver: Owner = { name: 'driver', session: 'session 1' }
export const onlyLost = { isOutcomeUnknown: (error: unknown) => error === lost }

export type Answer = 'ok' | 'refused' | 'lostBefore' | 'lostAfter'

/** A back end that remembers what it charged, and answers as it is told to. */
export function backEnd(answers: readonly Answer[]) {
  const charged: string[] = []
  const open: (() => void)[] = []
  const queue = [...answers]
  let canRead = true
  const charge = (key: string): void => {
    if (!charged.includes(key)) charged.push(key)
  }
  const send = vi.fn<(intent: Intent, key: string) => Promise<string>>((_intent, key) => {
    const answer = queue.shift() ?? 'ok'
    return new Promise<string>((resolve, reject) => {
      open.push(() => {
        if (answer === 'ok' || answer === 'lostAfter') charge(key)
        if (answer === 'ok') resolve('session')
        else reject(answer === 'refused' ? named : lost)
      })
    })
  })
  return {
    charged,
    send,
    /** Answers the calls that are on their way, after a look at what stands meanwhile. */
    answerAll: async (before: () => void = () => undefined) => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
      before()
      for (const answer of open.splice(0)) answer()
    },
    readable: (value: boolean) => (canRead = value),
    hasHappened: async () => {
      if (!canRead) throw lost
      return charged.length > 0
    },
  }
}

/** Time that passes only while somebody waits, or as a test has it pass. */
export function time(start = 1_000_000) {
  let passed = 0
  let ahead = 0
  return {
    now: () => start + passed + ahead,
    elapsed: () => passed,
    wait: vi.fn<(milliseconds: number) => Promise<void>>(async (milliseconds) => {
      passed += milliseconds
    }),
    /** Passes by both clocks. */
    pass: (milliseconds: number) => (passed += milliseconds),
    /** The clock is set anew, or the page's time stands still while the device sleeps. */
    jump: (milliseconds: number) => (ahead += milliseconds),
  }
}

/** An account whose history is known by its instants. */
export function history(clock: ReturnType<typeof time>, instants: () => readonly number[]) {
  return async (): Promise<Reading<string>> => ({
    now: clock.now(),
    find: (since, until = Infinity) =>
      instants().some((at) => at >= since && at <= until)
        ? { kind: 'happened', result: null }
        : { kind: 'nothing' },
  })
}

/** What a test says of its charge; the rest is as simple as can be. */
export interface TestCalls extends Partial<Omit<ChargePorts<Intent, string>, 'send'>> {
  readonly send?: (intent: Intent, key: string) => Promise<string | BankPage>
  readonly hasHappened?: (intent: Intent, since: number) => Promise<boolean>
  readonly find?: (attempt: Attempt<Intent>) => Promise<Finding<string>>
  /** Hears of each end of a charge that happened. */
  readonly onDone?: (intent: Intent, result: string | null) => void
}

/** A charge, and what is kept of it while its page may go away. */
export function chargeWith(calls: TestCalls, left: Attempt<Intent> | null = null) {
  const kept = calls.kept ?? keptIn()
  if (left !== null) kept.keep(left)
  let keys = 0
  const { hasHappened = async () => false, send = () => Promise.reject(lost) } = calls
  const clock = calls.clock ?? time()
  const look = async ({ intent: wanted, since }: Attempt<Intent>): Promise<Finding<string>> =>
    (await hasHappened(wanted, since)) ? { kind: 'happened', result: null } : { kind: 'nothing' }
  const { find = look } = calls
  const ports: ChargePorts<Intent, string> = {
    knowsKeys: true,
    isSafeAgain: false,
    onTwice: () => undefined,
    isExpired: () => false,
    wasAnswered: (error) => error === named,
    isNamed: (error) => error === named,
    isOutcomeUnknown: () => true,
    needsDriver: () => false,
    paysByCall: () => true,
    newKey: () => `key ${(keys += 1)}`,
    read: async (attempt) => {
      const finding = await find(attempt)
      return { now: clock.now(), find: () => finding }
    },
    happensOnce: false,
    checkBefore: async () => null,
    askForKey: null,
    subject: ({ zone }) => zone,
    owner: async () => driver,
    alone: async (_subject, work) => work().then(() => true),
    ...calls,
    send: async (wanted, key) => {
      const answer = await send(wanted, key)
      return typeof answer === 'string'
        ? { kind: 'done', result: answer }
        : { kind: 'atBank', page: answer }
    },
    clock,
    kept,
  }
  const charge: Charge<Intent, string> = createCharge(ports)
  charge.store.subscribe((state) => {
    if (state.kind === 'done') calls.onDone?.(state.attempt.intent, state.result)
  })
  return {
    charge,
    /** What is looked for after a reload. */
    kept: () => kept.of(driver).findLast(({ rest }) => rest === null) ?? null,
    kind: () => charge.store.getState().kind,
  }
}

/** Where attempts are kept, in a storage that several pages may share. */
export function keptIn(storage = memoryStorage()) {
  return keptAttempts(storage, 'test', 'kazan', v.object({ zone: v.string() }))
}

/** A charge over a back end. */
export function chargeOn(back: ReturnType<typeof backEnd>) {
  const onDone = vi.fn<(intent: Intent, result: string | null) => void>()
  const { send, hasHappened } = back
  return { ...chargeWith({ ...onlyLost, send, hasHappened, onDone }), onDone }
}

/** A charge of a page that was loaded anew while one was under way. */
export function chargeLeft(left: Partial<Attempt<Intent>>, calls: TestCalls) {
  const clock = calls.clock ?? time()
  const at = clock.now()
  const attempt = {
    intent,
    key: 'before the reload',
    since: at,
    sentAt: at,
    before: null,
    owner: driver,
    bank: null,
    rest: null,
    price: null,
    ...left,
  }
  return chargeWith({ ...calls, clock }, attempt)
}
