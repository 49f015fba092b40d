import { createTheme, type MantineThemeOverride } from '@mantine/core'
import { createPalette, type Palette } from './createPalette.ts'

/** The blue of parking signs: the product's own tint where a city sets none. */
export const DEFAULT_ACCENT = '#1552d6'

const FONT =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif"

const GRAY: Palette = [
  '#f7f9fc',
  '#eef2f7',
  '#e2e8f0',
  '#d0d8e4',
  '#b3bfcf',
  '#8794aa',
  '#6b788f',
  '#566278',
  '#414c60',
  '#28303f',
]

const DARK: Palette = [
  '#eef2f8',
  '#d3dbe7',
  '#a9b5c8',
  '#8391a8',
  '#566379',
  '#2d3848',
  '#1c2532',
  '#0f151d',
  '#0b1017',
  '#070a0f',
]

/**
 * Creates the Mantine theme of the product. The colour families `parking` (the tint), `red`,
 * `green`, `yellow` and `gray` may be named in a component's `color`; the variables of Mantine's
 * other families are not part of the style sheet.
 *
 * @param options.accent a city's tint as `#rrggbb`; its lightness is adjusted so that every use of
 *   it keeps AA contrast in both schemes
 * @throws RangeError when the accent is no such colour
 */
export function createParkingTheme(options: { accent?: string } = {}): MantineThemeOverride {
  return createTheme({
    primaryColor: 'parking',
    primaryShade: 8,
    autoContrast: true,
    white: '#ffffff',
    black: '#0f1726',
    colors: {
      parking: createPalette(options.accent ?? DEFAULT_ACCENT),
      red: createPalette('#d92d20'),
      green: createPalette('#12824c'),
      yellow: createPalette('#ffb300'),
      gray: GRAY,
      dark: DARK,
    },
    fontFamily: FONT,
    headings: { fontFamily: FONT, fontWeight: '750' },
    defaultRadius: 'md',
    radius: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      Button: { defaultProps: { size: 'md' } },
      ActionIcon: { defaultProps: { size: 'xl', variant: 'subtle' } },
      Input: { defaultProps: { size: 'md' } },
      InputWrapper: { defaultProps: { size: 'md' } },
      Checkbox: { defaultProps: { size: 'md' } },
      Radio: { defaultProps: { size: 'md' } },
      Switch: { defaultProps: { size: 'md' } },
      // Beside its button in the page too, so that it is read in its place.
      Menu: {
        defaultProps: {
          position: 'bottom-end',
          withinPortal: false,
          withInitialFocusPlaceholder: false,
        },
      },
      SegmentedControl: { defaultProps: { size: 'md' } },
    },
  })
}
