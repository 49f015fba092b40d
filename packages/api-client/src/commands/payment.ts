import type { DateOnly, Instant, Kopecks } from '@parking/pricing'
import type { Api, CallOptions } from '../createApi.ts'
import * as read from '../fromWire/payment.ts'
import { type ParkedVehicle, type Stay, stayBody } from '../stay.ts'
import { present, timeField, writeDate, writeFormat, writeMoney } from '../toWire.ts'

/** A way to pay, and the phone where it needs one. */
export interface PayBy {
  readonly method: string
  readonly phone?: string | null
}

/** Starts a session, for today or as a post-payment. */
export const startParking = (
  api: Api,
  { stay, method, phone }: PayBy & { stay: Stay },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/api/payment/start', {
          ...o,
          body: { ...stayBody(stay, api.timeZone), PaymentService: method, ...present({ phone }) },
        }),
      decode: (result) => read.sessionOutcomeOf(result, api.timeZone),
    },
    options,
  )

/** Starts a session that is paid when it ends. */
export const startNoBalanceSession = (
  api: Api,
  input: { zone: string | null; parkingCode?: string | null; vehicle: ParkedVehicle },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/api/payment/start/v2', {
          ...o,
          body: present({
            Zone: input.zone,
            ParkingCode: input.parkingCode,
            'Vehicle[Number]': input.vehicle.plate,
            'Vehicle[NumberFormat]': writeFormat(input.vehicle.format ?? 'russian'),
            'Vehicle[Category]': input.vehicle.category,
          }),
        }),
      decode: (result) => read.sessionOutcomeOf(result, api.timeZone),
    },
    options,
  )

/** Extends a session. */
export const renewSession = (
  api: Api,
  input: PayBy & { reservationId: string; durationMinutes: number; startsAt?: Instant | null },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/api/payment/renew', {
          ...o,
          body: {
            ReservationId: input.reservationId,
            PaymentService: input.method,
            Duration: input.durationMinutes,
            ...present({
              phone: input.phone,
              timestart: timeField(input.startsAt, api.timeZone),
            }),
          },
        }),
      decode: (result) => read.sessionOutcomeOf(result, api.timeZone),
    },
    options,
  )

/** Asks for the address at which the balance is topped up. */
export const topUpBalance = (
  api: Api,
  { amount, method, phone }: PayBy & { amount: Kopecks },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/api/payment/refill', {
          ...o,
          body: { PaymentService: method, RefillAmount: writeMoney(amount), ...present({ phone }) },
        }),
      decode: read.neededRedirect,
    },
    options,
  )

/** Cancels a session that was paid from the balance. */
export const cancelSession = (
  api: Api,
  { reservationId }: { reservationId: string },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/api/payment/cancel', { ...o, body: { ReservationId: reservationId } }),
      decode: read.cancelOutcomeOf,
    },
    options,
  )

/** An order and how it is paid. */
export interface OrderPayment {
  readonly orderId: string
  readonly method: string
}

const orderCall =
  (path: '/api/payment/cancel/v2' | '/api/payment/deffered/v1' | '/api/payment/break/v1') =>
  (api: Api, { orderId, method }: OrderPayment, options?: CallOptions) =>
    api.run(
      {
        movesMoney: true,
        send: (c, o) => c.POST(path, { ...o, body: { OrderId: orderId, PaymentService: method } }),
        decode: read.paymentOutcomeOf,
      },
      options,
    )

/** Ends a session that is paid when it ends. */
export const cancelNoBalanceSession = orderCall('/api/payment/cancel/v2')
/** Pays a deferred session. */
export const payDeferredSession = orderCall('/api/payment/deffered/v1')
/** Deletes a session, which can then no longer be paid. */
export const abortSession = orderCall('/api/payment/break/v1')

/** Buys a permit; the balance pays when no method is named. */
export const buyPermit = (
  api: Api,
  input: {
    plate: string
    code: string
    method?: string
    /** The day it starts on, in the city; the first possible one when absent. */
    startDate?: DateOnly | null
    phone?: string | null
  },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/api/payment/subscription', {
          ...o,
          body: {
            vehicle: input.plate,
            codeSubscription: input.code,
            paymentService: input.method ?? 'balance',
            ...present({
              phone: input.phone,
              timestart: input.startDate ? writeDate(input.startDate) : null,
            }),
          },
        }),
      decode: read.paymentOutcomeOf,
    },
    options,
  )

/** Pays for a barrier parking. */
export const payBarrier = (
  api: Api,
  input: { method: string; parkingNumber: string; sessionId: string },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.POST('/backend/v2/payPlane', {
          ...o,
          body: {
            paymentService: input.method,
            parkingNumber: input.parkingNumber,
            sessionId: input.sessionId,
          },
        }),
      decode: read.barrierOutcomeOf,
    },
    options,
  )

/** Tells the back end how a card payment ended; answers what it made of it. */
export const reportCardPayment = (
  api: Api,
  input: {
    source: string
    invoiceId: string
    billNumber: string
    amount: Kopecks
    paidAt: Instant
    isAuthorized: boolean
  },
  options?: CallOptions,
) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) =>
        c.GET('/api/payment/payment-from-portal', {
          ...o,
          params: {
            query: {
              source: input.source,
              order: input.invoiceId,
              billnumber: input.billNumber,
              amount: writeMoney(input.amount),
              paymentDate: new Date(input.paidAt).toISOString().replaceAll(/\D/g, '').slice(0, 14),
              status: input.isAuthorized ? 'authorized' : 'not authorized',
            },
          },
        }),
      decode: (result) => read.cardReportOf(result, input.invoiceId),
    },
    options,
  )
