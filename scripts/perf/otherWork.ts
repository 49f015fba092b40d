import { cpus } from 'node:os'

/** Share of the processors' time that other work may take while nothing is measured. */
const most = 0.15
/** Milliseconds over which that is watched, and how often a busy machine is watched again. */
const watched = 2000
const tries = 15

/**
 * Waits until the machine has nothing else to do.
 *
 * @returns how much of the processors' time other work
 *   took at last, from 0 to 1
 */
export async function waitUntilQuiet(): Promise<{ share: number; isQuiet: boolean }> {
  let share = 1
  for (let tried = 0; tried < tries && share > most; tried += 1) share = await shareOfOthers()
  return { share, isQuiet: share <= most }
}

async function shareOfOthers(): Promise<number> {
  const before = times()
  await new Promise((done) => setTimeout(done, watched))
  const after = times()
  const busy = after.busy - before.busy
  return busy / (busy + after.idle - before.idle)
}

function times(): { busy: number; idle: number } {
  let [busy, idle] = [0, 0]
  for (const { times: taken } of cpus()) {
    busy += taken.user + taken.nice + taken.sys + taken.irq
    idle += taken.idle
  }
  return { busy, idle }
}
