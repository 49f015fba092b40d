import { normalisePlate, recognisePlate, type PlateFormat } from '@parking/plates'

/** A run of digits or of letters: on a real plate digits are higher than letters. */
interface PlateGroup {
  readonly chars: string
  readonly kind: 'digits' | 'letters' | 'mixed'
}

/** What is drawn of a plate (GOST R 50577). */
export interface PlateDrawing {
  readonly colour: 'white' | 'yellow' | 'blue'
  readonly shape: 'line' | 'square'
  readonly groups: readonly PlateGroup[]
  /** What stands in the panel of the region; null where the plate has none. */
  readonly region: string | null
}

/** A drawing has room for so many characters. */
const longest = 14

/** Divides a plate into what is drawn. What is no known Russian plate is written across the whole width. */
export function drawPlate(number: string, format: PlateFormat): PlateDrawing {
  const plate = format === 'russian' ? recognisePlate(number) : null
  if (plate === null) {
    const chars = Array.from(normalisePlate(number, format)).slice(0, longest).join('')
    return { colour: 'white', shape: 'line', groups: [{ chars, kind: 'mixed' }], region: null }
  }
  const isSquare = plate.type === 'moto' || plate.type === 'mvdMoto'
  return {
    colour: colourOf(plate.type),
    shape: isSquare ? 'square' : 'line',
    groups: plate.parts.map((chars) => ({
      chars,
      kind: /\d/u.test(chars) ? 'digits' : 'letters',
    })),
    region: plate.region,
  }
}

function colourOf(type: string): PlateDrawing['colour'] {
  if (type === 'taxi') return 'yellow'
  return type.startsWith('mvd') ? 'blue' : 'white'
}
