import type { ErrorName } from '@parking/domain'

type Failure = ErrorName | 'network' | 'timeout' | 'tooManyCalls' | 'other'

/** For a change of which nobody knows whether it was made. */
type Unknown = 'unknownOutcome' | 'perhapsDone'

/** How long to wait: so many seconds, so many minutes. */
type Wait = 'tryAgainIn' | 'limitIn'

/** A text for every error that a back end can name, and for those that have no name. */
export type ErrorText = Readonly<Record<Failure | Unknown | `${Wait}_${'one' | 'other'}`, string>> &
  Readonly<Partial<Record<`${Wait}_${'few' | 'many'}`, string>>>
