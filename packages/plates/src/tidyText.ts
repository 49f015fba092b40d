import type { PlateFormat } from './plate.ts'
import { isLowSurrogate, isSeparatorPair } from './separators.ts'
import { entryOf, HAS_SYMBOL, SEPARATOR, UNITS } from './symbols.ts'

// A function takes only so many arguments at a time.
const CHUNK = 8192

const FIRST_LOWER_CASE = 0x61

/**
 * Removes separators and turns to upper case; for a Russian plate also turns Latin look-alikes
 * Cyrillic.
 *
 * @param input what was typed; anything but a string is empty
 * @param format whose letters the plate has
 * @param limit stop once there are more characters than this: the rest cannot make it good again
 */
export function tidyText(input: unknown, format: PlateFormat, limit = Infinity): string {
  if (typeof input !== 'string') return ''
  const units: number[] = []
  for (let i = 0; i < input.length && units.length <= limit; i++) {
    const unit = input.charCodeAt(i)
    const entry = entryOf(unit)
    if (entry === SEPARATOR) continue
    // Halves meet when what stood between them is removed, so pairs are looked for here.
    if (isLowSurrogate(unit) && isSeparatorPair(units.at(-1) ?? 0, unit)) units.pop()
    else if (entry < HAS_SYMBOL || format === 'foreign') units.push(upper(unit))
    else units.push(UNITS[entry % HAS_SYMBOL] ?? unit)
  }
  return spellOut(units)
}

// Only letters whose two cases belong to each other change: otherwise ß would become two letters
// and the old-style Cyrillic ᲀ a В that nobody typed.
function upper(unit: number): number {
  if (unit < FIRST_LOWER_CASE) return unit
  const character = String.fromCharCode(unit)
  const raised = character.toUpperCase()
  return raised.toLowerCase() === character ? raised.charCodeAt(0) : unit
}

function spellOut(units: readonly number[]): string {
  let text = ''
  for (let start = 0; start < units.length; start += CHUNK) {
    text += String.fromCharCode(...units.slice(start, start + CHUNK))
  }
  return text
}
