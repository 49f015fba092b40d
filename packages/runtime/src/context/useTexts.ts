import { useTranslation } from 'react-i18next'
import type { Language } from '../language/language.ts'
import { useAppContext } from './AppContext.ts'
import type { TextKey } from '../texts/TextKey.ts'
import type { Texts } from '../texts/defineTexts.ts'

/** Values that a text's `{{name}}` places take. `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

/** Translates a key of a feature's texts. */
export type Translate<Russian> = (key: TextKey<Russian>, values?: TextValues) => string

/**
 * Gives a component its feature's texts in the current language. Suspends while English ones load, which
 * happens only where no route has loaded them before.
 *
 * @throws what the load of a file throws that does not come
 */
export function useTexts<Russian>(source: Texts<Russian>): {
  readonly t: Translate<Russian>
  readonly language: Language
} {
  const { translator } = useAppContext()
  if (!translator.has(source)) {
    const failure = translator.failure(source)
    if (failure !== null) throw failure.error
    const loading = translator.load(source)
    // oxlint-disable-next-line typescript/only-throw-error -- a thrown promise is how a component suspends; use() would have to be called in each render
    if (!translator.has(source)) throw loading
  }
  const { t } = useTranslation(source.name, { i18n: translator.i18n, useSuspense: false })
  const translate: (key: string, values: TextValues) => string = t
  return { t: (key, values = {}) => translate(key, values), language: translator.language }
}
