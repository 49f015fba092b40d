import type { Moment } from '../clock/readClocks.ts'
import type { Finding } from './ChargePorts.ts'
import type { Attempt } from './ChargeState.ts'
import { readOnce, type ReadPorts } from './readOnce.ts'

/**
 * When the account is read again after an answer, in milliseconds after the one before: an account may
 * be two minutes late.
 */
const pauses = [1_000, 9_000, 20_000, 30_000, 40_000, 50_000]
/** How often an account is tried again that could not be read at the last of these. */
const moreTries = 10

/**
 * Reads the account some more times after an answer that may not be all: the browser may have sent the
 * call twice, and the page hears of one answer alone.
 *
 * @param isOver - whether nobody has to know any more
 * @param onFound - is told what a reading shows; says whether that is enough
 * @returns what the last reading showed; null where it could not be read whole
 */
export async function watchAccount<Intent, Result>(
  ports: ReadPorts<Intent, Result>,
  attempt: Attempt<Intent>,
  firstTried: Moment | null,
  isOver: () => boolean,
  onFound: (finding: Finding<Result>) => boolean,
): Promise<Finding<Result> | null> {
  let last: Finding<Result> | null = null
  for (let turn = 0; turn < pauses.length + moreTries; turn += 1) {
    if (turn >= pauses.length && last !== null) break
    await ports.clock.wait(pauses[turn] ?? 50_000)
    if (isOver()) return null
    // What can't be read now is read at the next turn.
    const read = await readOnce(ports, attempt, firstTried).catch(() => null)
    if (isOver()) return null
    last = read === null || read.finding.kind === 'open' ? null : read.finding
    if (last !== null && onFound(last)) return last
  }
  return last
}
