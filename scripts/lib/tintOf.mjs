import { accentCss } from '@parking/ui/theme'

/**
 * The styles with which a page has its city's colour from the first paint on; empty for a city without
 * one of its own.
 *
 * @param {{ accent?: string }} city
 */
export function tintOf({ accent }) {
  return accent === undefined ? '' : `<style>${accentCss(accent)}</style>`
}
