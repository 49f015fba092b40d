import type { FeedbackTopic } from './Appeal.ts'

/** What cities have in the titles of the topics of letters. */
const words = {
  account: /кабинет|аккаунт|уч[её]тн|профил|персональн/iu,
  plate: /парковк|оплат/iu,
} as const

/** What a letter is about for which a city may have a topic. */
export type LetterSubject = keyof typeof words

/** Finds the city's topic of such letters, by its title; empty where it has none. */
export function findTopic(topics: readonly FeedbackTopic[], subject: LetterSubject): string {
  return topics.find(({ title }) => words[subject].test(title))?.id ?? ''
}
