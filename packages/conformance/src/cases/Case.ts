import type { Fields } from '../contract/writeRequest.ts'
import type { Caller, Stage } from '../Stage.ts'

/** Fields of a request, or what makes them. */
type Request = Fields | ((stage: Stage) => Fields | Promise<Fields>)

/** A good and a bad request of a call. */
export interface Case {
  readonly good: Request
  /** Who makes it; the driver unless said otherwise. */
  readonly as?: Caller
  readonly bad?: Request
  /** What a refusal carries beside its status; the name of an error unless said otherwise. */
  readonly refusedBy?: 'errorMessage'
  /** For calls that can't be refused but for their token or their parameters. */
  readonly badToken?: string
  /** Places of a good answer of which one must be there. */
  readonly tells?: readonly string[]
  /** Why a good request stays undone where the back end is no test bed: it can't be taken back. */
  readonly lasting?: string
}

/** Cases by the names of their calls. */
export type Cases = Readonly<Record<string, Case>>

/** The driver asks for something that needs no fields. */
export const plain: Case = { good: {}, badToken: 'none' }

/** Anybody asks for something that is never refused. */
export const open: Case = { good: {}, as: 'nobody' }
