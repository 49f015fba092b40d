/**
 * Packs what will be published and looks at it as those who install it would receive it: publint and
 * attw judge the manifest, then it is unpacked into fresh projects that run the README's code.
 */
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { packPackage } from './lib/packPackage.ts'
import { publishedPackages } from './lib/publishedPackages.ts'
import type { PublishedManifest } from './lib/readManifest.ts'
import { run } from './lib/run.ts'
import { tryInstalled } from './lib/tryInstalled.ts'

let failed = false
for (const published of publishedPackages) {
  const { folder, manifest, tarball } = published
  const { messages } = await publint({ pkgDir: folder, strict: true })
  for (const message of messages) console.error(formatMessage(message, manifest))
  const packed = await packPackage(published)
  const types = await run(
    `attw ${tarball} --profile esm-only --exclude-entrypoints ${unTyped(manifest)}`,
    {
      quiet: true,
    },
  )
  const ok = messages.length === 0 && packed.code === 0 && types.code === 0
  if (!ok) console.error(packed.output + types.output)
  console.log(`${manifest.name}: ${ok ? 'no findings' : 'FINDINGS'}`)
  failed ||= !ok
}
const problems = failed ? [] : await tryInstalled(publishedPackages)
for (const { what, output } of problems) console.error(`${what}: FAILED\n${output}`)
if (!failed && problems.length === 0) console.log('installed into fresh projects: no findings')
process.exitCode = failed || problems.length > 0 ? 1 : 0

/** Entries that are data: they have no types of their own. */
function unTyped({ exports }: PublishedManifest): string {
  const names = Object.keys(exports).filter((name) => name.endsWith('.json'))
  return names.map((name) => name.replace('*', 'rostov.tariff')).join(' ')
}
