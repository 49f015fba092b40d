/**
 * Publishes plates and pricing: `npm run release`, with `--dry-run` to see what would be sent. It
 * publishes nothing until everything that a release needs is there, and says what is missing.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { publishedPackages } from './lib/publishedPackages.ts'
import { run } from './lib/run.ts'

const isTrial = process.argv.includes('--dry-run')
const problems = [...nodeProblems(), ...manifestProblems(), ...changesetProblems()]
const { output: changes } = await run('git status --porcelain', { quiet: true })
if (changes !== '') problems.push('There are changes that are not committed.')
for (const problem of problems) console.error(problem)
if (problems.length > 0 && !isTrial) process.exit(1)

const filters = publishedPackages.map(({ folder }) => `--filter=./${folder}`).join(' ')
await must(`turbo run build ${filters} --output-logs=errors-only`)
await must('node scripts/checkPublished.ts')
await must('size-limit')
for (const { folder, manifest } of publishedPackages) {
  console.log(`\n## ${manifest.name} ${manifest.version}\n`)
  // The registry signs where a build comes from only when it comes from a build server.
  const sent = isTrial ? '--dry-run' : '--provenance'
  await must(`pnpm --dir ${folder} publish --access public --no-git-checks ${sent}`)
}
if (!isTrial) await must('changeset tag')
process.exitCode = problems.length > 0 ? 1 : 0

function nodeProblems(): string[] {
  const [, wanted] = /^nodeVersion: (\S+)$/m.exec(readFileSync('pnpm-workspace.yaml', 'utf8')) ?? []
  if (process.versions.node === wanted) return []
  return [`Releases are built by Node ${wanted}; this is ${process.versions.node}.`]
}

/** What a registry's page shows must be true, so nothing is made up until it is known. */
function manifestProblems(): string[] {
  return publishedPackages.flatMap(({ folder, manifest }) =>
    (['repository', 'homepage', 'bugs'] as const)
      .filter((field) => manifest[field] === undefined)
      .map((field) => `${folder}/package.json has no "${field}": set it to where the sources are.`),
  )
}

function changesetProblems(): string[] {
  const waiting = readdirSync('.changeset').filter((file) => /^(?!README).*\.md$/.test(file))
  if (waiting.length === 0) return []
  return ['Changes wait for their version: run "pnpm changeset version" and commit what it wrote.']
}

async function must(command: string): Promise<void> {
  const { code } = await run(command)
  if (code !== 0) process.exit(code)
}
