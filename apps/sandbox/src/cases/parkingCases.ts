import type { Fields } from '../testing/operations.ts'
import type { Cases } from './Case.ts'
import { plate, type Stage } from './Stage.ts'

const noOrder = { OrderId: '999999', PaymentService: 'card' }

async function session(stage: Stage): Promise<Fields> {
  const Vehicle = plate(stage.another())
  const fields = { Vehicle, Zone: '101', Duration: 120, PaymentService: 'balance' }
  const { result } = await stage.step('startParking', fields)
  return { ReservationId: String(result['reservationId']) }
}

async function order(stage: Stage): Promise<Fields> {
  const fields = { Zone: '101', 'Vehicle[Number]': plate(stage.another()) }
  const { result } = await stage.step('startNoBalanceSession', fields)
  await stage.city.control('/clock', { move: 60_000 })
  return { OrderId: String(result['reservationId']), PaymentService: 'card' }
}

async function ticket(stage: Stage): Promise<Fields> {
  await stage.city.form('/pages/barrier', {})
  const { result } = await stage.step('getPlanarCost', { ticketNumber: '100002' })
  return { sessionId: String(result['sessionId']), parkingNumber: String(result['parkingNumber']) }
}

/** Parking, paid before or afterwards, and barriers. */
export const parkingCases: Cases = {
  calculateCost: {
    good: { Vehicle: plate(0), Zone: '101', Duration: 60 },
    bad: { Vehicle: plate(0), Zone: '999', Duration: 60 },
  },
  startParking: {
    good: { Vehicle: 'А555АА116', Zone: '101', Duration: 60, PaymentService: 'balance' },
    bad: { Vehicle: 'А556АА116', Zone: '101', PaymentService: 'balance' },
  },
  renewSession: {
    good: async (stage) => ({ ...(await session(stage)), Duration: 30, PaymentService: 'balance' }),
    bad: { ReservationId: '999999', Duration: 30, PaymentService: 'balance' },
  },
  cancelSession: { good: session, bad: { ReservationId: '999999' } },
  startNoBalanceSession: {
    good: { Zone: '101', 'Vehicle[Number]': 'А557АА116' },
    bad: { Zone: '101' },
  },
  cancelNoBalanceSession: { good: order, bad: noOrder },
  payDeferredSession: {
    good: async (stage) => {
      const fields = await order(stage)
      await stage.step('cancelNoBalanceSession', fields)
      return fields
    },
    bad: noOrder,
  },
  abortSession: { good: order, bad: noOrder },
  getPlanarCost: { good: { ticketNumber: '100001' }, bad: { ticketNumber: '0' } },
  payPlanar: {
    good: async (stage) => ({ ...(await ticket(stage)), paymentService: 'balance' }),
    bad: { sessionId: 'x', paymentService: 'balance' },
  },
}
