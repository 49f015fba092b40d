import { randomUUID } from 'node:crypto'
import type { Answer } from '../contract/Answer.ts'
import { findOperation } from '../contract/operations.ts'
import { asRecord } from '../contract/record.ts'
import type { Fields } from '../contract/writeRequest.ts'
import { describe, errorNameOf, isDone, judgeBad, judgeGood } from '../judgeAnswer.ts'
import { failed, Mismatch, Skip, type Outcome } from '../Outcome.ts'
import { newCharge, readSessionId } from '../parkingRequests.ts'
import type { Stage } from '../Stage.ts'
import { Ledger, readBalance, rub, without, type Movement } from './Ledger.ts'
import { readKopecks } from './readKopecks.ts'

/** Runs a case of a call and writes its line. */
export type Check = (call: string, name: string, run: () => Promise<Outcome>) => Promise<void>

/** The calls that the rules of money are tried on. */
export const MONEY_CALLS: readonly string[] = [
  'startParking',
  'renewSession',
  'cancelSession',
  'getOperationsWithFilter',
  'getChargeStatus',
]

const passed: Outcome = { kind: 'passed' }
const noKeys: Outcome = {
  kind: 'assumed',
  why: 'the contract assumes that keys are kept; the city refuses the second start by the vehicle',
}
const PARKED = 'ParkingSessionAlreadyExists'

/**
 * Tries the rules of money on one session from its start to its early end: a key moves money once,
 * a vehicle is not parked twice, what is charged is what was told, and balance and history agree.
 */
export async function checkMoney(stage: Stage, check: Check): Promise<void> {
  const keys = { start: randomUUID(), renew: randomUUID() }
  const expected: Movement[] = []
  let ledger: Ledger | undefined
  let request: Fields = {}
  let session = ''
  let keepsKeys = false

  const asDriver = async (id: string, fields: Fields, key: string) => {
    const operation = findOperation(id)
    return stage.call(operation, fields, await stage.tokenOf('driver'), key)
  }
  const running = () => {
    if (session === '') throw new Skip('no session was begun')
    return session
  }
  const renewal = (): Fields => {
    const { Duration = 60, PaymentService = 'balance' } = request
    return { ReservationId: running(), Duration, PaymentService }
  }

  /** Charges something that has a price, and compares. */
  const charge = async (id: string, type: string, fields: Fields, key: string) => {
    const cost = await priceOf(stage, fields)
    const before = await readBalance(stage)
    if (cost > before) throw new Skip(`the balance of ${rub(before)} is too small for ${rub(cost)}`)
    const answer = await asDriver(id, fields, key)
    const after = await readBalance(stage)
    if (before !== after) expected.push({ type, amount: after - before })
    if (isDone(answer) && id === 'startParking') session = readSessionId(resultOf(answer))
    const judged = judgeGood(findOperation(id), answer)
    if (judged.kind !== 'passed') return judged
    return before - after === cost
      ? passed
      : failed(
          `${rub(cost)} to be charged, as calculateCost told`,
          `${rub(before - after)} charged`,
        )
  }

  /** Calls and compares that no money has moved. */
  const chargeNothing = async (run: () => Promise<Outcome>) => {
    const before = await readBalance(stage)
    const outcome = await run()
    const moved = (await readBalance(stage)) - before
    if (moved === 0) return outcome
    return failed('no money to move', `the balance changed by ${rub(moved)}`)
  }

  await check('startParking', 'charges what calculateCost told', async () => {
    ledger = await Ledger.open(stage)
    request = await newCharge(stage)
    return charge('startParking', 'payment', request, keys.start)
  })
  await check('startParking', 'the same key moves money once', () =>
    chargeNothing(async () => {
      const first = running()
      const answer = await asDriver('startParking', request, keys.start)
      if (errorNameOf(answer) === PARKED) return noKeys
      const outcome = judgeGood(findOperation('startParking'), answer)
      if (outcome.kind !== 'passed') return outcome
      keepsKeys = true
      const second = readSessionId(resultOf(answer))
      return second === first ? passed : failed(`session ${first} once more`, `session ${second}`)
    }),
  )
  await check('startParking', 'another key is another try, and the vehicle is parked already', () =>
    chargeNothing(async () => {
      running()
      const answer = await asDriver('startParking', request, randomUUID())
      const outcome = judgeBad(findOperation('startParking'), answer)
      if (outcome.kind !== 'passed') return outcome
      return errorNameOf(answer) === PARKED ? passed : failed(PARKED, describe(answer))
    }),
  )
  await check('startParking', 'the same key with another request is refused', () =>
    chargeNothing(async () => {
      running()
      if (!keepsKeys) return noKeys
      const other = { ...request, Duration: Number(request['Duration']) * 2 }
      const answer = await asDriver('startParking', other, keys.start)
      const isRefused = answer.kind === 'answered' && answer.status === 422
      if (isRefused) return judgeBad(findOperation('startParking'), answer)
      return failed('HTTP 422', describe(answer))
    }),
  )
  await check('renewSession', 'charges what calculateCost told', () =>
    charge('renewSession', 'renew', renewal(), keys.renew),
  )
  await check('renewSession', 'the same key moves money once', () =>
    chargeNothing(async () => {
      running()
      if (!keepsKeys) throw new Skip('the city keeps no keys, so a second call may charge again')
      return judgeGood(
        findOperation('renewSession'),
        await asDriver('renewSession', renewal(), keys.renew),
      )
    }),
  )
  await check('renewSession', 'another key is another try', () =>
    charge('renewSession', 'renew', renewal(), randomUUID()),
  )
  await check('cancelSession', 'gives back what it tells', async () => {
    const before = await readBalance(stage)
    const answer = await asDriver('cancelSession', { ReservationId: running() }, randomUUID())
    const after = await readBalance(stage)
    if (after !== before) expected.push({ type: 'cancel', amount: after - before })
    const judged = judgeGood(findOperation('cancelSession'), answer)
    if (judged.kind !== 'passed') return judged
    const { sum, balance } = resultOf(answer)
    const told = readKopecks(sum)
    if (told !== null && told !== after - before) {
      return failed(`${rub(told)} to come back, as it told`, `${rub(after - before)} came back`)
    }
    const toldBalance = readKopecks(balance)
    const agrees = toldBalance === null || toldBalance < 0 || toldBalance === after
    return agrees ? passed : failed(`a balance of ${rub(toldBalance)}, as it told`, rub(after))
  })
  await check('cancelSession', 'a session is ended once', () =>
    chargeNothing(async () => {
      const again = { ReservationId: running() }
      return judgeBad(
        findOperation('cancelSession'),
        await asDriver('cancelSession', again, randomUUID()),
      )
    }),
  )
  await check('getOperationsWithFilter', 'history and balance agree to the kopeck', async () => {
    if (!ledger) throw new Skip('the balance was not read')
    return compareHistory(ledger.balance, await readBalance(stage), await ledger.news(), expected)
  })
  await check('getChargeStatus', 'tells what became of a key', async () => {
    running()
    return askStatus(stage, keys.start, keepsKeys ? 'done' : null)
  })
  await check('getChargeStatus', 'tells that a key never came', () =>
    askStatus(stage, randomUUID(), 'unknown'),
  )
}

function resultOf(answer: Answer): Readonly<Record<string, unknown>> {
  return answer.kind === 'answered' ? asRecord(asRecord(answer.body)['result']) : {}
}

async function priceOf(stage: Stage, fields: Fields): Promise<number> {
  const { PaymentService: _method, ...asked } = fields
  const { totalcost } = await stage.read('calculateCost', asked)
  const cost = readKopecks(totalcost)
  if (cost === null) throw new Mismatch('a cost in roubles', JSON.stringify(totalcost))
  if (cost > 0) return cost
  throw new Skip('parking costs nothing now: try again in paid hours, or in another --zone')
}

const list = (movements: readonly Movement[]) =>
  movements.map(({ type, amount }) => `${type} of ${rub(Math.abs(amount))}`).join(', ')

function compareHistory(
  before: number,
  after: number,
  news: readonly Movement[],
  expected: readonly Movement[],
): Outcome {
  const missing = without(expected, news)
  if (missing.length > 0) {
    return failed(`a history with ${list(expected)}`, `it lacks ${list(missing)}`)
  }
  const told = news.reduce((sum, { amount }) => sum + amount, 0)
  if (told === after - before) return passed
  return failed(
    `a balance of ${rub(before + told)}: ${rub(before)} and what the history tells (${list(news)})`,
    rub(after),
  )
}

async function askStatus(stage: Stage, Key: string, wanted: string | null): Promise<Outcome> {
  const operation = findOperation('getChargeStatus')
  const answer = await stage.call(operation, { Key }, await stage.tokenOf('driver'))
  const outcome = judgeGood(operation, answer)
  if (outcome.kind !== 'passed' || wanted === null) return outcome
  const { state } = resultOf(answer)
  return state === wanted ? passed : failed(`state ${wanted}`, describe(answer))
}
