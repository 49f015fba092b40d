import { asText } from '../contract/record.ts'
import type { Fields } from '../contract/writeRequest.ts'
import {
  newCharge,
  newParkingRequest,
  paidByBalance,
  place,
  runningSession,
} from '../parkingRequests.ts'
import { Skip } from '../Outcome.ts'
import { plate, type Stage } from '../Stage.ts'
import type { Cases } from './Case.ts'

const noOrder = { OrderId: '999999999', PaymentService: 'card' }

async function session(stage: Stage): Promise<Fields> {
  return { ReservationId: await runningSession(stage, await newCharge(stage)) }
}

/** Where a session is paid when it ends: in a city without balances. */
async function unpaid(stage: Stage): Promise<Fields> {
  const { dontUseBalance } = await stage.settings()
  if (dontUseBalance !== true && !stage.given.testBed) {
    throw new Skip('the city takes parking from a balance')
  }
  const where = await place(stage)
  const fields = { ...where, 'Vehicle[Number]': plate(stage.another()) }
  if (!stage.given.testBed) throw new Skip('a session that ends unpaid stays to be paid')
  return fields
}

async function order(stage: Stage): Promise<Fields> {
  const bed = stage.testBed('it needs a session that has gone on for some time')
  const { reservationId } = await stage.read('startNoBalanceSession', await unpaid(stage))
  await bed.passTime()
  return { OrderId: asText(reservationId), PaymentService: 'card' }
}

const noTicket = 'it needs the ticket of a barrier'

async function ticket(stage: Stage): Promise<Fields> {
  const ticketNumber = await stage.testBed(noTicket).ticket()
  const { sessionId, parkingNumber } = await stage.read('getPlanarCost', { ticketNumber })
  return { sessionId: asText(sessionId), parkingNumber: asText(parkingNumber) }
}

const paidOrSent = ['result.RedirectURL', 'result.amount']
const started = ['result.session', 'result.reservationId', 'result.id', 'result.RedirectURL']

/** Parking, paid before or afterwards, and barriers. */
export const parkingCases: Cases = {
  calculateCost: {
    good: newParkingRequest,
    bad: { Vehicle: plate(0), Zone: '999999', Duration: 60 },
  },
  startParking: {
    good: newCharge,
    bad: { Vehicle: plate(0), Zone: '999999', PaymentService: 'balance' },
    tells: started,
  },
  renewSession: {
    good: async (stage) => {
      const { Duration = 60 } = await newParkingRequest(stage)
      return { ...(await session(stage)), Duration, PaymentService: await paidByBalance(stage) }
    },
    bad: { ReservationId: '999999999', Duration: 30, PaymentService: 'balance' },
    tells: started,
  },
  cancelSession: {
    good: session,
    bad: { ReservationId: '999999999' },
    tells: ['result.sum', 'result.balance'],
  },
  startNoBalanceSession: { good: unpaid, bad: { Zone: '999999' }, tells: started },
  cancelNoBalanceSession: { good: order, bad: noOrder, tells: paidOrSent },
  payDeferredSession: {
    good: async (stage) => {
      const fields = await order(stage)
      await stage.step('cancelNoBalanceSession', fields)
      return fields
    },
    bad: noOrder,
    tells: paidOrSent,
  },
  abortSession: { good: order, bad: noOrder, tells: paidOrSent },
  getPlanarCost: {
    good: async (stage) => ({ ticketNumber: await stage.testBed(noTicket).ticket() }),
    bad: { ticketNumber: '0' },
  },
  payPlanar: {
    good: async (stage) => ({
      ...(await ticket(stage)),
      paymentService: await paidByBalance(stage),
    }),
    bad: { sessionId: 'x', paymentService: 'balance' },
    tells: ['result.message', 'result.redirectURL'],
  },
}
