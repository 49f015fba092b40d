/**
 * Counts the calls that come for one press in the browsers of this machine where the connection is cut before
 * the answer, with a GOAWAY of HTTP/2 or without, or the back end answers 408. What it has found stands in
 * docs/decisions/0043-one-press.md. Ends with 1 where deploy/nginx has let a press through twice.
 */
import { spawnSync } from 'node:child_process'
import { mustHave } from '../lib/mustHave.ts'
import { engines, open, versionOf } from './engines.ts'
import { startHost, type CountedPress } from './host.ts'

const longestWait = 60_000
const found = engines.flatMap((engine) => {
  const program = engine.find()
  if (program === undefined) console.log(`${engine.name} can't be run here: ${engine.needs}`)
  return program === undefined ? [] : [{ engine, program }]
})
const head = ['browser', 'protocol', 'trouble', 'back end at', 'first', 'later', 'told']
const rows = [head]
const protocols = canEncrypt() ? (['HTTP/1.1', 'HTTP/2'] as const) : (['HTTP/1.1'] as const)
for (const protocol of protocols) {
  const host = await startHost(protocol)
  for (const { engine, program } of found) {
    const name = `${engine.name} ${versionOf(program)}`
    for (const trouble of host.troubles) {
      const finished = host.finished(longestWait)
      const close = open(engine, program, { ...host, address: host.addressOf(trouble) })
      const told = await finished
      await close()
      rows.push(...rowsOf(told).map((row) => [name, protocol, trouble].concat(row)))
    }
  }
  await host.stop()
}
const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
for (const row of rows) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

const ours = rows.filter(([, , , place]) => place === 'own, deploy/nginx')
process.exitCode = ours.every(([, , , , first, later]) => first === '1' && later === '1') ? 0 : 1

function canEncrypt(): boolean {
  const { error } = spawnSync('openssl', ['version'])
  if (error !== undefined) console.log('HTTP/2 is left out: it needs openssl for a certificate')
  return error === undefined
}

/** A line for each place of the back end: the calls that came for its first press, for a later one. */
function rowsOf(told: readonly CountedPress[] | null): string[][] {
  if (told === null) return [['the page did not end', '', '', '']]
  const firsts = told.filter(({ which }) => which === 'first')
  return firsts.map(({ place, came, outcome }) => {
    const later = mustHave(
      told.find((one) => one.place === place && one.which === 'later'),
      `the later press at ${place}`,
    )
    return [place, String(came), String(later.came), `${outcome}, ${later.outcome}`]
  })
}
