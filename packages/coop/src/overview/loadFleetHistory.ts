import type { AppContext } from '@parking/runtime'
import { spendingMessages } from '@parking/spending'
import { loadFleet } from '../fleet/loadFleet.ts'
import { overviewMessages } from '../overviewMessages/overviewMessages.ts'

/** Loads what the pages over the company's history need. */
export async function loadFleetHistory(context: AppContext): Promise<void> {
  const { translator } = context
  await Promise.all([
    loadFleet(context),
    translator.load(overviewMessages),
    translator.load(spendingMessages),
  ])
}
