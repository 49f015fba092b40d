import type { Language } from '../language/language.ts'
import type { MessageTree, SameKeys } from './messageKey.ts'

/** A feature's messages, each language a chunk of its own that is loaded when it is needed. */
export interface MessageSource<Messages> {
  readonly name: string
  readonly load: Readonly<Record<Language, () => Promise<MessageTree>>>
  /** Carries the type of the messages; holds nothing. */
  readonly messages?: Messages
}

/**
 * Names a feature's messages and says where each language's are.
 *
 * @param name - unique among the features, for example `payments`
 * @param ru - loads the Russian messages, which decide the keys
 * @param en - loads the English ones
 */
export function messageSource<Messages extends MessageTree>(
  name: string,
  ru: () => Promise<Messages>,
  en: () => Promise<SameKeys<Messages>>,
): MessageSource<Messages> {
  return { name, load: { ru, en } }
}
