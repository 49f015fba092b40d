/** The texts of a source in one language, by their keys with dots. */
export type Texts = ReadonlyMap<string, string>

const forms = { ru: ['one', 'few', 'many'], en: ['one', 'other'] } as const
const plural = /_(?:zero|one|two|few|many|other)$/u
const place = /\{\{\s*[^}]+\}\}/gu
/** A count with a counted word after it: "{{count}} зон", but not "{{count}} из {{all}}" or "{{count}} д". */
const counted = /\{\{\s*count\s*\}\}\s+(?!из\s|of\s)\p{L}{2,}/u
/** What both languages write the same: signs, numbers, places and names that stay as they are. */
const wordless = /^(?:[^\p{L}]|\{\{[^}]+\}\})*$/u

/** Makes one level of nested texts. */
export function flatten(texts: object, before = ''): Texts {
  const flat = new Map<string, string>()
  for (const [name, value] of Object.entries(texts)) {
    const key = before === '' ? name : `${before}.${name}`
    if (typeof value === 'string') flat.set(key, value)
    else for (const [inner, text] of flatten(value, key)) flat.set(inner, text)
  }
  return flat
}

/** Tells what is wrong between the texts of a source in both languages. */
export function findFaults(ru: Texts, en: Texts): string[] {
  const faults: string[] = []
  const inRussian = byKey(ru)
  const inEnglish = byKey(en)
  for (const [key, russian] of inRussian) {
    const english = inEnglish.get(key)
    if (english === undefined) {
      faults.push(`${key}: only in Russian`)
      continue
    }
    faults.push(...pluralFaults(key, ru, en))
    const places = placesOf(russian).symmetricDifference(placesOf(english))
    if (places.size > 0) faults.push(`${key}: other places: ${[...places].join(', ')}`)
    if (russian.join() === english.join() && !wordless.test(russian.join())) {
      faults.push(`${key}: the same in both: ${russian.join()}`)
    }
    const cyrillic = english.find((text) => /\p{Script=Cyrillic}/u.test(text))
    if (cyrillic !== undefined) faults.push(`${key}: Russian letters: ${cyrillic}`)
  }
  for (const key of inEnglish.keys()) {
    if (!inRussian.has(key)) faults.push(`${key}: only in English`)
  }
  return faults
}

function pluralFaults(key: string, ru: Texts, en: Texts): string[] {
  const has = (texts: Texts, form: string) => texts.has(`${key}_${form}`)
  const isPlural = [...forms.ru, ...forms.en].some((form) => has(ru, form) || has(en, form))
  if (!isPlural) {
    const byHand = [ru, en].some((texts) => counted.test(texts.get(key) ?? ''))
    return byHand ? [`${key}: a counted word without its plural forms`] : []
  }
  return [
    ...forms.ru.filter((form) => !has(ru, form)).map((form) => `${key}: Russian needs ${form}`),
    ...forms.en.filter((form) => !has(en, form)).map((form) => `${key}: English needs ${form}`),
  ]
}

/** The texts of each key; the forms of a plural together. */
function byKey(texts: Texts): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, text] of texts) {
    const base = key.replace(plural, '')
    found.set(base, [...(found.get(base) ?? []), text])
  }
  return found
}

function placesOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(place) ?? []))
}

/** The keys that code spells: whole, or with parts that it fills in. */
export interface UsedKeys {
  readonly whole: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

/**
 * Finds the keys that code may mean: every string that looks like one, and the patterns that are
 * handed to a translator.
 */
export function keysIn(code: string): UsedKeys {
  const strings = code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/gu)
  const filled = code.matchAll(/\b(?:t|translate)\(\s*`([^`]*\$\{[^`]*)`/gu)
  const patterns = [...filled].map(([, text = '']) =>
    text
      .split(/\$\{[^}]*\}/u)
      .map(escape)
      .join('[\\w.-]+'),
  )
  return {
    whole: new Set([...strings].map(([, key = '']) => key)),
    patterns: [...new Set(patterns)]
      .filter((pattern) => /^[\w-]|\\\./u.test(pattern))
      .map((pattern) => new RegExp(`^${pattern}$`, 'u')),
  }
}

/** Whether code may mean a key. */
export function isUsed(key: string, { whole, patterns }: UsedKeys): boolean {
  const base = key.replace(plural, '')
  return whole.has(base) || patterns.some((pattern) => pattern.test(base))
}

/**
 * Finds the Russian words that code itself says, so that they are shown in English too. Comments
 * and titles that stand beside their English twin are no fault.
 *
 * @returns each as "line: text", the first line being 1.
 */
export function findRussianWords(code: string): string[] {
  const blank = (comment: string): string => comment.replaceAll(/[^\n]/gu, ' ')
  return code
    .replaceAll(/\/\*[\s\S]*?\*\//gu, blank)
    .split('\n')
    .map((line) =>
      line.replace(/(?:^|\s)\/\/.*$/u, '').replaceAll(/\bru: '[^']*',( en: '[^']*'|$)/gu, ''),
    )
    .flatMap((line, index) =>
      /\p{Script=Cyrillic}/u.test(line) ? [`${index + 1}: ${line.trim()}`] : [],
    )
}

function escape(text: string): string {
  return text.replaceAll('.', String.raw`\.`)
}
