/**
 * Sees again what docs/behaviour says of packages, of Node and of browsers, with the versions that are
 * installed, and prints what differs: to be run before a dependency is raised.
 *
 *     npm run behaviour                        all tables
 *     npm run behaviour -- --only time,maps    some of them
 *
 * An engine that is missing and can't be installed is named and left out. Ends with 1 where something
 * differs.
 */
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { finders } from '../engines/findEngines.ts'
import { freePort } from '../../scripts/lib/freePort.ts'
import { messageOf } from '../../scripts/lib/messageOf.ts'
import { look, wordsOf } from '../../scripts/behaviour/Row.ts'
import { inEngine, pageTables, tables } from '../../scripts/behaviour/tables.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: [...tables, ...pageTables].map(({ name }) => name).join(',') },
  },
})
const chosen = values.only.split(',')
const isChosen = ({ name }: { readonly name: string }) => chosen.includes(name)
let looked = 0
const differing: string[] = []

for (const { name, rows } of tables.filter(isChosen)) {
  for (const row of rows) compare(name, row.of, row.behaviour, wordsOf(row.seen), await look(row))
}
if (pageTables.some(isChosen)) await lookInEngines()
console.log(`${looked} looked at, ${differing.length} differ`)
for (const line of differing) console.log(`\n${line}`)
process.exitCode = differing.length > 0 ? 1 : 0

function compare(table: string, of: string, behaviour: string, told: string, now: string): void {
  looked += 1
  if (told === now) return
  differing.push(`${table}, ${of}: ${behaviour}\n  told ${told}\n  now  ${now}`)
}

async function lookInEngines(): Promise<void> {
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>Parking</title>')
  })
  const port = await freePort()
  server.listen(port)
  for (const [name, find] of finders.filter(([engine]) => engine !== 'floor')) {
    try {
      const engine = await find()()
      console.log(engine.version)
      const tab = await engine.openTab()
      await tab.open(`http://localhost:${port}/`)
      for (const { name: table, rows } of pageTables.filter(isChosen)) {
        for (const row of rows) {
          const see = () => tab.ask(row.body)
          compare(
            table,
            name,
            row.behaviour,
            wordsOf(inEngine(row.seen, name)),
            await look({ see }),
          )
        }
      }
      await tab.close()
      await engine.end()
    } catch (error) {
      console.log(`${name} is left out: ${messageOf(error)}`)
    }
  }
  server.close()
}
