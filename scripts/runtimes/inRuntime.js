/** Runs the program in Node, Deno or Bun, and tells besides which ways of loading are missing. */
import { createRequire } from 'node:module'
import { isDeepStrictEqual } from 'node:util'
import { tryPackages } from './program.js'

const require = createRequire(import.meta.url)
const entries = ['plates', 'plates/names', 'plates/regions', 'pricing', 'pricing/check']
const files = ['@parking/plates/vectors.json', '@parking/pricing/vectors.json']
const vectors = files.map((id) => require(id))

/** The ways beside `import`, and whether each gives what the plain way gives. */
const ways = {
  require: async () => {
    for (const id of entries.map((entry) => `@parking/${entry}`)) {
      if (!isDeepStrictEqual(Object.keys(require(id)), Object.keys(await import(id)))) return false
    }
    return true
  },
  'JSON by import': async () => {
    for (const [index, id] of files.entries()) {
      const { default: imported } = await import(id, { with: { type: 'json' } })
      if (!isDeepStrictEqual(imported, vectors[index])) return false
    }
    return true
  },
}

const lacks = []
for (const [name, works] of Object.entries(ways)) {
  if (!(await works().catch(() => false))) lacks.push(name)
}
console.log(JSON.stringify({ ...tryPackages(...vectors), lacks }))
