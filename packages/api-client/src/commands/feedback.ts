import type { Api, CallOptions } from '../createApi.ts'
import { pick, record, text } from '../decode.ts'
import { present } from '../toWire.ts'
import { done } from './done.ts'

/** Sends an appeal. */
export const registerAppeal = (
  api: Api,
  input: { topic?: string | null; message: string; phone: string; email: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/appealProcessing/appealRegistration/v1', {
          ...o,
          body: {
            message: input.message,
            phone: input.phone,
            email: input.email,
            ...present({ idSubject: input.topic }),
          },
        }),
      decode: (result) => ({
        message: text(pick(result === null ? null : record(result), 'message')),
      }),
    },
    options,
  )

/** Sends a message of an appeal. */
export const sendAppealMessage = (
  api: Api,
  input: { appealId: string; text: string },
  options?: CallOptions,
) =>
  api.run(
    {
      send: (c, o) =>
        c.POST('/api/appealProcessing/messageRegistration/v1', {
          ...o,
          body: { message: input.text, idAppeal: input.appealId },
        }),
      decode: done,
    },
    options,
  )
