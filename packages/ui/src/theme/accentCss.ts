import { resolveVariables } from './cssVariablesResolver.ts'

// Stronger than the shared styles, which come after it.
const LIGHT = ':root:root'
const DARK = ":root[data-mantine-color-scheme='dark']"

/**
 * Lists the CSS variables that a city's tint changes, by scheme.
 *
 * @param accent the tint as `#rrggbb`
 * @throws RangeError when the accent is no such colour
 */
export function accentVariables(accent: string): {
  light: Record<string, string>
  dark: Record<string, string>
} {
  const { variables, light, dark } = resolveVariables(accent)
  return { light: { ...tinted(variables), ...tinted(light) }, dark: tinted(dark) }
}

/**
 * Writes the style sheet text that tints the product for one city. A build puts it into the city's own
 * pages, so that the first paint has the tint already.
 *
 * @param accent the tint as `#rrggbb`
 * @throws RangeError when the accent is no such colour
 */
export function accentCss(accent: string): string {
  const { light, dark } = accentVariables(accent)
  return `${rule(LIGHT, light)}\n${rule(DARK, dark)}\n`
}

function tinted(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter(([name]) => name.startsWith('--mantine-color-parking-')),
  )
}

function rule(selector: string, variables: Record<string, string>): string {
  const body = Object.entries(variables).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${body.join(';')}}`
}
