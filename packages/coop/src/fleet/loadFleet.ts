import { companyQuery } from '@parking/api-client'
import type { AppContext } from '@parking/runtime'
import { coopMessages } from '../messages/coopMessages.ts'
import { importMessages } from '../import/messages/importMessages.ts'
import { fleetMessages } from '../fleetMessages/fleetMessages.ts'

/** Loads what every list of the company needs; the page shows itself while the company is on the way. */
export async function loadFleet({ queryClient, api, translator }: AppContext): Promise<void> {
  void queryClient.prefetchQuery(companyQuery(api))
  await Promise.all([
    translator.load(coopMessages),
    translator.load(fleetMessages),
    translator.load(importMessages),
  ])
}
