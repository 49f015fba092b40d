/**
 * Checks every city's file and writes the type of a city; with --check compares it with what is
 * committed instead. Stops with the names of the file and the field when a file breaks a rule.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import type { Schema } from './lib/checkCity.ts'
import { isRecord } from './lib/isRecord.ts'
import { loadCalendar, loadCities, loadCitySchema } from './lib/loadCities.ts'
import { messageOf } from './lib/messageOf.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const path = join(root, 'packages/domain/src/city/city.gen.ts')

try {
  loadCities()
  loadCalendar()
  const text = await generate()
  if (process.argv.includes('--check')) compare(text)
  else writeFileSync(path, text)
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}

function generate(): Promise<string> {
  return compile(forCompiler(loadCitySchema()), 'City', {
    bannerComment: '/* Generated from the schema of cities; npm run generate makes it anew. */',
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 100 },
  })
}

/** The compiler knows tuples by the words of an older draft, and the editor's field is no data. */
function forCompiler(schema: Schema): Parameters<typeof compile>[0] {
  const { properties: all } = schema
  const { $schema: _editors, ...properties } = isRecord(all) ? all : {}
  return JSON.parse(JSON.stringify({ ...schema, properties }), (_key, value: unknown) => {
    if (!isRecord(value) || value['prefixItems'] === undefined) return value
    const { prefixItems, items: _none, ...rest } = value
    return { ...rest, items: prefixItems, additionalItems: false }
  })
}

function compare(text: string): void {
  const committed = readFileSync(path, 'utf8')
  if (committed !== text) throw new Error('city.gen.ts is not current: npm run generate')
}
