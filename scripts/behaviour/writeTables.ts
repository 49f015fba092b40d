/** Writes docs/behaviour of the rows; with --check compares it with what is committed instead. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isRecord } from '../lib/isRecord.ts'
import { wordsOf } from './Row.ts'
import { pageTables, tables } from './tables.ts'

const folder = 'docs/behaviour'
const isCheck = process.argv.includes('--check')
const require = createRequire(import.meta.url)
/** The engines that the tables of pages were last seen in. */
const seenIn = 'Chromium 156, Firefox ESR 153, WebKitGTK 2.50'

const pages = [
  ...tables.map(({ name, title, rows }) => ({
    name,
    title,
    lines: rows.map(({ of, behaviour, seen, guess, heldBy }) => [
      behaviour,
      `${of} ${versionOf(of)}`,
      code(seen),
      guessed(guess),
      test(heldBy),
    ]),
    guesses: rows.map(({ guess }) => guess),
  })),
  ...pageTables.map(({ name, title, rows }) => ({
    name,
    title,
    lines: rows.map(({ behaviour, seen, guess, heldBy }) => [
      behaviour,
      seenIn,
      code(seen),
      guessed(guess),
      test(heldBy),
    ]),
    guesses: rows.map(({ guess }) => guess),
  })),
]
const files = new Map(
  pages.map(({ name, title, lines }) => [
    `${name}.md`,
    [
      `# ${title}`,
      '',
      `Seen again by \`npm run behaviour -- --only ${name}\`. Written by \`scripts/behaviour/writeTables.ts\`.`,
      '',
      '| what happens | with | seen | expected before | our side is held by |',
      '| --- | --- | --- | --- | --- |',
      ...lines.map((cells) => `| ${cells.join(' | ')} |`),
      '',
    ].join('\n'),
  ]),
)

let isCurrent = true
mkdirSync(folder, { recursive: true })
for (const [name, text] of files) {
  const path = `${folder}/${name}`
  if (!isCheck) writeFileSync(path, text)
  else if (read(path) !== text) {
    isCurrent = false
    console.error(`${path} is not what scripts/behaviour says: run npm run generate`)
  }
}
process.exitCode = isCurrent ? 0 : 1
const guesses = pages.flatMap((page) => page.guesses)
if (!isCheck) {
  const wrong = guesses.filter((guess) => guess !== undefined)
  console.log(`${guesses.length} rows, of which ${wrong.length} were expected otherwise`)
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function versionOf(name: string): string {
  if (name === 'Node') return process.versions.node
  const manifest: unknown = JSON.parse(readFileSync(findManifest(name), 'utf8'))
  return isRecord(manifest) ? String(manifest['version']) : ''
}

/** Not every package lets its manifest be asked for. */
function findManifest(name: string): string {
  const folders = require.resolve.paths(name) ?? []
  const found = folders
    .map((one) => `${one}/${name}/package.json`)
    .find((one) => read(one) !== null)
  if (found === undefined) throw new Error(`${name} is not installed`)
  return found
}

function code(value: unknown): string {
  const words = isRecord(value)
    ? Object.entries(value).map(([engine, seen]) => `${engine} ${wordsOf(seen)}`)
    : [wordsOf(value)]
  return words.map((one) => `\`${one.replaceAll('|', '\\|').replaceAll('`', "'")}\``).join(', ')
}

function guessed(guess: unknown): string {
  return guess === undefined ? 'the same' : code(guess)
}

function test(path: string): string {
  return `[${path.slice(path.lastIndexOf('/') + 1)}](../../${path})`
}
