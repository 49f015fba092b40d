import { call } from '../call.ts'
import { readPermitAction, readRefund } from '../fromWire/permit.ts'

/** A permit by its order. */
export interface PermitOrder {
  readonly orderNumber: string
}

const action =
  (path: '/backend/v2/pauseAb' | '/backend/v2/continueAb') =>
  ({ orderNumber }: PermitOrder) =>
    call('post', path, { body: { orderNum: orderNumber }, read: readPermitAction })

/** Pauses a permit. */
export const pausePermit = action('/backend/v2/pauseAb')
/** Continues a paused permit. */
export const continuePermit = action('/backend/v2/continueAb')

/** Gives a permit back for its money. */
export const refundPermit = ({ orderNumber }: PermitOrder) =>
  call('post', '/backend/v2/refund', {
    movesMoney: true,
    body: { orderNum: orderNumber },
    read: readRefund,
  })

/** Moves a permit to another vehicle. */
export const changePermitVehicle = (input: PermitOrder & { plate: string }) =>
  call('post', '/backend/v2/changeGRZ', {
    body: { orderNum: input.orderNumber, grzNew: input.plate },
    read: readPermitAction,
  })
