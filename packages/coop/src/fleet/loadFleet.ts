import { companyQuery } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'
import { coopTexts } from '../texts/ru.ts'
import { importTexts } from '../import/texts/ru.ts'
import { fleetTexts } from '../fleetTexts/ru.ts'

/** Loads what every list of the company needs; the page shows itself while the company is on the way. */
export async function loadFleet({ queryClient, api, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(companyQuery(api))
  await Promise.all([
    translator.load(coopTexts),
    translator.load(fleetTexts),
    translator.load(importTexts),
  ])
}
