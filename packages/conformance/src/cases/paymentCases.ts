import { randomUUID } from 'node:crypto'
import { asText } from '../contract/record.ts'
import type { Fields } from '../contract/writeRequest.ts'
import { Skip } from '../Outcome.ts'
import { paidByCard } from '../parkingRequests.ts'
import { plate, type Stage } from '../Stage.ts'
import { type Cases, plain } from './Case.ts'

const filter = (stage: Stage) => ({
  StartDate: stage.day(-30),
  EndDate: stage.day(1),
  Operation: 'all',
})

const payer = JSON.stringify({
  type: 2,
  name: 'ООО',
  ogrn: '1027700132195',
  inn: '9900000017',
  kpp: '165501001',
  address: 'Город',
})

async function receipt(stage: Stage): Promise<string> {
  const [known] = await stage.list('getReceipts')
  if (known) return asText(known['receiptnumber'])
  if (!stage.given.testBed) throw new Skip('the driver has no receipts')
  const { receiptnumber } = await stage.read('createRefillReceipt', { sum: '100', payer })
  return asText(receiptnumber)
}

async function refill(stage: Stage): Promise<Fields> {
  return { RefillAmount: '500', PaymentService: await paidByCard(stage) }
}

const lasting = 'a receipt stays on the list of the driver'

/** The balance, what was paid, fines and receipts. */
export const paymentCases: Cases = {
  getOperationsV2: plain,
  getOperationsWithFilter: {
    good: (stage) => ({ ...filter(stage), limit: 5 }),
    bad: (stage) => ({ ...filter(stage), StartDate: 'today', limit: 5 }),
  },
  downloadHistory: {
    good: (stage) => ({ ...filter(stage), type: 'pdf' }),
    bad: (stage) => ({ ...filter(stage), type: 'doc' }),
  },
  refillBalance: {
    good: refill,
    bad: { RefillAmount: '0', PaymentService: 'card' },
    tells: ['result.RedirectURL'],
  },
  getChargeStatus: { good: () => ({ Key: randomUUID() }), bad: { Key: '' } },
  sendCardPayment: {
    // Who believes what anybody reports must credit nothing for it.
    good: async (stage) => {
      const { orderId, amount } = await stage.read('refillBalance', await refill(stage))
      const order = asText(orderId)
      if (order === '') throw new Skip('the city tells no order of a top-up')
      return { order, amount: asText(amount) || '500.00', status: 'declined' }
    },
    as: 'nobody',
    bad: { order: 'x', amount: '5.00', status: 'declined' },
  },
  getFines: plain,
  getFineImage: {
    good: async (stage) => {
      const [fine] = await stage.list('getFines')
      if (!fine) throw new Skip('the driver has no fines')
      return { uin: asText(fine['uin']) }
    },
    bad: { uin: '0' },
  },
  getReceipts: plain,
  getReceipt: {
    good: async (stage) => ({ receiptnumber: await receipt(stage) }),
    bad: { receiptnumber: '0' },
  },
  sendReceipt: {
    good: async (stage) => {
      const { email } = await stage.profile()
      return { receiptnumber: await receipt(stage), email: asText(email) }
    },
    bad: { receiptnumber: '0', email: 'nowhere' },
    lasting: 'it sends a message to the driver',
  },
  createRefillReceipt: { good: { sum: '100', payer }, bad: { sum: '100' }, lasting },
  createSubscriptionReceipt: {
    good: { codeSubscription: 'month', grz: plate(0), payer },
    bad: { codeSubscription: 'month', payer },
    lasting,
  },
}
