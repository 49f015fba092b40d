import type { Instant } from '@parking/pricing'

/** How far an appeal is. `unknown` is a status that this version does not know. */
export type AppealStatus =
  | 'registered'
  | 'inProgress'
  | 'needsClarification'
  | 'completed'
  | 'unknown'

/** An appeal to the operator. */
export interface Appeal {
  readonly id: string
  readonly subject: string
  readonly status: AppealStatus
  /** The status as the back end words it. */
  readonly statusText: string
  readonly lastMessage: string | null
}

/** A message of an appeal's conversation. */
export interface AppealMessage {
  readonly at: Instant | null
  readonly text: string
  readonly author: 'driver' | 'operator'
}

/** A topic that an appeal can have. */
export interface FeedbackTopic {
  readonly id: string
  readonly title: string
}
