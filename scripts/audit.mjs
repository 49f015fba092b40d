/**
 * Asks the registry about the packages of the lock file: which have known weaknesses, and which were
 * to be renewed by now (docs/security.md). Ends with 1 when there are any, and with 2 when it could
 * not ask: then nothing is known.
 */
import { daysBehind, renewalDays } from './lib/overdue.ts'
import { run } from './lib/run.ts'

const weak = await findWeaknesses()
const overdue = await findOverdue()
if (weak === null)
  console.error('The registry told no weaknesses: whether there are any is not known.')
if (overdue === null)
  console.error('The registry told no versions: whether any are old is not known.')
for (const line of [...(weak ?? []), ...(overdue ?? [])]) console.error(line)
if (weak?.length === 0) console.log('No known weaknesses.')
if (overdue?.length === 0) console.log(`Nothing is behind by more than ${renewalDays} days.`)
const found = (weak?.length ?? 0) + (overdue?.length ?? 0)
process.exitCode = found > 0 ? 1 : weak === null || overdue === null ? 2 : 0

async function findWeaknesses() {
  const answer = await ask('pnpm audit --json')
  if (typeof answer?.advisories !== 'object' || answer.advisories === null) return null
  return Object.values(answer.advisories).map(
    ({ severity, module_name: name, title, url }) => `${severity}: ${name}, ${title} (${url})`,
  )
}

async function findOverdue() {
  const outdated = await ask('pnpm outdated --recursive --format json')
  if (outdated === null) return null
  const lines = []
  for (const [name, { current, latest }] of Object.entries(outdated)) {
    const releases = await ask(`pnpm view ${name} time --json`)
    const days = releases && daysBehind(current, releases, Date.now())
    if (days === null) lines.push(`unknown: when ${name} ${current} came out`)
    else if (days > renewalDays) {
      lines.push(`old: ${name} ${current}, behind ${latest} for ${days} days`)
    }
  }
  return lines
}

/** What a command answers as JSON, whatever it ends with; null when that is none. */
async function ask(command) {
  const { output } = await run(command, { quiet: true })
  const begin = output.indexOf('{')
  try {
    return JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
