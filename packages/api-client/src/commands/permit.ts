import type { Api, CallOptions } from '../createApi.ts'
import { permitActionOf, refundOf } from '../fromWire/permit.ts'

/** A permit by its order. */
export interface PermitOrder {
  readonly orderNumber: string
}

const action =
  (path: '/backend/v2/pauseAb' | '/backend/v2/continueAb') =>
  (api: Api, { orderNumber }: PermitOrder, options?: CallOptions) =>
    api.run(
      {
        send: (c, o) => c.POST(path, { ...o, body: { orderNum: orderNumber } }),
        decode: permitActionOf,
      },
      options,
    )

/** Pauses a permit. */
export const pausePermit = action('/backend/v2/pauseAb')
/** Continues a paused permit. */
export const continuePermit = action('/backend/v2/continueAb')

/** Gives a permit back for its money. */
export const refundPermit = (api: Api, { orderNumber }: PermitOrder, options?: CallOptions) =>
  api.run(
    {
      movesMoney: true,
      send: (c, o) => c.POST('/backend/v2/refund', { ...o, body: { orderNum: orderNumber } }),
      decode: refundOf,
    },
    options,
  )

/** Moves a permit to another vehicle. */
export const changePermitVehicle = (
  api: Api,
  input: PermitOrder & { plate: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/backend/v2/changeGRZ', {
          ...o,
          body: { orderNum: input.orderNumber, grzNew: input.plate },
        }),
      decode: permitActionOf,
    },
    options,
  )
