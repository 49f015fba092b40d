import { normalisePlate, recognisePlate, type PlateFormat } from '@parking/plates'

/** One character of a plate: where its box begins, its baseline and its height, in millimetres. */
interface Glyph {
  char: string
  x: number
  baseline: number
  width: number
  height: number
}

/** What is drawn of a plate, in the millimetres of the real one (GOST R 50577). */
export interface PlateDrawing {
  width: number
  height: number
  colour: 'white' | 'yellow' | 'blue'
  shape: 'line' | 'square'
  glyphs: readonly Glyph[]
  /** Where the panel of the region begins; null where the plate has none. */
  panel: number | null
}

type Char = Omit<Glyph, 'x' | 'baseline'>

const DIGIT: Omit<Char, 'char'> = { width: 45, height: 76 }
const LETTER: Omit<Char, 'char'> = { width: 46, height: 58 }

/** Lays out a plate. What is no known Russian plate is written across the whole width. */
export function drawPlate(number: string, format: PlateFormat): PlateDrawing {
  const plate = format === 'russian' ? recognisePlate(number) : null
  if (plate === null) return plainPlate(normalisePlate(number, format))
  const colour = colourOf(plate.type)
  const square = plate.type === 'moto' || plate.type === 'mvdMoto'
  return square
    ? squarePlate(plate.parts, plate.region, colour)
    : linePlate(plate.parts, plate.region, colour)
}

function colourOf(type: string): PlateDrawing['colour'] {
  if (type === 'taxi') return 'yellow'
  return type.startsWith('mvd') ? 'blue' : 'white'
}

function linePlate(
  parts: readonly string[],
  region: string,
  colour: PlateDrawing['colour'],
): PlateDrawing {
  const panel = region.length === 3 ? 374 : 396
  const groups = parts.map((part) => Array.from(part).map(sized))
  const glyphs = row(groups, { from: 14, to: panel, baseline: 94, gap: 7, between: 13 })
  const code = Array.from(region).map((char) => ({
    char,
    width: region.length === 3 ? 34 : 37,
    height: 56,
  }))
  return {
    width: 520,
    height: 112,
    colour,
    shape: 'line',
    panel,
    glyphs: [...glyphs, ...row([code], { from: panel, to: 512, baseline: 70, gap: 5, between: 0 })],
  }
}

function squarePlate(
  parts: readonly string[],
  region: string,
  colour: PlateDrawing['colour'],
): PlateDrawing {
  const [digits = '', letters = ''] = parts
  const top = Array.from(digits).map((char) => ({ char, width: 34, height: 54 }))
  const bottom = Array.from(letters).map((char) => ({ char, width: 38, height: 48 }))
  const code = Array.from(region).map((char) => ({ char, width: 20, height: 31 }))
  return {
    width: 190,
    height: 145,
    colour,
    shape: 'square',
    panel: 106,
    glyphs: [
      ...row([top], { from: 8, to: 182, baseline: 68, gap: 7, between: 0 }),
      ...row([bottom], { from: 8, to: 106, baseline: 130, gap: 6, between: 0 }),
      ...row([code], { from: 106, to: 184, baseline: 112, gap: 3, between: 0 }),
    ],
  }
}

function plainPlate(text: string): PlateDrawing {
  const chars = Array.from(text).slice(0, 14)
  const width = Math.min(46, (492 - 7 * chars.length) / Math.max(1, chars.length))
  const glyphs = chars.map((char) => ({ char, width, height: 66 }))
  return {
    width: 520,
    height: 112,
    colour: 'white',
    shape: 'line',
    panel: null,
    glyphs: row([glyphs], { from: 8, to: 512, baseline: 89, gap: 7, between: 0 }),
  }
}

function sized(char: string): Char {
  return { char, ...(/\d/u.test(char) ? DIGIT : LETTER) }
}

/** Sets groups of characters in a row, in the middle between two edges. */
function row(
  groups: readonly (readonly Char[])[],
  at: { from: number; to: number; baseline: number; gap: number; between: number },
): Glyph[] {
  const widths = groups.flat().map(({ width }) => width + at.gap)
  const total =
    widths.reduce((sum, width) => sum + width, -at.gap) + (groups.length - 1) * at.between
  let x = (at.from + at.to - total) / 2
  const placed: Glyph[] = []
  for (const group of groups) {
    for (const char of group) {
      placed.push({ ...char, x, baseline: at.baseline })
      x += char.width + at.gap
    }
    x += at.between
  }
  return placed
}
