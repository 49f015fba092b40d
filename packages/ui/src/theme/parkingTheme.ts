import { createTheme } from '@mantine/core'
import type { Palette } from './createPalette.ts'

/** The blue of parking signs: the tint where a city sets none. */
export const usualAccent = '#1552d6'

/** {@link usualAccent} */
const BLUE: Palette = [
  '#f0f5ff',
  '#dfeaff',
  '#c3d8ff',
  '#a3c3ff',
  '#80abff',
  '#5990ff',
  '#3675fc',
  '#2260e5',
  '#0d4bce',
  '#0038b2',
]

/** #d92d20 */
const RED: Palette = [
  '#fff2ef',
  '#ffe2dd',
  '#ffc8bf',
  '#ffa99b',
  '#ff8271',
  '#fb5240',
  '#e23729',
  '#ca180e',
  '#ad0000',
  '#8e0000',
]

/** #12824c */
const GREEN: Palette = [
  '#eef8f1',
  '#daf0e1',
  '#bde2c9',
  '#98d3ac',
  '#70c18f',
  '#49ac73',
  '#30965e',
  '#12824c',
  '#006d3d',
  '#005830',
]

/** #ffb300 */
const YELLOW: Palette = [
  '#fdf4e6',
  '#f9e7cc',
  '#f2d2a2',
  '#e9ba6e',
  '#df9f23',
  '#c48800',
  '#a97500',
  '#906300',
  '#795200',
  '#624200',
]

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
 * The Mantine theme of the product. The colour families `parking` (the tint), `red`, `green`, `yellow`
 * and `gray` may be named in a component's `color`; the variables of Mantine's other families are not
 * part of the style sheet. Its palettes stand here as {@link createPalette} makes them, for that takes
 * a phone as long as two frames. A city's own tint is in the variables alone: white reads on the same
 * shades of it.
 */
export const parkingTheme = createTheme({
  primaryColor: 'parking',
  primaryShade: 8,
  autoContrast: true,
  white: '#ffffff',
  black: '#0f1726',
  colors: {
    parking: BLUE,
    red: RED,
    green: GREEN,
    yellow: YELLOW,
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
