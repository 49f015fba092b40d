/** Writes the vectors that are published anew; their test compares. */
import { writeFileSync } from 'node:fs'
import { buildVectors } from './vectors.ts'

const file = new URL('../vectors.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(buildVectors().vectors, null, 2)}\n`)
