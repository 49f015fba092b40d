/**
 * Tells the main job in each engine, and in Chromium without all that the oldest browsers lack:
 *
 *     npm run engines                                  all stories in all engines
 *     npm run engines -- --short                       the first ones alone
 *     npm run engines -- --only Firefox --times 10     in one, ten times
 *     npm run engines -- --day                         a tab that is open for a day
 *     npm run engines -- --pictures screenshots        with a picture of the end of each story
 *
 * Builds what has changed first. Where an engine is missing and can't be installed, it says so and fails.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import build from '../world/build.ts'
import { CityControl } from '../world/CityControl.ts'
import { deployNewer } from '../world/deployNewer.ts'
import { startServer } from '../world/startServer.ts'
import { messageOf } from '../../scripts/lib/messageOf.ts'
import { finders, type Open } from './findEngines.ts'
import { memoryOf } from './memoryOf.ts'
import { openDay } from './openDay.ts'
import { Screen } from './Screen.ts'
import { stories, type Story } from './stories.ts'
import type { Engine, Tab } from './Tab.ts'

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    day: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    story: { type: 'string', default: '' },
    times: { type: 'string', default: '1' },
    pictures: { type: 'string' },
  },
})
/** 10:00 of a weekday in Kazan: parking costs money. The engines' own clocks show another time. */
const weekdayMorning = Date.UTC(2026, 10, 24, 7)
/** The portal that is served: each story has a copy of its own, for one of them puts a newer build there. */
const built = join(import.meta.dirname, '../../apps/portal/dist')
/** Keeps the servers' ports apart from those of the stories in `e2e`. */
const firstServer = 20
/** What was seen in a page that must not be; an engine without init scripts tells of breaches afterwards. */
const seenInPage = `
  if (window.enginesSeen) return window.enginesSeen
  const observer = new ReportingObserver(() => {}, { types: ['csp-violation'], buffered: true })
  observer.observe()
  return observer.takeRecords().map(({ body }) => 'policy: ' + body.effectiveDirective + ' ' + body.blockedURL)`

interface Result {
  readonly engine: string
  readonly story: string
  readonly seconds: number
  readonly failure: string | null
}

const wanted = values.day ? ['alone'] : values.short ? ['always'] : ['always', 'usually']
const asked = [...stories, openDay].filter(({ told }) => wanted.includes(told))
const told = asked.filter(({ name }) => name.includes(values.story))
const results: Result[] = []
const versions = new Map<string, string>()
build()
// What Chromium itself does the stories of `e2e` tell in every test run.
const chosen = finders.filter(
  ([name]) => name.includes(values.only) && !(values.short && name === 'Chromium'),
)
// One after the other, and before any is opened: nothing else goes on while a program is installed.
const found = chosen.flatMap(([name, find]) => {
  try {
    return [[name, find()] as const]
  } catch (error) {
    results.push({ engine: name, story: 'opens', seconds: 0, failure: messageOf(error) })
    return []
  }
})
const lanes = values.short ? found.length : 2
await Promise.all(
  Array.from({ length: lanes }, async (_, lane) => {
    for (const [at, [name, open]] of found.entries()) {
      if (at % lanes === lane) await tellIn(name, open, firstServer + lane)
    }
  }),
)
report()

async function tellIn(name: string, open: Open, server: number): Promise<void> {
  let engine: Engine
  try {
    engine = await open()
  } catch (error) {
    results.push({ engine: name, story: 'opens', seconds: 0, failure: messageOf(error) })
    return
  }
  versions.set(name, engine.version)
  for (let time = 0; time < Number(values.times); time += 1) {
    for (const story of told) {
      const started = Date.now()
      const failure = await tell(engine, story, server)
      const seconds = (Date.now() - started) / 1000
      results.push({ engine: name, story: story.name, seconds, failure })
      console.log(
        `${failure === null ? 'ok    ' : 'FAILED'} ${name}: ${story.name} (${seconds.toFixed(1)} s)${failure === null ? '' : `\n${failure}`}`,
      )
    }
  }
  await engine.end()
}

/** Tells one story in a tab and a city of its own; what went wrong, null where nothing did. */
async function tell(engine: Engine, story: Story, number: number): Promise<string | null> {
  const portal = mkdtempSync(join(tmpdir(), 'portal-'))
  cpSync(built, portal, { recursive: true, preserveTimestamps: true })
  const server = await startServer(number, portal)
  let tab: Tab | null = null
  let isCut = false
  try {
    const city = new CityControl(server.origin, 'kazan')
    await city.reset(story.scenario, weekdayMorning)
    tab = await engine.openTab()
    const screen = new Screen(tab, server.origin)
    const cut = async () => {
      isCut = true
      await server.stop()
    }
    const deploy = () => deployNewer(portal, 'all', `n${Date.now()}`)
    await story.tell({ screen, city, cut, deploy, memory: () => leastMemory(engine.program) })
    await keepPicture(engine.name, story.name, tab)
    const seen = await tab.ask(seenInPage)
    return Array.isArray(seen) && seen.length > 0 && !isCut ? seen.join('\n') : null
  } catch (error) {
    if (tab !== null) {
      await keepPicture(engine.name, `${story.name}, failed`, tab).catch(() => undefined)
    }
    return messageOf(error)
  } finally {
    // A tab that does not close has been told of already, or leaves with its browser.
    await tab?.close().catch(() => undefined)
    if (!isCut) await server.stop()
    rmSync(portal, { recursive: true })
  }
}

/** The least of some seconds, for an engine clears up when it likes. */
async function leastMemory(program: number): Promise<number> {
  let least = Infinity
  for (let look = 0; look < 10; look += 1) {
    await sleep(1_000)
    least = Math.min(least, memoryOf(program))
  }
  return least
}

async function keepPicture(engine: string, story: string, tab: Tab): Promise<void> {
  if (values.pictures === undefined) return
  mkdirSync(values.pictures, { recursive: true })
  const name = `${story} - ${engine} ${results.length + 1}`.replaceAll(/[^\w ,-]/g, '')
  writeFileSync(join(values.pictures, `${name}.png`), await tab.picture())
}

function report(): void {
  const names = [...new Set(results.map(({ engine }) => engine))]
  const rows = [...new Set(results.map(({ story }) => story))].map((story) => {
    const cells = names.map((name) => {
      const its = results.filter((one) => one.engine === name && one.story === story)
      const passed = its.filter(({ failure }) => failure === null).length
      const seconds = its.reduce((sum, one) => sum + one.seconds, 0) / Math.max(its.length, 1)
      return `${passed} of ${its.length}, ${seconds.toFixed(1)} s`
    })
    return `| ${story} | ${cells.join(' | ')} |`
  })
  const heads = names.map((name) => versions.get(name) ?? name)
  console.log(
    [
      '',
      `| story | ${names.map((name, at) => `${name} (${heads[at]})`).join(' | ')} |`,
      `| --- |${' --- |'.repeat(names.length)}`,
      ...rows,
    ].join('\n'),
  )
  const failed = results.filter(({ failure }) => failure !== null)
  for (const { engine, story, failure } of failed)
    console.error(`\n${engine}: ${story}\n${failure}`)
  process.exitCode = failed.length > 0 || results.length === 0 ? 1 : 0
}
