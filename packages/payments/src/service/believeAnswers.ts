import { profileQuery } from '@parking/api-client'
import { sessionState, type ParkingSession, type Profile } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { keptValue, type AppContext } from '@parking/runtime'
import { hashKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { refreshAccount } from '../account/readAccount.ts'
import type { Owner } from '../charge/ChargeState.ts'
import { isSameOwner } from '../charge/keptAttempts.ts'
import { saidOfSession, type Said } from '../charge/Said.ts'

const belief = v.object({
  owner: v.object({ name: v.nullable(v.string()), session: v.nullable(v.string()) }),
  since: v.number(),
  said: saidOfSession,
})

type Belief = v.InferOutput<typeof belief>

const minute = 60_000
/** An account that does not show it after so long is believed, in milliseconds. */
const longestDelay = 5 * minute
/** How often an account is read that does not show it yet. */
const betweenReadings = 10_000

/**
 * Lets what a back end has answered stand beside an account that is late, so that all of the page tells
 * the same: a session that was begun is there, an extended one has its new end, one that was ended is
 * gone. The account is read until it shows that itself. It is kept in the browser, for the other tabs and
 * for a page that is loaded anew.
 *
 * @param owner - asks who is signed in
 */
export function believeAnswers(
  context: Pick<AppContext, 'api' | 'queryClient' | 'clock' | 'storage' | 'city'>,
  owner: () => Promise<Owner>,
) {
  const { api, queryClient, clock } = context
  const { queryKey } = profileQuery(api)
  const key = `parking.pending.${context.city.id}.answered`
  const list = keptValue(context.storage, key, v.array(belief))
  // Those of who is signed in.
  let beliefs: readonly Belief[] = []
  // What the account itself has told last.
  let told = queryClient.getQueryData(queryKey)
  let isWriting = false
  let isReading = false

  function show(): void {
    const account = told
    if (account === undefined) return
    const now = clock.now()
    keepOnly((one) => now - one.since < longestDelay && !isShown(one, account, now))
    const shown = beliefs.reduce((all, { said }) => apply(said, all), account)
    if (shown === queryClient.getQueryData(queryKey)) return
    isWriting = true
    queryClient.setQueryData(queryKey, shown)
    isWriting = false
  }

  /** Forgets, here and in the browser, all of who is signed in but what is still to be believed. */
  function keepOnly(isBelieved: (one: Belief) => boolean): void {
    const over = beliefs.filter((one) => !isBelieved(one))
    if (over.length === 0) return
    beliefs = beliefs.filter((one) => !over.includes(one))
    const isOver = (kept: Belief): boolean => over.some((one) => isSame(one, kept))
    write(read().filter((one) => !isOver(one)))
  }

  function read(): readonly Belief[] {
    return list.read() ?? []
  }

  function write(all: readonly Belief[]): void {
    list.write(all.length === 0 ? null : [...all])
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (isWriting || event.query.queryHash !== hashKey(queryKey)) return
    if (event.type === 'removed') told = undefined
    if (event.type !== 'updated' || event.action.type !== 'success') return
    told = queryClient.getQueryData(queryKey)
    if (beliefs.length > 0) show()
  })

  /** Reads the account until it shows all of it. */
  async function follow(): Promise<void> {
    if (isReading) return
    isReading = true
    while (beliefs.length > 0) {
      await clock.wait(betweenReadings)
      if (beliefs.length > 0) await refreshAccount(context).catch(() => undefined)
      const now = clock.now()
      keepOnly(({ since }) => now - since < longestDelay)
      show()
    }
    isReading = false
  }

  /** Takes up what was said to who is signed in, in another tab or before the page was loaded anew. */
  async function recall(): Promise<void> {
    const who = await owner()
    const kept = read().filter((one) => isSameOwner(one.owner, who))
    const isNew = (one: Belief): boolean => !beliefs.some((other) => isSame(one, other))
    beliefs = [...beliefs, ...kept.filter(isNew)]
    if (beliefs.length === 0) return
    show()
    void follow()
  }

  /** @param its - whose call was answered; of an account that is not known nothing is kept */
  function believe(said: Said, its: Owner | null): void {
    const one = { owner: its ?? { name: null, session: null }, since: clock.now(), said }
    const isOther = ({ said: earlier }: Belief): boolean =>
      idOf(earlier) !== idOf(said) || (said.kind === 'isExtended' && earlier.kind === 'runs')
    keepOnly(isOther)
    beliefs = [...beliefs, one]
    if (its !== null && (its.name ?? its.session) !== null) write([...read(), one])
    show()
    void follow()
  }

  window.addEventListener('storage', (event) => {
    if (event.key === key) void recall()
  })

  return {
    recall: () => void recall(),
    /** Something has come of a call: the account is read until its balance is another one. */
    expectChange: (its: Owner | null) =>
      believe({ kind: 'hasChanged', balance: told?.balance ?? null }, its),
    believe,
    /** It may be another account from now on. */
    leave: () => {
      beliefs = []
    },
    /** The account signs out: nothing of it is kept. */
    forget: () => keepOnly(() => false),
  }
}

function isSame(one: Belief, other: Belief): boolean {
  return one.since === other.since && JSON.stringify(one.said) === JSON.stringify(other.said)
}

function idOf(said: Said): string | null {
  switch (said.kind) {
    case 'runs':
      return said.session.reservationId
    case 'isExtended':
    case 'isOver':
      return said.reservationId
    case 'hasChanged':
      return null
  }
}

function isShown({ said, since }: Belief, account: Profile, now: Instant): boolean {
  const { sessions, balance } = account
  const shown = sessions.find(({ reservationId }) => reservationId === idOf(said))
  switch (said.kind) {
    case 'runs':
      return shown !== undefined
    case 'isExtended':
      return (shown?.endsAt ?? 0) >= said.endsAt - minute
    case 'isOver':
      // One that is not there may be one that an account which is late has not shown yet.
      return shown === undefined
        ? now - since > longestDelay / 2
        : ['over', 'deferred'].includes(sessionState(shown, now))
    case 'hasChanged':
      return balance !== said.balance || now - since > longestDelay / 2
  }
}

function apply(said: Said, profile: Profile): Profile {
  const { sessions } = profile
  switch (said.kind) {
    case 'runs':
      return { ...profile, sessions: [...sessions, said.session] }
    case 'isExtended':
      return {
        ...profile,
        sessions: sessions.map((one) =>
          one.reservationId === said.reservationId ? extend(one, said) : one,
        ),
      }
    case 'isOver':
      return {
        ...profile,
        sessions: sessions.filter((one) => one.reservationId !== said.reservationId),
      }
    case 'hasChanged':
      return profile
  }
}

function extend(
  session: ParkingSession,
  { endsAt, sum }: Extract<Said, { kind: 'isExtended' }>,
): ParkingSession {
  const durationMinutes = Math.round((endsAt - session.startsAt) / minute)
  return { ...session, endsAt, sum, durationMinutes }
}
