import { colorSchemeBoot } from '@parking/ui/theme'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { appId, firstId, frameScript, lastId } from './frameScript.ts'
import { gateScript } from './gateScript.ts'
import { mustHave } from './mustHave.ts'

/** Characters of the frame's style sheet that a page has place for. */
const mostInlined = 16_000

/**
 * Writes into a page what decides its first paint: the small script that sets the colour scheme and
 * the styles that its entry imports, which cost no request, and the script that asks for the rest
 * once the paint is done and says when it does not come. The policy allows them by their hashes.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page, { bundle, chunk }) => {
        const styled = [...(chunk?.viteMetadata?.importedCss ?? [])].reduce(
          (html, file) => inlined(html, file, styleSheetIn(bundle, file)),
          page,
        )
        // The entry stands before what it imports.
        const [found, ...imports] = [...styled.matchAll(fileOfApp)].map(([tag]) => tag.trim())
        const app = mustHave(found, "the app's entry in its page")
        return {
          html: styled.replaceAll(fileOfApp, ''),
          tags: [
            { tag: 'script', children: colorSchemeBoot, injectTo: 'head-prepend' },
            templateOf(firstId, `${preloadOf(app)}${imports.join('')}<!--preloads-->`),
            templateOf(appId, app),
            templateOf(lastId, '<!--last-preloads-->'),
            { tag: 'script', children: gateScript, injectTo: 'body' },
            { tag: 'script', children: frameScript, injectTo: 'body' },
          ],
        }
      },
    },
  }
}

function styleSheetIn(bundle: Rolldown.OutputBundle | undefined, file: string): string {
  const found = bundle?.[file]
  if (found?.type !== 'asset') throw new Error(`${file} is no style sheet of the build.`)
  return found.source.toString()
}

function templateOf(id: string, children: string): HtmlTagDescriptor {
  return { tag: 'template', attrs: { id }, children, injectTo: 'body' }
}

/** All else waits for the entry, and a browser asks for links before it asks for scripts. */
function preloadOf(app: string): string {
  const [, address = ''] = / src="([^"]+)"/.exec(app) ?? []
  return `<link rel="modulepreload" crossorigin href="${address}">`
}

/** A tag that asks for the app's entry or for what that imports. */
const fileOfApp = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g

/** Puts a style sheet in the place of the link to it: a file that is lost would take the frame along. */
function inlined(html: string, file: string, source: string): string {
  if (source.length > mostInlined) throw new Error(`${file} is too large to stand in the page.`)
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="/${file}">`)
  return html.replace(link, () => `<style>${source}</style>`)
}
