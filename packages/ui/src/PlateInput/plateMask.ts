import { normalisePlate, plateTypes, tidyPlate, type PlateFormat } from '@parking/plates'
import type { Mask } from '../mask/useMask.ts'

/** More than any plate has, so that what is too long can be seen and mended. */
const LONGEST = 14

const LETTER = /^[АВЕКМНОРСТУХ]$/u
const DIGIT = /^\d$/u

/** The accepted shapes with all three digits of the region: `* 000 ** 000`, `** 000 000`, … */
const SHAPES = plateTypes
  .filter(({ accepted }) => accepted)
  .flatMap(({ shapes }) => shapes.map((shape) => shape.replaceAll(/[()]/gu, '')))

/** Shows a plate in groups while it is typed; accepts spaces, hyphens, any case and alphabet. */
export function plateMask(format: PlateFormat): Mask {
  return {
    read: (text) => tidyPlate(text).slice(0, LONGEST),
    show: (typed) => {
      const plate = normalisePlate(typed, format)
      return format === 'russian' ? plateGroups(plate).join(' ') : plate
    },
    counts: (char) => tidyPlate(char) !== '',
  }
}

/**
 * Puts an edit of the plate that is shown into what was typed: characters that stay keep the letters
 * they were typed in, so that they can be read anew as a plate of another format.
 */
export function editTyped(typed: string, shown: string, edited: string): string {
  const shorter = Math.min(shown.length, edited.length)
  let start = 0
  while (start < shorter && shown[start] === edited[start]) start += 1
  let end = 0
  while (end < shorter - start && shown.at(-1 - end) === edited.at(-1 - end)) end += 1
  const kept = tidyPlate(typed)
  const middle = edited.slice(start, edited.length - end)
  return kept.slice(0, start) + middle + kept.slice(shown.length - end, shown.length)
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
  return plateGroups(value).join(' ').length > at && at > 0 ? at : null
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
