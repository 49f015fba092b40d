import { colorSchemeBoot } from '../../packages/ui/src/theme/colorScheme.ts'

/**
 * Lets a page set its colour scheme before its first paint: the small script is a file of the build,
 * because the content security policy refuses one within the page.
 */
export function colorSchemePlugin() {
  const name = 'scheme.js'
  return {
    name: 'color-scheme',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', name, source: colorSchemeBoot })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle }) {
        const file = Object.values(bundle).find(({ names }) => names?.includes(name))
        return [{ tag: 'script', attrs: { src: `/${file.fileName}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}
