import { foldText } from '@parking/domain'
import type { Language } from '@parking/runtime'

interface Titled {
  readonly titles: Readonly<Record<Language, string>>
}

/**
 * The cities whose name in either language holds a text, sorted by their names in one language.
 * Case, `ё` and hyphens make no difference.
 */
export function citiesLike<City extends Titled>(
  cities: readonly City[],
  text: string,
  language: Language,
): readonly City[] {
  const wanted = plain(text)
  return cities
    .filter(({ titles }) => [titles.ru, titles.en].some((title) => plain(title).includes(wanted)))
    .toSorted((one, other) => one.titles[language].localeCompare(other.titles[language], language))
}

function plain(text: string): string {
  return foldText(text).replaceAll(/[\s-]+/g, ' ')
}
