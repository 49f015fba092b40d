import { randomInt } from 'node:crypto'

// Without signs that look alike.
const SIGNS = '2345678abcdefhkmnprstwxyz'
const LENGTH = 5

/** Makes up a text for a captcha. */
export function captchaText(): string {
  return Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}

/** Tells whether a captcha was read right; capital letters don't matter. */
export function captchaMatches(answer: string | null, read: string): boolean {
  return answer !== null && answer === read.trim().toLowerCase()
}
