import type { Meaning } from '../meaning/meaning.ts'
import type { AppealStatus } from './Appeal.ts'

const meanings: Readonly<Record<AppealStatus, Meaning>> = {
  registered: 'positive',
  inProgress: 'positive',
  needsClarification: 'positive',
  completed: 'inactive',
  unknown: 'neutral',
}

/** What an appeal's status means: it is being worked on, or it is over. */
export function appealMeaning(status: AppealStatus): Meaning {
  return meanings[status]
}
