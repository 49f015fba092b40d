/**
 * Packs what will be published and lets publint and attw look at it as a package manager's user
 * would receive it.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { readFileSync } from 'node:fs'
import { run } from './lib/run.mjs'

let failed = false
for (const folder of ['packages/plates', 'packages/pricing']) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const { messages } = await publint({ pkgDir: folder, strict: true })
  for (const message of messages) console.error(formatMessage(message, manifest))
  const target = `.cache/packed/${manifest.name}`
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const packed = await run(
    `pnpm --dir ${folder} pack --out ${process.cwd()}/${target}/package.tgz`,
    {
      quiet: true,
    },
  )
  const types = await run(`attw ${target}/package.tgz --profile esm-only`, { quiet: true })
  const ok = messages.length === 0 && packed.code === 0 && types.code === 0
  if (!ok) console.error(packed.output + types.output)
  console.log(`${manifest.name}: ${ok ? 'no findings' : 'FINDINGS'}`)
  failed ||= !ok
}
process.exitCode = failed ? 1 : 0
