/** Writes the answers of the published vectors anew, to the questions that stand there. */
import { readFileSync, writeFileSync } from 'node:fs'
import { vectorsText } from './vectors.ts'

const file = new URL('../vectors.json', import.meta.url)
writeFileSync(file, vectorsText(JSON.parse(readFileSync(file, 'utf8'))))
