/**
 * Asks the registry about the packages of the lock file: which have known weaknesses, and which were
 * to be renewed by now (docs/security.md). Ends with 1 when there are any, and with 2 when it could
 * not ask: then nothing is known.
 */
import { isRecord } from './lib/isRecord.ts'
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

async function findWeaknesses(): Promise<string[] | null> {
  const answer = await ask('pnpm audit --json')
  const advisories = answer?.['advisories']
  if (!isRecord(advisories)) return null
  return Object.values(advisories)
    .filter(isRecord)
    .map((advisory) => {
      const { severity, module_name: name, title, url } = textsIn(advisory)
      return `${severity}: ${name}, ${title} (${url})`
    })
}

async function findOverdue(): Promise<string[] | null> {
  const outdated = await ask('pnpm outdated --recursive --format json')
  if (outdated === null) return null
  const lines: string[] = []
  for (const [name, versions] of Object.entries(outdated)) {
    const { current = '', latest } = textsIn(versions)
    const releases = await ask(`pnpm view ${name} time --json`)
    const days = releases && daysBehind(current, textsIn(releases), Date.now())
    if (days === null) lines.push(`unknown: when ${name} ${current} came out`)
    else if (days > renewalDays) {
      lines.push(`old: ${name} ${current}, behind ${latest} for ${days} days`)
    }
  }
  return lines
}

/** The fields of a value that are texts. */
function textsIn(value: unknown): Record<string, string> {
  const fields = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(
    fields.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

/** The object that a command answers, whatever it ends with; null when there is none. */
async function ask(command: string): Promise<Record<string, unknown> | null> {
  const { output } = await run(command, { quiet: true })
  const begin = output.indexOf('{')
  try {
    const answer: unknown = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1))
    return isRecord(answer) ? answer : null
  } catch {
    return null
  }
}
