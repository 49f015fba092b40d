import type { ErrorName } from '@parking/domain'

type Failure = ErrorName | 'network' | 'timeout' | 'tooManyCalls' | 'other'

/** A text for every error that a back end can name, and for those that have no name. */
export type ErrorText = Readonly<Record<Failure | `tryAgainIn_${'one' | 'other'}`, string>> &
  Readonly<Partial<Record<`tryAgainIn_${'few' | 'many'}`, string>>>
