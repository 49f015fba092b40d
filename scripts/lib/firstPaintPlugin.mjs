import { colorSchemeBoot } from '../../packages/ui/src/theme/colorScheme.ts'

/** Characters of a style sheet above which a file of its own is cheaper. */
const mostInlined = 16_000

/**
 * Writes into a page what decides its first paint: the small script that sets the colour scheme and
 * the styles that its entry imports. They cost no request; the policy allows them by their hashes.
 */
export function firstPaintPlugin() {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle, chunk }) => {
        const styled = [...chunk.viteMetadata.importedCss].reduce(
          (html, file) => inlined(html, file, bundle[file].source),
          page,
        )
        const script = { tag: 'script', children: colorSchemeBoot, injectTo: 'head-prepend' }
        return { html: styled, tags: [script] }
      },
    },
  }
}

/** Puts a style sheet in the place of the link to it, where it is small enough for that. */
function inlined(html, file, source) {
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="/${file}">`)
  return source.length > mostInlined ? html : html.replace(link, () => `<style>${source}</style>`)
}
