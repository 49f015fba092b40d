import type { Language } from '@parking/runtime'

/**
 * The args of a story in the language that is chosen. A component that is handed its words has the
 * Russian ones as args and the English ones beside them, as `parameters.en`.
 */
export function inEnglish(
  language: Language,
  args: Record<string, unknown>,
  parameters: Record<string, unknown>,
): Record<string, unknown> {
  const english = parameters['en']
  return language === 'en' && isTree(english) ? merge(args, english) : args
}

function merge(
  base: Record<string, unknown>,
  over: Record<string, unknown>,
): Record<string, unknown> {
  const merged = { ...base }
  for (const [name, value] of Object.entries(over)) {
    const before = base[name]
    merged[name] = isTree(before) && isTree(value) ? merge(before, value) : value
  }
  return merged
}

/** Whether it holds words by name; an element, a list or a word is taken as it is. */
function isTree(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false
  return Object.getPrototypeOf(value) === Object.prototype
}
