import { profileQuery } from '@parking/api-client'
import { sessionState, type ParkingSession, type Profile } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import type { AppContext } from '@parking/runtime'
import { refreshAccount } from '../account/readAccount.ts'

/** What an answer has said of a session. */
type Said =
  | { readonly kind: 'runs'; readonly session: ParkingSession }
  | { readonly kind: 'isExtended'; readonly reservationId: string; readonly endsAt: Instant }
  | { readonly kind: 'isOver'; readonly reservationId: string }

const minute = 60_000
/** An account that does not show it after so long is believed, in milliseconds. */
const longestDelay = 5 * minute
/** How often an account is read that does not show it yet. */
const betweenReadings = 10_000

/**
 * Lets what a back end has answered stand beside an account that is late, so that all of the page tells
 * the same: a session that was begun is there, an extended one has its new end, one that was ended is
 * gone. The account is read until it shows that itself.
 */
export function believeAnswers(context: Pick<AppContext, 'api' | 'queryClient' | 'clock'>): {
  readonly believe: (said: Said) => void
  readonly readOn: () => void
  readonly forget: () => void
} {
  const { api, queryClient, clock } = context
  const { queryKey } = profileQuery(api)
  let beliefs: readonly { readonly said: Said; readonly since: Instant }[] = []
  let isWriting = false
  let isReading = false

  function show(): void {
    const profile = queryClient.getQueryData(queryKey)
    if (profile === undefined || isWriting) return
    const now = clock.now()
    beliefs = beliefs.filter(
      ({ said, since }) => now - since < longestDelay && !isShown(said, profile, { now, since }),
    )
    const shown = beliefs.reduce((all, { said }) => apply(said, all), profile)
    if (shown === profile) return
    isWriting = true
    queryClient.setQueryData(queryKey, shown)
    isWriting = false
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (beliefs.length > 0 && event.query.queryHash === hashOf(queryClient, queryKey)) show()
  })

  /** Reads the account until it shows all of it. */
  async function follow(): Promise<void> {
    if (isReading) return
    isReading = true
    while (beliefs.length > 0) {
      await clock.wait(betweenReadings)
      if (beliefs.length > 0) await refreshAccount(context).catch(() => undefined)
      const now = clock.now()
      beliefs = beliefs.filter(({ since }) => now - since < longestDelay)
    }
    isReading = false
  }

  return {
    /** Something has happened of which no answer has told more: the account will show it. */
    readOn: () => {
      const until = clock.now() + longestDelay / 2
      const read = async (): Promise<void> => {
        while (clock.now() < until) {
          await clock.wait(betweenReadings)
          await refreshAccount(context).catch(() => undefined)
        }
      }
      void read()
    },
    believe: (said) => {
      const isOther = (one: { readonly said: Said }): boolean =>
        idOf(one.said) !== idOf(said) || (said.kind === 'isExtended' && one.said.kind === 'runs')
      beliefs = [...beliefs.filter(isOther), { said, since: clock.now() }]
      show()
      void follow()
    },
    /** It may be another account from now on. */
    forget: () => {
      beliefs = []
    },
  }
}

function hashOf(queryClient: AppContext['queryClient'], queryKey: readonly unknown[]) {
  return queryClient.getQueryCache().find({ queryKey })?.queryHash
}

function idOf(said: Said): string | null {
  return said.kind === 'runs' ? said.session.reservationId : said.reservationId
}

function isShown(
  said: Said,
  { sessions }: Profile,
  { now, since }: { readonly now: Instant; readonly since: Instant },
): boolean {
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
          one.reservationId === said.reservationId ? { ...one, endsAt: said.endsAt } : one,
        ),
      }
    case 'isOver':
      return {
        ...profile,
        sessions: sessions.filter((one) => one.reservationId !== said.reservationId),
      }
  }
}
