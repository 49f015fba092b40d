import type { CitySettings, PaymentDay } from '@parking/domain'
import { useAppContext, useDevicePosition } from '@parking/runtime'
import { useNow } from '@parking/ui'
import { useState } from 'react'
import { type ParkingData, rememberedSession, useParkingDraft } from '@parking/sessions'
import { findUsual, formValues, type FormValues, type PaidBy } from './formValues.ts'

/** The days that can be paid for in a city, today first. */
export function paymentDays(
  settings: Pick<CitySettings, 'hasPostPayment' | 'hasPostPaymentYesterday'>,
): readonly PaymentDay[] {
  return [
    'today',
    ...(settings.hasPostPayment ? (['postPayment'] as const) : []),
    ...(settings.hasPostPaymentYesterday ? (['postPaymentYesterday'] as const) : []),
  ]
}

/** What is offered to somebody who has asked where they are, and has not parked here before. */
const anHour = 60

/** What the parking form holds now. */
export function useFormValues({ account, zones, settings, paidPlates }: ParkingData): FormValues {
  const context = useAppContext()
  const draft = useParkingDraft()
  const now = useNow('minute')
  const hasParkings = zones.some(({ parkings = [] }) => parkings.length > 0)
  const paidBy: PaidBy = settings.chargesByParkingId && hasParkings ? 'parking' : 'zone'
  const profile = account?.profile ?? null
  const [remembered] = useState(() =>
    profile === null ? null : rememberedSession(context, profile),
  )
  const isLocated = useDevicePosition() !== null
  const known = {
    profile,
    paidPlates,
    zones,
    paidBy,
    asksCategory: settings.usesVehicleCategory,
    rememberedPlace: (paidBy === 'zone' ? remembered?.zone : remembered?.parkingCode) ?? null,
    rememberedPlate: remembered?.plate ?? null,
    usualMinutes:
      profile === null ? null : (remembered?.durationMinutes ?? (isLocated ? anHour : null)),
    durations: settings.durations,
    now,
    days: paymentDays(settings),
    timeZone: context.api.timeZone,
    postPaymentDays: settings.postPaymentDays,
  }
  // What was in sight stays, whatever becomes of the account and the city: nobody pays for something else.
  const found = findUsual(draft, known)
  const [first, setFirst] = useState(found)
  const isSameLink = first.leastMinutes === found.leastMinutes
  const usual = {
    ...found,
    place: first.place ?? found.place,
    plate: first.plate ?? found.plate,
    minutes: isSameLink ? first.minutes : found.minutes,
  }
  if (!isSameLink || usual.place !== first.place || usual.plate !== first.plate) setFirst(usual)
  return formValues(draft, { ...known, usual })
}
