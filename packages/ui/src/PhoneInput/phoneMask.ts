import type { Mask } from '../mask/useMask.ts'

const LENGTH = 11
/** No number in the world is longer. */
const LONGEST = 15

/**
 * Shows a Russian phone as `+7 (999) 999 - 99 - 99` (specification section 5). A whole number that is
 * pasted or filled in loses its 8, 7 or +7 before it meets the mask. A number of another country stays
 * as it is, for the check to judge: as a Russian one it would be somebody else's.
 */
export const phoneMask: Mask = {
  read: (text) => {
    const digits = text.replaceAll(/\D/gu, '')
    if (digits === '') return ''
    if (isForeign(text, digits)) return digits.slice(0, LONGEST)
    return `7${national(digits, text.trimStart().startsWith('+7'))}`
  },
  show: (value) => {
    if (value === '') return ''
    if (!value.startsWith('7')) return `+${value}`
    const [area, first, second, third] = [
      value.slice(1, 4),
      value.slice(4, 7),
      value.slice(7, 9),
      value.slice(9, 11),
    ]
    let shown = `+7 (${area}`
    if (first !== '') shown += `) ${first}`
    if (second !== '') shown += ` - ${second}`
    if (third !== '') shown += ` - ${third}`
    return shown
  },
  counts: (char) => char >= '0' && char <= '9',
}

/** Whether it has the code of another country; `+9` and nine more digits is a Russian one without its 7. */
function isForeign(text: string, digits: string): boolean {
  return /^\s*\+[1-6]/u.test(text) || (/^\s*\+9/u.test(text) && digits.length >= LENGTH)
}

/** The ten digits behind the country's code. */
function national(digits: string, hasPrefix: boolean): string {
  const first = digits.charAt(0)
  const starts = first === '7' || first === '8'
  const rest = hasPrefix || starts ? digits.slice(1) : digits
  const doubled = rest.length >= LENGTH && /^[78]/u.test(rest)
  return (doubled ? rest.slice(1) : rest).slice(0, LENGTH - 1)
}
