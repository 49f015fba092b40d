import { normalisePlate, plateTypes, type PlateFormat } from '@parking/plates'
import type { Mask } from '../mask/useMask.ts'

/** More than any plate has, so that what is too long can be seen and mended. */
const LONGEST = 14

const LETTER = /^[АВЕКМНОРСТУХ]$/u
const DIGIT = /^\d$/u

/** The accepted shapes with all three digits of the region: `* 000 ** 000`, `** 000 000`, … */
const SHAPES = plateTypes
  .filter(({ accepted }) => accepted)
  .flatMap(({ shapes }) => shapes.map((shape) => shape.replaceAll(/[()]/gu, '')))

/** Shows a plate in groups while it is typed; accepts spaces, hyphens, any case and Latin letters. */
export function plateMask(format: PlateFormat): Mask {
  const read = (text: string) => normalisePlate(text, format).slice(0, LONGEST)
  return {
    read,
    show: format === 'russian' ? groupPlate : (value) => value,
    counts: (char) => normalisePlate(char, format) !== '',
  }
}

/** Finds the groups of what has been typed so far: those of the first type that it may become. */
export function plateGroups(value: string): string[] {
  const shape = SHAPES.find((candidate) => mayBecome(value, candidate))
  if (shape === undefined) return value === '' ? [] : [value]
  const groups: string[] = []
  let from = 0
  for (const part of shape.split(' ')) {
    groups.push(value.slice(from, from + part.length))
    from += part.length
  }
  return groups.filter((group) => group !== '')
}

/** Where the region begins in the plate as it is shown; null while the plate has none. */
export function regionAt(value: string): number | null {
  const shape = SHAPES.find((candidate) => mayBecome(value, candidate))
  const at = shape === undefined ? 0 : shape.lastIndexOf(' ') + 1
  return groupPlate(value).length > at && at > 0 ? at : null
}

function groupPlate(value: string): string {
  return plateGroups(value).join(' ')
}

function mayBecome(value: string, shape: string): boolean {
  const pattern = shape.replaceAll(' ', '')
  if (value.length > pattern.length) return false
  return Array.from(value).every((char, index) => {
    const wanted = pattern.charAt(index)
    if (wanted === '*') return LETTER.test(char)
    return wanted === '0' ? DIGIT.test(char) : wanted === char
  })
}
