import { isBusy, type ChargeState } from '@parking/payments'
import { costCanBeAsked, submitState, type ParkingCost, type SubmitState } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext } from '@parking/runtime'
import {
  type AskedCost,
  estimateCost,
  type EstimateInput,
  type ParkingData,
  payPressed,
  useParkingCost,
} from '@parking/sessions'
import type { FormValues } from './formValues.ts'
import { useBlocker, type Blocked, type FormFields } from './useBlocker.ts'

/** What a form knows of the parking request that it holds: its price, and what blocks it. */
export interface PricedForm extends Blocked {
  readonly cost: AskedCost
  /** The city's answer; null while there is none. */
  readonly known: ParkingCost | null
  /** What to estimate by; null while the form can't be priced. */
  readonly estimated: Omit<EstimateInput, 'start'> | null
  readonly submit: SubmitState
  readonly isPaying: boolean
  /** What the form shows is what is paid for, whatever becomes of the account meanwhile. */
  readonly pinChoice: () => void
}

interface Question {
  readonly zone: string | null
  readonly parkingCode: string | null
  readonly vehicle: NonNullable<FormValues['vehicle']>
  /** Null for parking that begins now. */
  readonly startsAt: Instant | null
  /** The token by which the city knows guests; absent for an account. */
  readonly guestToken?: string
}

/**
 * Prices what a form holds, and says what stands between it and its payment: the same in every way of
 * paying.
 *
 * @param charge - where the charge stands that pays for it
 * @param isFromBalance - whether the balance pays, which may not be enough
 */
export function usePricedForm(
  data: ParkingData,
  values: FormValues,
  charge: ChargeState<unknown, unknown>,
  isFromBalance: boolean,
  fields: FormFields,
): PricedForm {
  const { timeZone } = useAppContext().api
  const isPaying = isBusy(charge)
  const question = costQuestion(values, data)
  const estimated = estimateInputOf(values, data, timeZone)
  const { startsAt } = values
  // The tariff that is known here tells when the city's price becomes another one.
  const basis = (now: Instant): number | null =>
    estimated === null
      ? null
      : (estimateCost({ ...estimated, start: startsAt ?? now })?.total ?? null)
  const cost = useParkingCost(question, isPaying, basis, isFromBalance)
  const known = cost.state.kind === 'known' ? cost.state.cost : null
  const submit = submitState(known, hasError(values) || cost.state.kind === 'failed', isFromBalance)
  const blocked = useBlocker(values, cost.state, submit, fields)
  const pinChoice = (): void => {
    const { paidBy, zone, parkingCode, choice, durationMinutes } = values
    payPressed({
      zone: paidBy === 'zone' ? (zone?.number ?? null) : null,
      parking: parkingCode,
      vehicle: choice,
      durationMinutes,
    })
  }
  return { cost, known, estimated, submit, isPaying, pinChoice, ...blocked }
}

function hasError({ unknownPlace, vehicleRefusal, startRefusal }: FormValues): boolean {
  return unknownPlace !== null || vehicleRefusal !== null || startRefusal !== null
}

/** What the city is asked about; null while something is missing or refused. */
function costQuestion(
  values: FormValues,
  { account, settings }: ParkingData,
): (Question & { readonly durationMinutes: number }) | null {
  const { zone, parkingCode, vehicle, durationMinutes, startsAt } = values
  const { guestToken } = settings
  const asGuest = account === null && guestToken !== null ? { guestToken } : {}
  const place = { zone: zone?.number ?? null, parkingCode }
  const question = { ...place, vehicle, durationMinutes, startsAt, ...asGuest }
  return costCanBeAsked(question, hasError(values)) ? question : null
}

function estimateInputOf(values: FormValues, data: ParkingData, timeZone: string) {
  const { zone, vehicle, durationMinutes } = values
  if (zone === null || vehicle === null || durationMinutes === null) return null
  const { settings, account } = data
  const benefits = account?.benefits ?? []
  return { zone, vehicle, durationMinutes, settings, benefits, timeZone }
}
