/**
 * Checks every city's file and writes the type of a city; with --check compares it with what is
 * committed instead. Stops with the names of the file and the field when a file breaks a rule.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'
import { loadCalendar, loadCities, loadCitySchema } from './lib/loadCities.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const path = join(root, 'packages/domain/src/city/city.gen.ts')

try {
  const cities = loadCities()
  loadCalendar()
  const text = await generate(cities)
  if (process.argv.includes('--check')) compare(text)
  else writeFileSync(path, text)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function generate(cities) {
  const type = await compile(forCompiler(loadCitySchema()), 'City', {
    bannerComment: '/* Generated from the cities; npm run generate makes it anew. */',
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 100 },
  })
  const ids = cities.map(({ id }) => `  '${id}',`).join('\n')
  return `${type}
/** The ids of all cities, in the order of the alphabet. */
export const cityIds = [\n${ids}\n] as const\n`
}

/** The compiler knows tuples by the words of an older draft, and the editor's field is no data. */
function forCompiler(schema) {
  const { $schema: _editors, ...properties } = schema.properties
  return JSON.parse(JSON.stringify({ ...schema, properties }), (_key, value) => {
    if (value?.prefixItems === undefined) return value
    const { prefixItems, items: _none, ...rest } = value
    return { ...rest, items: prefixItems, additionalItems: false }
  })
}

function compare(text) {
  const committed = readFileSync(path, 'utf8')
  if (committed !== text) throw new Error('city.gen.ts is not current: npm run generate')
}
