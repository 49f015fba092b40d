/** Ten shades of one colour, from the lightest to the darkest, as `#rrggbb`. */
export type Palette = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

type Shade = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

type Triple = readonly [number, number, number]

/** OKLCH lightness and share of the colour's own chroma for each shade. */
const LADDER = [
  [0.97, 0.12],
  [0.935, 0.24],
  [0.88, 0.42],
  [0.815, 0.64],
  [0.745, 0.86],
  [0.67, 1],
  [0.6, 1],
  [0.535, 1],
  [0.47, 1],
  [0.405, 0.94],
] as const

/**
 * Builds the ten shades of a colour so that each keeps its contrast whatever the hue: white text
 * reads on shades 8 and 9 and shades 0 to 4 read on the dark scheme's surfaces (WCAG 2.2 AA).
 *
 * @param accent the colour as `#rgb` or `#rrggbb`
 * @throws RangeError when the accent is no such colour
 */
export function createPalette(accent: string): Palette {
  const [, a, b] = toOklab(parseHex(accent))
  const chroma = Math.hypot(a, b)
  const hue = Math.atan2(b, a)
  const shade = (index: Shade): string => {
    const [lightness, share] = LADDER[index]
    return toHex(fitGamut(lightness, chroma * share, hue))
  }
  return [
    shade(0),
    shade(1),
    shade(2),
    shade(3),
    shade(4),
    shade(5),
    shade(6),
    shade(7),
    shade(8),
    shade(9),
  ]
}

/**
 * Computes the WCAG contrast ratio of two colours, from 1 to 21.
 *
 * @param first a colour as `#rgb` or `#rrggbb`
 * @param second a colour as `#rgb` or `#rrggbb`
 * @throws RangeError when either is no such colour
 */
export function contrastRatio(first: string, second: string): number {
  const a = luminance(parseHex(first))
  const b = luminance(parseHex(second))
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function parseHex(hex: string): Triple {
  const match = /^#(?:[\da-f]{3}|[\da-f]{6})$/iu.exec(hex)
  if (match === null) throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`)
  const digits = hex.length === 4 ? hex.slice(1).replace(/./gu, '$&$&') : hex.slice(1)
  const channel = (at: number) => toLinear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

function toHex(linear: Triple): string {
  const channel = (value: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(value))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${linear.map(channel).join('')}`
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function fromLinear(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
}

function luminance([r, g, b]: Triple): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

// The matrices are those of the OKLab colour space as CSS Color 4 gives them.
function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Keeps lightness and hue and takes the largest chroma up to the wanted one that sRGB can show. */
function fitGamut(lightness: number, chroma: number, hue: number): Triple {
  const at = (share: number) =>
    fromOklab([lightness, chroma * share * Math.cos(hue), chroma * share * Math.sin(hue)])
  const fits = (colour: Triple) => colour.every((value) => value >= -0.0005 && value <= 1.0005)
  if (fits(at(1))) return at(1)
  let low = 0
  let high = 1
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (fits(at(middle))) low = middle
    else high = middle
  }
  return at(low)
}
