import { createInstance, type i18n } from 'i18next'
import type { Language } from '../language/language.ts'
import type { Texts } from './defineTexts.ts'

/** The texts of an app: which are loaded, and in which language they speak. */
export interface Translator {
  readonly i18n: i18n
  readonly language: Language
  /**
   * Loads a source in the current language; at once when it is there already. The promise is the same for
   * all who ask, so a component may wait for it; one that failed is replaced after a second.
   */
  load(source: Texts<unknown>): Promise<void>
  /** Loads everything that is in use in another language, then speaks it. */
  speak(language: Language): Promise<void>
}

/** By this React sees in a promise that there is nothing to wait for. */
const loaded = { status: 'fulfilled', value: undefined }
const there = Object.assign(Promise.resolve(), loaded)

/**
 * How long a failed load is kept, in milliseconds. A component that waited for it renders again to be told:
 * a new load would have it wait again, and ask without an end for a file that does not come.
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
  const loads = new Map<string, Promise<void>>()
  let spoken = language

  function loadIn(source: Texts<unknown>, wanted: Language): Promise<void> {
    const id = `${wanted}/${source.name}`
    const known = loads.get(id)
    if (known !== undefined) return known
    i18n.addResourceBundle('ru', source.name, source.ru, false, true)
    const promise = wanted === 'ru' ? there : addEnglish(source)
    void promise.then(
      () => Object.assign(promise, loaded),
      () => setTimeout(() => loads.delete(id), failureKept),
    )
    loads.set(id, promise)
    return promise
  }

  async function addEnglish({ name, en }: Texts<unknown>): Promise<void> {
    i18n.addResourceBundle('en', name, await en(), false, true)
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
    speak: async (wanted) => {
      await Promise.all([...used.values()].map((source) => loadIn(source, wanted)))
      spoken = wanted
      await i18n.changeLanguage(wanted)
    },
  }
}
