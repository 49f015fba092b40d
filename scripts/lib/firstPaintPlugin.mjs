import { colorSchemeBoot } from '@parking/ui/theme'

/** Characters of a style sheet above which a file of its own is cheaper. */
const mostInlined = 16_000

/** What a page needs to run, in a template: nothing of it is asked for yet. */
const laterId = 'after-first-paint'

/**
 * Asks for the app when the page's own frame is painted. Asked for at once, it would share a slow
 * line with the page and keep the processor from painting. Nothing is painted in the background.
 */
const startAfterPaint = `(function(){function start(){document.head.append(document.getElementById('${laterId}').content)}if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})()`

/**
 * Writes into a page what decides its first paint: the small script that sets the colour scheme and
 * the styles that its entry imports, which cost no request, and the script that asks for the rest
 * once the paint is done. The policy allows them by their hashes.
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
        const files = [...styled.matchAll(fileOfApp)].map(([tag]) => tag.trim())
        return {
          html: styled.replaceAll(fileOfApp, ''),
          tags: [
            { tag: 'script', children: colorSchemeBoot, injectTo: 'head-prepend' },
            {
              tag: 'template',
              attrs: { id: laterId },
              children: `<!--preloads-->${files.join('')}`,
              injectTo: 'body',
            },
            { tag: 'script', children: startAfterPaint, injectTo: 'body' },
          ],
        }
      },
    },
  }
}

/** A tag that asks for the app's entry or for what that imports. */
const fileOfApp = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g

/** Puts a style sheet in the place of the link to it, where it is small enough for that. */
function inlined(html, file, source) {
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="/${file}">`)
  return source.length > mostInlined ? html : html.replace(link, () => `<style>${source}</style>`)
}
