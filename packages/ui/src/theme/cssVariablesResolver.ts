import {
  type CSSVariablesResolver,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { createPalette } from './createPalette.ts'
import { parkingTheme } from './parkingTheme.ts'

const FAMILIES = new Set(['parking', 'red', 'green', 'yellow', 'gray', 'dark'])

/** Left out of the style sheet: no rule or component of the product reads them. */
const NOT_USED =
  /^--mantine-(?:h[1-6]-|breakpoint-|primary-color-\d|color-dark-[a-z]|z-index-app|heading-)/u

const LIGHT = {
  '--mantine-color-body': 'var(--pk-page)',
  '--mantine-color-text': 'var(--pk-text)',
  '--mantine-color-error': 'var(--pk-negative)',
  '--mantine-color-success': 'var(--pk-positive)',
  '--mantine-color-placeholder': 'var(--pk-muted)',
  '--mantine-color-anchor': 'var(--pk-primary-text)',
  '--mantine-color-dimmed': 'var(--pk-muted)',
  '--mantine-color-default': 'var(--pk-surface)',
  '--mantine-color-default-color': 'var(--pk-text)',
  '--mantine-color-default-hover': 'var(--pk-sunken)',
  '--mantine-color-default-border': 'var(--pk-border-strong)',
  '--mantine-color-disabled': 'var(--pk-sunken)',
  '--mantine-color-disabled-color': 'var(--pk-muted)',
  '--mantine-color-disabled-border': 'var(--pk-border)',
}

/**
 * Resolves the values of Mantine's CSS variables: the semantic ones point at the product's own
 * tokens, so that both schemes keep AA contrast (Mantine's own error, dimmed and placeholder
 * colours do not).
 */
const cssVariablesResolver: CSSVariablesResolver = (theme) => {
  const all = defaultCssVariablesResolver(theme)
  return {
    variables: all.variables,
    light: { ...all.light, ...LIGHT },
    dark: { ...all.dark, ...LIGHT, '--mantine-color-default': 'var(--pk-raised)' },
  }
}

/** Resolves the variables of a theme with this accent, without those the product does not use. */
export function resolveVariables(accent?: string): {
  variables: Record<string, string>
  light: Record<string, string>
  dark: Record<string, string>
} {
  const { colors } = parkingTheme
  const tint = accent === undefined ? {} : { parking: createPalette(accent) }
  const theme = mergeMantineTheme(DEFAULT_THEME, {
    ...parkingTheme,
    colors: { ...colors, ...tint },
  })
  const { variables, light, dark } = cssVariablesResolver(theme)
  return { variables: inUse(variables), light: inUse(light), dark: inUse(dark) }
}

function inUse(variables: Record<string, string>): Record<string, string> {
  const unused = Object.keys(DEFAULT_THEME.colors).filter((name) => !FAMILIES.has(name))
  return Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) =>
        !NOT_USED.test(name) &&
        !unused.some((family) => name.startsWith(`--mantine-color-${family}-`)),
    ),
  )
}
