/**
 * Tries the vectors of a file: `node test/tryVectors.ts FILE FOLDER`. Which rows come out otherwise is
 * written into the folder, under the number of the change of the sources that is in force.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { findDifferences } from './vectors.ts'

const [file = '', folder = ''] = process.argv.slice(2)
const change = process.env['__STRYKER_ACTIVE_MUTANT__'] ?? 'none'
const rows = findDifferences(JSON.parse(readFileSync(file, 'utf8')))
writeFileSync(`${folder}/${change}.json`, JSON.stringify(rows))
process.exitCode = rows.length === 0 ? 0 : 1
