import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRecord } from './lib/isRecord.ts'

const read = (path: string): string => readFileSync(path, 'utf8')

/** What the product is built and served by: no tests, no stories, nothing generated. */
const sources = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,worker}/**/*.{ts,tsx}',
  'scripts/**/*.ts',
])
  .filter((path) => !/[.](test|stories|testkit|gen)[.]|\/(testing|bench|node_modules)\//.test(path))
  .map((path) => ({ path, text: read(path) }))

/** The fields of a schema that stand in a city's file, by their paths. */
function fieldsOf(schema: unknown, path: readonly string[] = []): string[] {
  if (!isRecord(schema)) return []
  const alternatives = Array.isArray(schema['oneOf']) ? schema['oneOf'] : []
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  return [
    ...alternatives.flatMap((one) => fieldsOf(one, path)),
    ...properties.flatMap(([name, field]) => {
      const inner = fieldsOf(field, [...path, name])
      return inner.length > 0 ? inner : [[...path, name].join('.')]
    }),
  ]
}

/** Whether some source takes the field out of what holds it: `.name`, or `{ name }` of a pattern. */
function isRead(path: string): boolean {
  const name = path.split('.').at(-1) ?? ''
  // A text in two languages is read by the language of the page.
  if (name === 'ru' || name === 'en') return true
  const taken = new RegExp(`[.]${name}\\b|[{,]\\s*${name}\\s*(?:[,}=]|:\\s*[{[]).*(?:\\}|=)`)
  return sources.some(({ text }) => taken.test(text))
}

describe('nothing is there that nobody uses:', () => {
  it("every field of a city's file is read by something", () => {
    const fields = [...new Set(fieldsOf(JSON.parse(read('cities/schema.json'))))]
    expect(fields.length).toBeGreaterThan(50)
    // Editors read it.
    expect(fields.filter((field) => field !== '$schema' && !isRead(field))).toEqual([])
  })

  it('every rule that the domain exports is used outside of it', () => {
    const index = read('packages/domain/src/index.ts')
    const rules = [...index.matchAll(/export \{([^}]*)\}/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '))
    expect(rules.length).toBeGreaterThan(100)
    const others = sources.filter(({ path }) => !path.startsWith('packages/domain/'))
    const isUsed = (rule: string) =>
      others.some(({ text }) => new RegExp(`\\b${rule}\\b`).test(text))
    expect(rules.filter((rule) => !isUsed(rule))).toEqual([])
  })
})
