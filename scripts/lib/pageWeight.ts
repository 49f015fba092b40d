import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest, ManifestChunk } from 'vite'
import { isFirstText } from './firstTexts.ts'
import { mustHave } from './mustHave.ts'
import { readBuildManifest } from './readBuildManifest.ts'

const dist = join(import.meta.dirname, '../../apps/portal/dist')
const mapPage = '../../packages/map/src/page/MapPage.route.tsx'
const map = '../../packages/map/src/controller/MapController.ts'
/** What every page of somebody who is signed in has beside it. */
const account = [
  'src/layout/MemberMenus.tsx',
  'src/layout/MemberDialogs.tsx',
  'src/memberServices.ts',
]
/** What comes by itself after the first page, before anybody can open another. */
const soon = [
  'src/layout/Notices.tsx',
  '../../packages/runtime/src/errors/LostDialog.tsx',
  '../../packages/runtime/src/build/keepBuild.ts',
]
/** Parts that only people who are signed in see. */
const isOfAccount = (name: string) =>
  /\/packages\/(payments|spending|sessions|parking|permits|profile)\//.test(name)

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
  /** The scripts that each part loaded later adds to that. */
  readonly lazy: readonly { readonly name: string; readonly bytes: number }[]
}

/** Weighs, compressed with brotli, what the built portal loads. */
export function pageWeight(): PageWeight {
  const manifest = readBuildManifest(dist)
  const names = Object.keys(manifest)
  const entry = ['index.html', 'src/app.tsx']
  const usable = [...entry, mapPage, ...names.filter((name) => isFirstText(name, 'ru'))]
  const first = closure(manifest, usable)
  const shared = closure(manifest, account)
  const come = first.union(closure(manifest, soon))
  return {
    entry: weigh(closure(manifest, entry)).scripts,
    usable: weigh(first).scripts,
    withMap: weigh(closure(manifest, [...usable, map])).scripts,
    account: weigh(shared.difference(first)).scripts,
    styles: weigh(first).styles,
    requests: 1 + filesOf(first).length,
    lazy: Object.entries(manifest)
      .filter(
        ([name, { isDynamicEntry }]) =>
          isDynamicEntry && ![...usable, ...account, ...soon, map].includes(name),
      )
      .map(([name]) => {
        const there = isOfAccount(name) ? come.union(shared) : come
        const added = closure(manifest, [name]).difference(there)
        return { name: name.replace(/^(\.\.\/)+/, ''), bytes: weigh(added).scripts }
      }),
  }
}

/** The chunks that come with some, everything they import at once among them. */
function closure(manifest: Manifest, names: readonly string[]): Set<ManifestChunk> {
  const chunks = new Set<ManifestChunk>()
  const add = (name: string) => {
    const chunk = mustHave(manifest[name], name)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    for (const needed of chunk.imports ?? []) add(needed)
  }
  for (const name of names) add(name)
  return chunks
}

function weigh(chunks: ReadonlySet<ManifestChunk>) {
  const files = filesOf(chunks)
  return {
    scripts: sum(files.filter((file) => file.endsWith('.js'))),
    styles: sum(files.filter((file) => file.endsWith('.css'))),
  }
}

function filesOf(chunks: ReadonlySet<ManifestChunk>): string[] {
  const files = new Set<string>()
  for (const { file, css = [] } of chunks) for (const one of [file].concat(css)) files.add(one)
  return [...files]
}

function sum(files: readonly string[]): number {
  return files.reduce(
    (total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length,
    0,
  )
}
