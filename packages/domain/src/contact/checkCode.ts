import { accepted, refused, typedText, type Check } from '../check/check.ts'

/** Checks a confirmation code: not empty. Spaces do not count; the back end knows the rest. */
export function checkCode(input: unknown): Check<string, 'empty'> {
  const code = typedText(input).replaceAll(/\s/g, '')
  return code === '' ? refused('empty') : accepted(code)
}
