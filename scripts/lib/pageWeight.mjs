import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { isFirstText } from './firstTexts.mjs'

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
const isOfAccount = (name) =>
  /\/packages\/(checkout|spending|payments|permits|profile)\//.test(name)

/**
 * Weighs, compressed with brotli, what the built portal loads.
 *
 * @returns {{
 *   entry: number, usable: number, withMap: number, account: number, styles: number,
 *   requests: number, lazy: { name: string, bytes: number }[]
 * }} bytes: of the scripts that every page starts with, of those that the first page needs before
 *   it can be used, of those with the map; of those that an account adds to every page; of its style
 *   sheets; of the scripts that each part loaded later adds to that. And how many requests the first
 *   page makes for all that and itself
 */
export function pageWeight() {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
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
    lazy: names
      .filter(
        (name) =>
          manifest[name].isDynamicEntry && ![...usable, ...account, ...soon, map].includes(name),
      )
      .map((name) => {
        const there = isOfAccount(name) ? come.union(shared) : come
        const added = closure(manifest, [name]).difference(there)
        return { name: name.replace(/^(\.\.\/)+/, ''), bytes: weigh(added).scripts }
      }),
  }
}

/** The chunks that come with some, everything they import at once among them. */
function closure(manifest, names) {
  const chunks = new Set()
  const add = (name) => {
    if (chunks.has(manifest[name])) return
    chunks.add(manifest[name])
    for (const needed of manifest[name].imports ?? []) add(needed)
  }
  for (const name of names) add(name)
  return chunks
}

function weigh(chunks) {
  const files = filesOf(chunks)
  return {
    scripts: sum(files.filter((file) => file.endsWith('.js'))),
    styles: sum(files.filter((file) => file.endsWith('.css'))),
  }
}

function filesOf(chunks) {
  const files = new Set()
  for (const { file, css = [] } of chunks) for (const one of [file].concat(css)) files.add(one)
  return [...files]
}

function sum(files) {
  return files.reduce(
    (total, file) => total + brotliCompressSync(readFileSync(join(dist, file))).length,
    0,
  )
}
