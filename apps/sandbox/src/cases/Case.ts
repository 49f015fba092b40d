import type { Fields } from '../testing/operations.ts'
import type { Caller, Stage } from './Stage.ts'

/** A good and a bad request of a call. */
export interface Case {
  /** Fields of a good request, or what makes them. */
  readonly good: Fields | ((stage: Stage) => Promise<Fields>)
  /** The body of a good request that is more than fields. */
  readonly json?: object
  /** Who makes it; the driver unless said otherwise. */
  readonly as?: Caller
  /** Fields of a bad request. */
  readonly bad?: Fields
  /** What a refusal carries beside its status; the name of an error unless said otherwise. */
  readonly refusedBy?: 'errorMessage'
  /** For calls that can't be refused but for their token or their parameters. */
  readonly badToken?: string
}

/** Cases by the names of their calls. */
export type Cases = Readonly<Record<string, Case>>

/** The driver asks for something that needs no fields. */
export const plain: Case = { good: {}, badToken: 'none' }

/** Anybody asks for something that is never refused. */
export const open: Case = { good: {}, as: 'nobody' }
