import type { DateOnly, Instant, Kopecks } from '@parking/pricing'
import { call } from '../call.ts'
import {
  readBarrierOutcome,
  readCancelOutcome,
  readChargeStatus,
  readNeededRedirect,
  readPaymentOutcome,
  readSessionOutcome,
} from '../fromWire/payment.ts'
import { type ParkedVehicle, type ParkingRequest, parkingRequestBody } from '../parkingRequest.ts'
import { timeField, writeDate, writeFormat, writeMoney, writePlate } from '../toWire.ts'

/** A way to pay, and the phone where it needs one. */
export interface PayBy {
  readonly method: string
  readonly phone?: string | null
}

/** Starts a session, for today or as a post-payment. */
export const startParking = ({ request, method, phone }: PayBy & { request: ParkingRequest }) =>
  call('post', '/api/payment/start', {
    guestToken: request.guestToken ?? undefined,
    movesMoney: true,
    body: (timeZone) => ({
      ...parkingRequestBody(request, timeZone),
      PaymentService: method,
      phone,
    }),
    read: readSessionOutcome,
  })

/** Starts a session that is paid when it ends. */
export const startNoBalanceSession = (input: {
  zone: string | null
  parkingCode?: string | null
  vehicle: ParkedVehicle
}) =>
  call('post', '/api/payment/start/v2', {
    movesMoney: true,
    body: {
      Zone: input.zone,
      ParkingCode: input.parkingCode,
      'Vehicle[Number]': writePlate(input.vehicle.plate, input.vehicle.format),
      'Vehicle[NumberFormat]': writeFormat(input.vehicle.format ?? 'russian'),
      'Vehicle[Category]': input.vehicle.category,
    },
    read: readSessionOutcome,
  })

/** Extends a session. */
export const renewSession = (
  input: PayBy & { reservationId: string; durationMinutes: number; startsAt?: Instant | null },
) =>
  call('post', '/api/payment/renew', {
    movesMoney: true,
    body: (timeZone) => ({
      ReservationId: input.reservationId,
      PaymentService: input.method,
      Duration: input.durationMinutes,
      phone: input.phone,
      timestart: timeField(input.startsAt, timeZone),
    }),
    read: readSessionOutcome,
  })

/** Asks for the address at which the balance is topped up. */
export const topUpBalance = ({ amount, method, phone }: PayBy & { amount: Kopecks }) =>
  call('post', '/api/payment/refill', {
    movesMoney: true,
    body: { PaymentService: method, RefillAmount: writeMoney(amount), phone },
    read: readNeededRedirect,
  })

/**
 * Asks what became of a call that moves money. The question closes a key that the back end has never
 * seen, so ask only once the call is given up.
 */
export const askChargeStatus = ({
  key,
  guestToken,
}: {
  key: string
  /** The token of the city's guests; the account's when absent. */
  guestToken?: string
}) =>
  call('post', '/api/payment/status', {
    guestToken,
    body: { Key: key },
    read: readChargeStatus,
  })

/** Cancels a session that was paid from the balance. */
export const cancelSession = ({ reservationId }: { reservationId: string }) =>
  call('post', '/api/payment/cancel', {
    movesMoney: true,
    body: { ReservationId: reservationId },
    read: readCancelOutcome,
  })

/** An order and how it is paid. */
export interface OrderPayment extends PayBy {
  readonly orderId: string
}

const orderCall =
  (path: '/api/payment/cancel/v2' | '/api/payment/deffered/v1' | '/api/payment/break/v1') =>
  ({ orderId, method, phone }: OrderPayment) =>
    call('post', path, {
      movesMoney: true,
      body: { OrderId: orderId, PaymentService: method, phone },
      read: readPaymentOutcome,
    })

/** Ends a session that is paid when it ends. */
export const cancelNoBalanceSession = orderCall('/api/payment/cancel/v2')
/** Pays a deferred session. */
export const payDeferredSession = orderCall('/api/payment/deffered/v1')
/** Deletes a session, which can then no longer be paid. */
export const abortSession = orderCall('/api/payment/break/v1')

/** Buys a permit; the balance pays when no method is named. */
export const buyPermit = (input: {
  plate: string
  code: string
  method?: string
  /** The day it starts on, in the city; the first possible one when absent. */
  startDate?: DateOnly | null
  phone?: string | null
}) =>
  call('post', '/api/payment/subscription', {
    movesMoney: true,
    body: {
      vehicle: input.plate,
      codeSubscription: input.code,
      paymentService: input.method ?? 'balance',
      phone: input.phone,
      timestart: input.startDate ? writeDate(input.startDate) : null,
    },
    read: readPaymentOutcome,
  })

/** Pays for a barrier parking. */
export const payBarrier = (input: PayBy & { parkingNumber: string; sessionId: string }) =>
  call('post', '/backend/v2/payPlane', {
    movesMoney: true,
    body: {
      paymentService: input.method,
      parkingNumber: input.parkingNumber,
      sessionId: input.sessionId,
      phone: input.phone,
    },
    read: readBarrierOutcome,
  })
