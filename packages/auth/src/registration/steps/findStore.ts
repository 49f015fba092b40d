import { readUrl, type CityLinks } from '@parking/domain'

/**
 * Finds where a device gets the city's app, as far as the city says; null where nowhere.
 *
 * @param userAgent - how the browser names itself
 */
export function findStore(links: CityLinks, userAgent: string): string | null {
  const { ios, android, yandexStore, apk } = links
  const isApple = /iPhone|iPad|iPod/.test(userAgent)
  const wanted = isApple ? [ios] : [android, yandexStore, apk, ios]
  return wanted.map((link) => readUrl(link, 'link')).find((link) => link !== null) ?? null
}
