/**
 * Asks the registry about the packages of the lock file: which have known weaknesses, and which were
 * to be renewed by now (docs/security.md). Ends with 1 when there are any, and with 2 when it could
 * not ask: then nothing is known. A registry that is slow gets 100 seconds for all of it.
 */
import { isRecord } from './lib/isRecord.ts'
import { daysBehind, renewalDays } from './lib/overdue.ts'
import { run } from './lib/run.ts'

const deadline = AbortSignal.timeout(100_000)
const [weak, overdue] = await Promise.all([findWeaknesses(), findOverdue()])
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
  const waiting = Object.entries(outdated)
  const lines: string[] = []
  // Several at a time, and not all at once: each is a process.
  const askOnward = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      lines.push(...(await judgeAge(...next)))
    }
  }
  await Promise.all(Array.from({ length: 6 }, askOnward))
  return lines.toSorted()
}

/** What there is to say of the age of a package. */
async function judgeAge(name: string, versions: unknown): Promise<string[]> {
  const { current = '', latest } = textsIn(versions)
  const releases = await ask(`pnpm view ${name} time --json`)
  const days = releases && daysBehind(current, textsIn(releases), Date.now())
  if (days === null) return [`unknown: when ${name} ${current} came out`]
  return days > renewalDays ? [`old: ${name} ${current}, behind ${latest} for ${days} days`] : []
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
  try {
    const { output } = await run(command, { quiet: true, signal: deadline })
    const begin = output.indexOf('{')
    const answer: unknown = JSON.parse(output.slice(begin, output.lastIndexOf('}') + 1))
    return isRecord(answer) ? answer : null
  } catch {
    return null
  }
}
