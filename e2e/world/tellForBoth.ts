import { test } from './test.ts'

/**
 * A city of each kind: one whose back end knows the key of a press and tells what became of it, its times
 * to the second, and one whose history alone tells it, to the minute, as in most cities.
 */
export const cityOfKind = { withKeys: 'kazan', withoutKeys: 'yekaterinburg' } as const

/**
 * Tells stories in both kinds of city.
 *
 * @param tell - writes the stories down; `knowsKeys` says in which kind they are told
 */
export function tellForBoth(tell: (knowsKeys: boolean) => void): void {
  for (const cityId of Object.values(cityOfKind)) {
    const knowsKeys = cityId === cityOfKind.withKeys
    test.describe(knowsKeys ? 'in a city that knows keys' : 'in a city without keys', () => {
      test.use({ cityId })
      tell(knowsKeys)
    })
  }
}
