import { createInstance, type i18n } from 'i18next'
import type { Language } from '../language/language.ts'
import type { Texts } from './defineTexts.ts'

/** The texts of an app: which are loaded, and in which language they speak. */
export interface Translator {
  readonly i18n: i18n
  readonly language: Language
  /** Loads a source in the current language; at once when it is there already. */
  load(source: Texts<unknown>): Promise<void>
  /** Whether a source can be shown without waiting. */
  has(source: Texts<unknown>): boolean
  /** Why the last load of a source has failed; null where it did not, or after a second. */
  failure(source: Texts<unknown>): { readonly error: unknown } | null
  /** Loads everything that is in use in another language, then speaks it. */
  speak(language: Language): Promise<void>
}

/**
 * How long a failure is kept, in milliseconds. A component that waited for the load renders again to be
 * told: a new load would have it wait again, and ask without an end for a file that does not come.
 */
const failureKept = 1000

/**
 * Makes an app's translator.
 *
 * Missing texts fall back to Russian. Values are not escaped: they are rendered by React as text.
 */
export async function createTranslator(language: Language): Promise<Translator> {
  const i18n: i18n = createInstance()
  await i18n.init({
    lng: language,
    fallbackLng: ['ru', 'en'],
    interpolation: { escapeValue: false },
    ns: [],
    resources: {},
    returnNull: false,
  })
  const used = new Map<string, Texts<unknown>>()
  const loading = new Map<string, Promise<void>>()
  const failures = new Map<string, { readonly error: unknown }>()
  let spoken = language

  function loadIn(source: Texts<unknown>, wanted: Language): Promise<void> {
    const id = `${wanted}/${source.name}`
    const known = loading.get(id)
    if (known !== undefined) return known
    const promise = fetchInto(source, wanted, id)
    loading.set(id, promise)
    return promise
  }

  async function fetchInto(source: Texts<unknown>, wanted: Language, id: string): Promise<void> {
    try {
      i18n.addResourceBundle('ru', source.name, source.ru, false, true)
      if (wanted === 'en') i18n.addResourceBundle('en', source.name, await source.en(), false, true)
    } catch (error) {
      loading.delete(id)
      failures.set(id, { error })
      setTimeout(() => failures.delete(id), failureKept)
      throw error
    }
  }

  return {
    i18n,
    get language() {
      return spoken
    },
    load: (source) => {
      used.set(source.name, source)
      return loadIn(source, spoken)
    },
    has: (source) => i18n.hasResourceBundle(spoken, source.name),
    failure: (source) => failures.get(`${spoken}/${source.name}`) ?? null,
    speak: async (wanted) => {
      await Promise.all([...used.values()].map((source) => loadIn(source, wanted)))
      spoken = wanted
      await i18n.changeLanguage(wanted)
    },
  }
}
