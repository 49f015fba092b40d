import type { ErrorName } from '@parking/domain'

/** A text for every error that a back end can name, and for those that have no name. */
export type ErrorText = Readonly<Record<ErrorName | 'network' | 'timeout' | 'other', string>>
