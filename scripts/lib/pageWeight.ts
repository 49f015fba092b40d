import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { mustHave } from './mustHave.ts'
import { reach } from './reach.ts'
import { readBuild } from './readBuild.ts'

const dist = join(import.meta.dirname, '../../apps/portal/dist')

/** What the portal loads, in bytes. */
export interface PageWeight {
  /** The scripts that every page starts with. */
  readonly entry: number
  /** Those that the first page needs before it can be used. */
  readonly usable: number
  /** Those with the map. */
  readonly withMap: number
  /** Those that an account adds to every page. */
  readonly account: number
  /** The style sheets of the first page. */
  readonly styles: number
  /** How many requests the first page makes for what it needs and itself. */
  readonly requests: number
  /** How many scripts and style sheets are built. */
  readonly built: number
  /** How many of them the first page and what it starts with name. */
  readonly named: number
  /** The scripts that each part that is asked for adds to what has come by then. */
  readonly lazy: readonly { readonly name: string; readonly bytes: number }[]
}

/** Weighs, compressed with brotli, what the built portal loads. */
export function pageWeight(): PageWeight {
  const { manifest, parts } = readBuild(dist)
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const coming = (...moments: string[]) =>
    parts
      .filter(({ comes = '', isEnglish }) => moments.includes(comes) && isEnglish !== true)
      .map(({ file }) => file)
  const { file: index } = mustHave(manifest['index.html'], 'index.html')
  const entry = closure(index, ...coming('start'))
  const first = closure(...entry, ...coming('first'))
  // Comes by itself before anybody can ask for more.
  const come = closure(...coming('soon'))
  const styles = stylesOf(first)
  const built = Object.values(manifest).flatMap(({ file, css = [] }) => [file].concat(css))
  const texts = [...entry].map((file) => readFileSync(join(dist, file), 'utf8'))
  const page = [...texts, readFileSync(join(dist, 'index.html'), 'utf8')].join('')
  const all = new Set(built)
  return {
    entry: weigh(entry),
    usable: weigh(first),
    withMap: weigh(closure(...first, ...coming('map'))),
    account: weigh(closure(...coming('members')).difference(first)),
    styles: weigh(styles),
    requests: 1 + first.size + styles.size,
    built: all.size,
    named: [...all].filter((file) => page.includes(file.slice(file.lastIndexOf('/') + 1))).length,
    lazy: parts
      .filter(({ comes, isEnglish }) => comes === undefined && isEnglish !== true)
      .map(({ name, adds }) => ({ name, bytes: weigh(new Set(adds).difference(come)) })),
  }

  /** Some scripts and everything that they import at once. */
  function closure(...files: string[]): Set<string> {
    return reach(files, (file) =>
      (mustHave(chunks.get(file), file).imports ?? []).map(
        (name) => mustHave(manifest[name], name).file,
      ),
    )
  }

  function stylesOf(files: ReadonlySet<string>): Set<string> {
    return new Set([...files].flatMap((file) => chunks.get(file)?.css ?? []))
  }
}

function weigh(files: Iterable<string>): number {
  let sum = 0
  for (const file of files) sum += brotliCompressSync(readFileSync(join(dist, file))).length
  return sum
}
