import type { Fields } from '../testing/operations.ts'
import { type Cases, plain } from './Case.ts'
import { plate, type Stage } from './Stage.ts'

async function permit(stage: Stage): Promise<Fields> {
  const fields = { vehicle: plate(stage.another()), codeSubscription: 'month' }
  await stage.step('paySubscription', fields)
  const list = await stage.list('getBenefitsV2')
  return { orderNum: String(list.at(-1)?.['orderNum']) }
}

/** A permit that nobody has: actions on permits are refused in words. */
const nobodys = { bad: { orderNum: '0' }, refusedBy: 'errorMessage' } as const

/** Permits and benefits. */
export const permitCases: Cases = {
  getBenefitsV2: plain,
  getSubscription: plain,
  paySubscription: {
    good: { vehicle: 'А558АА116', codeSubscription: 'week', timestart: '25/11/2026' },
    bad: { codeSubscription: 'week' },
  },
  findOffers: {
    good: {},
    json: { zones: ['101'], dateStart: '25/11/2026', timing: 30 },
    bad: {},
  },
  pausePermit: { ...nobodys, good: permit },
  continuePermit: {
    ...nobodys,
    good: async (stage) => {
      const fields = await permit(stage)
      await stage.step('pausePermit', fields)
      return fields
    },
  },
  refundPermit: { ...nobodys, good: permit },
  changePermitVehicle: {
    ...nobodys,
    good: async (stage) => ({ ...(await permit(stage)), grzNew: 'А561АА116' }),
  },
}
