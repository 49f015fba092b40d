import * as v from 'valibot'
import { mustHave } from '../lib/mustHave.ts'
import { openBrowser } from '../lib/openBrowser.ts'
import { openTimed, visitors } from './timePages.ts'
import { phoneContext } from './throttledPage.ts'

/** Milliseconds of work after which a press waits on a phone, and how much slower that is than this machine. */
const most = 50
const slower = 4
/** How often a trace is asked for that lacks the page. */
const tries = 4

const Trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** Microseconds of its thread's own time. */
      tdur: v.optional(v.number(), 0),
    }),
  ),
})

/**
 * Adds up, for every page on a second visit, how long its tasks would keep somebody waiting on a phone, by
 * the processor's time that they take. A clock also counts what other processes take of a machine with two
 * processors, which a phone with eight has to spare.
 *
 * @param address - where the product is served
 * @returns milliseconds beyond 50 of each task of the page's main thread, taken four times, by path
 * @throws {Error} where no trace of a page has the page in it
 */
export async function timeWork(address: string): Promise<Record<string, number>> {
  const work: Record<string, number> = {}
  for (const { signIn: enter, paths } of visitors) {
    await using browser = await openBrowser()
    const context = await phoneContext(browser)
    await enter?.(context, address)
    const traced = async (path: string): Promise<number | null> => {
      const page = await context.newPage()
      await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
      let trace = ''
      await openTimed(page, address + path, async () => {
        trace = String(await browser.stopTracing())
      })
      return waitsIn(trace)
    }
    for (const path of paths) {
      await openTimed(await context.newPage(), address + path)
      let waits: number | null = null
      for (let tried = 0; tried < tries && waits === null; tried += 1) waits = await traced(path)
      work[path] = mustHave(waits, `a trace of ${path}`)
    }
  }
  return work
}

/** What the tasks of the page's thread would keep waiting; null where the trace lacks the page. */
function waitsIn(trace: string): number | null {
  const { traceEvents: events } = v.parse(Trace, JSON.parse(trace))
  const page = events.find(({ name }) => name === 'opened')
  if (page === undefined) return null
  const tasks = events.filter(
    ({ name, pid, tid }) =>
      name === 'ThreadControllerImpl::RunTask' && pid === page.pid && tid === page.tid,
  )
  return tasks.reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * slower - most), 0)
}
