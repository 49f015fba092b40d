import { vi } from 'vitest'
import type { Attempt, BankPage } from './ChargeState.ts'
import type { ChargePorts, Finding } from './ChargePorts.ts'
import { createCharge, type Charge } from './createCharge.ts'

export interface Intent {
  readonly zone: string
}

export const lost = new Error('lost')
export const named = new Error('NoMoneyNoHoney')
export const intent: Intent = { zone: '101' }
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

/** Time that passes only while somebody waits. */
export function time(start = 1_000_000) {
  let passed = 0
  return {
    now: () => start + passed,
    elapsed: () => passed,
    wait: vi.fn<(milliseconds: number) => Promise<void>>(async (milliseconds) => {
      passed += milliseconds
    }),
  }
}

/** What a test says of its charge; the rest is as simple as can be. */
export interface TestCalls extends Partial<
  Omit<ChargePorts<Intent, string>, 'send' | 'find' | 'kept'>
> {
  readonly send?: (intent: Intent, key: string) => Promise<string | BankPage>
  readonly hasHappened?: (intent: Intent, since: number) => Promise<boolean>
  readonly find?: (attempt: Attempt<Intent>, age: number | null) => Promise<Finding<string>>
  /** Hears of each end of a charge that happened. */
  readonly onDone?: (intent: Intent, result: string | null) => void
}

/** A charge, and what is kept of it while its page may go away. */
export function chargeWith(calls: TestCalls, left: Attempt<Intent> | null = null) {
  let kept: readonly Attempt<Intent>[] = left === null ? [] : [left]
  let keys = 0
  const { hasHappened = async () => false, send = () => Promise.reject(lost) } = calls
  const charge: Charge<Intent, string> = createCharge<Intent, string>({
    isNamed: (error) => error === named,
    isOutcomeUnknown: () => true,
    needsDriver: () => false,
    paysByCall: true,
    newKey: () => `key ${(keys += 1)}`,
    clock: time(),
    find: async (attempt) =>
      (await hasHappened(attempt.intent, attempt.since))
        ? { kind: 'happened', result: null }
        : { kind: 'nothing' },
    checkBefore: async () => null,
    askForKey: null,
    subject: ({ zone }) => zone,
    owner: async () => null,
    alone: async (_subject, work) => work().then(() => true),
    ...calls,
    send: async (wanted, key) => {
      const answer = await send(wanted, key)
      return typeof answer === 'string'
        ? { kind: 'done', result: answer }
        : { kind: 'atBank', page: answer }
    },
    kept: {
      of: (owner) => kept.filter((one) => one.owner === owner),
      keep: (one) => (kept = [...kept.filter(({ key }) => key !== one.key), one]),
      forget: (wanted) => (kept = kept.filter(({ key }) => key !== wanted)),
    },
  })
  charge.store.subscribe((state) => {
    if (state.kind === 'done') calls.onDone?.(state.attempt.intent, state.result)
  })
  return { charge, kept: () => kept.at(-1) ?? null, kind: () => charge.store.getState().kind }
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
    owner: null,
    bank: null,
    ...left,
  }
  return chargeWith({ ...calls, clock }, attempt)
}
