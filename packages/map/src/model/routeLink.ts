import type { Position } from '@parking/domain'

/**
 * The address of the way to a place: on a phone it opens the navigator that is there, elsewhere a map in
 * the browser.
 *
 * @param agent - what the browser says of itself
 */
export function routeLink([longitude, latitude]: Position, agent: string): string {
  const point = [latitude, longitude].map((degrees) => degrees.toFixed(6)).join()
  // Android asks which of its navigators to open; iPhones know no such address.
  if (/Android/u.test(agent)) return `geo:${point}?q=${point}`
  if (/iPhone|iPad|iPod/u.test(agent)) return `https://maps.apple.com/?daddr=${point}`
  return `https://yandex.ru/maps/?rtext=~${point}`
}
