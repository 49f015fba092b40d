import type { City } from '@parking/domain'
import { accentCss } from '@parking/ui/theme'

/**
 * The styles with which a page has its city's colour from the first paint on; empty for a city without
 * one of its own.
 */
export function tintOf({ accent }: Pick<City, 'accent'>): string {
  return accent === undefined ? '' : `<style>${accentCss(accent)}</style>`
}
