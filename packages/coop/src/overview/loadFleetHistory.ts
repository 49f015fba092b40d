import type { AppContext } from '@parking/runtime'
import { spendingTexts } from '@parking/spending'
import { loadFleet } from '../fleet/loadFleet.ts'
import { overviewTexts } from '../overviewTexts/ru.ts'

/** Loads what the pages over the company's history need. */
export async function loadFleetHistory(context: AppContext): Promise<void> {
  const { translator } = context
  await Promise.all([
    loadFleet(context),
    translator.load(overviewTexts),
    translator.load(spendingTexts),
  ])
}
