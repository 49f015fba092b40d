import type { Translator } from '../texts/createTranslator.ts'
import type { KeyValueStorage } from '../storage/createStorage.ts'
import { isLanguage, type Language } from '../language/language.ts'

const key = 'parking.language'

/** The language that was spoken last, for the pages whose address names none; else Russian. */
export function usualLanguage(storage: KeyValueStorage): Language {
  const kept = storage.get(key)
  return isLanguage(kept) ? kept : 'ru'
}

/** Keeps the language that a translator speaks, now and whenever it changes. */
export function rememberLanguage(
  storage: KeyValueStorage,
  translator: Pick<Translator, 'language' | 'i18n'>,
): void {
  const keep = (): void => storage.set(key, translator.language)
  keep()
  translator.i18n.on('languageChanged', keep)
}
