import { useTranslation } from 'react-i18next'
import type { Language } from '../language/language.ts'
import { useAppContext } from './AppContext.ts'
import type { MessageKey } from '../messages/messageKey.ts'
import type { MessageSource } from '../messages/messageSource.ts'

/** Values that a message's `{{name}}` places take. `count` chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Translates a key of a feature's messages. */
export type Translate<Messages> = (key: MessageKey<Messages>, values?: MessageValues) => string

/**
 * Gives a component its feature's messages in the current language. Suspends while they load, which
 * happens only where no route has loaded them before.
 */
export function useMessages<Messages>(source: MessageSource<Messages>): {
  readonly t: Translate<Messages>
  readonly language: Language
} {
  const { translator } = useAppContext()
  // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component suspends; use() would have to be called in each render
  if (!translator.has(source)) throw translator.load(source)
  const { t } = useTranslation(source.name, { i18n: translator.i18n, useSuspense: false })
  const translate: (key: string, values: MessageValues) => string = t
  return { t: (key, values = {}) => translate(key, values), language: translator.language }
}
