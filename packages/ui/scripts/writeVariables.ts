import { writeFile } from 'node:fs/promises'
import { variablesCss } from './variablesCss.ts'

await writeFile(new URL('../src/theme/mantineVariables.gen.css', import.meta.url), variablesCss())
