import { isFirstText } from './firstTexts.mjs'

/** What a page's small first script starts. */
const app = /(^|\/)src\/app\.tsx$/
/** The page that the map's address shows. */
const mapPage = /\/MapPage\.route\.tsx$/
/** What draws its map, what finds its prices, its list, and what draws its zones. */
const mapParts = /\/(?:MapController\.ts|zonePricing\.ts|ListedPlaces\.tsx|DrawnZones\.tsx)$/

/**
 * Links with which a page asks at once for what its code would ask for step by step: the app, the
 * texts of its language, and for the map its page and what draws it. None of it holds up the frame
 * that the page shows first.
 *
 * @param {Record<string, object>} manifest - what Vite says of the built app
 * @param {{ kind: string, language: 'ru' | 'en' }} shown
 */
export function preloadsFor(manifest, { kind, language }) {
  const first = Object.keys(manifest).filter(
    (name) =>
      app.test(name) || isFirstText(name, language) || (kind === 'map' && mapPage.test(name)),
  )
  const known = new Set(importsOf(manifest, ['index.html']))
  const wanted = importsOf(manifest, first).filter((name) => !known.has(name))
  const parts = kind === 'map' ? Object.keys(manifest).filter((name) => mapParts.test(name)) : []
  const sooner = new Set([...known, ...wanted])
  const last = importsOf(manifest, parts).filter((name) => !sooner.has(name))
  return [
    ...wanted.map((name) => link('modulepreload', manifest[name].file)),
    ...wanted
      .flatMap((name) => manifest[name].css ?? [])
      .map((css) => link('preload', css, ' as="style" fetchpriority="low"')),
    ...last.map((name) => link('modulepreload', manifest[name].file, ' fetchpriority="low"')),
  ].join('')
}

function importsOf(manifest, names) {
  const found = new Set()
  const add = (name) => {
    if (found.has(name)) return
    found.add(name)
    for (const needed of manifest[name].imports ?? []) add(needed)
  }
  for (const name of names) add(name)
  return [...found]
}

function link(rel, file, more = '') {
  return `<link rel="${rel}" crossorigin href="/${file}"${more}>`
}
