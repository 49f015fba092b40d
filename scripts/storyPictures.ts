/**
 * Compares every story with its last accepted pictures, whole screens on a phone and on a desktop. Words
 * after the command choose stories by their ids; `--update-snapshots` accepts what is seen now. Storybook's
 * page "What has changed" shows what differs.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { findChromium } from './lib/findChromium.ts'
import { run } from './lib/run.ts'

/** What is read of the report of Playwright. */
interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string
        readonly attachments: readonly { readonly path?: string }[]
      }[]
    }[]
  }[]
}

/** A story as it looks in one way. */
interface Picture {
  readonly name: string
  readonly isSame: boolean
  readonly files: readonly string[]
}

const folder = join(import.meta.dirname, '../.cache/pictures')
const differing = join(folder, 'differing')
const options = process.argv.slice(2)
const accepts = options.includes('--update-snapshots')
const words = options.filter((option) => !option.startsWith('--'))
const built = await run('node scripts/storybook.ts build --loglevel warn')
if (built.code !== 0) process.exit(built.code)
const flags = [
  accepts ? ['--update-snapshots'] : [],
  words.length > 0 ? ['-g', words.join('|')] : [],
]
const { code } = await run(`playwright test -c e2e/pictures.config.ts ${flags.flat().join(' ')}`, {
  env: { CHROMIUM_PATH: findChromium() },
})
const report: Suite = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
const pictures = listPictures(report)
const changed = pictures.filter(({ isSame }) => !isSame)
mkdirSync(differing, { recursive: true })
writeFileSync(
  join(differing, 'found.json'),
  JSON.stringify({ comparedAt: Date.now(), pictures: pictures.length, changed }),
)
console.log(`${changed.length} of ${pictures.length} pictures differ from those last accepted`)
process.exitCode = code

/** Each picture by its name, with the files that show how it differs. */
function listPictures({ suites = [], specs = [] }: Suite): readonly Picture[] {
  const own = specs.map(({ title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const isSame = results.every(({ status }) => status === 'passed')
    const files = isSame ? [] : results.flatMap(({ attachments }) => attachments)
    return {
      name: title,
      isSame,
      files: files.flatMap(({ path }) => (path === undefined ? [] : [besideOthers(path)])),
    }
  })
  return [...own, ...suites.flatMap(listPictures)]
}

/** The path of a file within the folder that Storybook serves; an accepted picture is copied there. */
function besideOthers(path: string): string {
  const place = relative(differing, path)
  if (!place.startsWith('..')) return place
  const copy = basename(path, '.png') + '-expected.png'
  copyFileSync(path, join(differing, copy))
  return copy
}
