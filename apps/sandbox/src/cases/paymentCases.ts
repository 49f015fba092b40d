import { COMPANY, DRIVER } from '../seed/demoAccounts.ts'
import { type Cases, plain } from './Case.ts'
import type { Stage } from './Stage.ts'

const filter = { StartDate: '01/01/2026', EndDate: '31/12/2026', Operation: 'all', limit: 5 }
const payer = JSON.stringify({
  type: 2,
  name: 'ООО',
  ogrn: '1027700132195',
  inn: COMPANY.inn,
  kpp: '165501001',
  address: 'Город',
})

async function receipt(stage: Stage): Promise<string> {
  const { result } = await stage.step('createRefillReceipt', { sum: '100', payer })
  return String(result['receiptnumber'])
}

/** The balance, what was paid, fines and receipts. */
export const paymentCases: Cases = {
  getOperationsV2: plain,
  getOperationsWithFilter: { good: filter, bad: { ...filter, StartDate: 'today' } },
  downloadHistory: { good: { ...filter, type: 'pdf' }, bad: { ...filter, type: 'doc' } },
  refillBalance: {
    good: { RefillAmount: '500', PaymentService: 'card' },
    bad: { RefillAmount: '0', PaymentService: 'card' },
  },
  getChargeStatus: { good: { Key: 'key-1' }, bad: { Key: '' } },
  sendCardPayment: {
    good: async (stage) => {
      const { result } = await stage.step('refillBalance', {
        RefillAmount: '5',
        PaymentService: 'card',
      })
      return { order: String(result['orderId']), amount: '5.00', status: 'authorized' }
    },
    as: 'nobody',
    bad: { order: 'x', amount: '5.00', status: 'authorized' },
  },
  getFines: plain,
  getFineImage: {
    good: async (stage) => {
      const [fine] = await stage.list('getFines')
      return { uin: String(fine?.['uin']) }
    },
    bad: { uin: '0' },
  },
  getReceipts: plain,
  getReceipt: {
    good: async (stage) => ({ receiptnumber: await receipt(stage) }),
    bad: { receiptnumber: '0' },
  },
  sendReceipt: {
    good: async (stage) => ({ receiptnumber: await receipt(stage), email: DRIVER.email }),
    bad: { receiptnumber: '0', email: 'nowhere' },
  },
  createRefillReceipt: { good: { sum: '100', payer }, bad: { sum: '100' } },
  createSubscriptionReceipt: {
    good: { codeSubscription: 'month', grz: 'А560АА116', payer },
    bad: { codeSubscription: 'month', payer },
  },
}
