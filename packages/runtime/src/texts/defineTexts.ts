import type { SameKeys, TextTree } from './TextKey.ts'

/** The texts of a feature: the Russian ones come with its code, the English ones when they are spoken. */
export interface Texts<Russian> {
  readonly name: string
  readonly ru: Russian
  readonly en: () => Promise<TextTree>
}

/**
 * Names the texts of a feature.
 *
 * @param name - unique among the features, for example `fines`
 * @param ru - the Russian texts, which decide the keys; shown where an English one is missing
 * @param en - loads the English ones
 */
export function defineTexts<Russian extends TextTree>(
  name: string,
  ru: Russian,
  en: () => Promise<SameKeys<Russian>>,
): Texts<Russian> {
  return { name, ru, en }
}
