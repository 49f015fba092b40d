import { asText } from '../contract/record.ts'
import type { Fields } from '../contract/writeRequest.ts'
import { Skip } from '../Outcome.ts'
import { findZones } from '../parkingRequests.ts'
import { plate, type Stage } from '../Stage.ts'
import { type Cases, plain } from './Case.ts'

const lasting = 'nobody can be sure to get the money of a permit back'

async function purchase(stage: Stage): Promise<Fields> {
  const cards = await stage.list('getSubscription')
  const month = cards.find((card) => card['parkingPermitType'] === 'month') ?? cards[0]
  if (!month) throw new Skip('the city sells no permits')
  const codeSubscription = asText(month['parkingPermitCode'])
  return { vehicle: plate(stage.another()), codeSubscription }
}

async function permit(stage: Stage): Promise<Fields> {
  await stage.step('paySubscription', await purchase(stage))
  const list = await stage.list('getBenefitsV2')
  return { orderNum: asText(list.at(-1)?.['orderNum']) }
}

/** A permit that nobody has: actions on permits are refused in words. */
const nobodys = { bad: { orderNum: '0' }, refusedBy: 'errorMessage', lasting } as const

/** Permits and benefits. */
export const permitCases: Cases = {
  getBenefitsV2: plain,
  getSubscription: plain,
  paySubscription: {
    good: purchase,
    bad: { codeSubscription: 'week' },
    tells: ['result.RedirectURL', 'result.amount'],
    lasting,
  },
  findOffers: {
    good: async (stage) => {
      const { useSubscriptionConstructor } = await stage.settings()
      if (useSubscriptionConstructor !== true) throw new Skip('the city has no constructor')
      const [zone] = await findZones(stage)
      const [timing] = await stage.list('getTimings')
      const days = Number(timing?.['value'] ?? 30)
      return { zones: [asText(zone?.['value'])], dateStart: stage.day(1), timing: days }
    },
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
    good: async (stage) => ({ ...(await permit(stage)), grzNew: plate(stage.another()) }),
  },
}
