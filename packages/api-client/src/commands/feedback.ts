import { call } from '../call.ts'
import { pick, recordOrNull, text } from '../decode.ts'
import { done } from './done.ts'

/** Sends an appeal. */
export const registerAppeal = (input: {
  topic?: string | null
  message: string
  phone: string
  email: string
}) =>
  call('post', '/api/appealProcessing/appealRegistration/v1', {
    body: {
      message: input.message,
      phone: input.phone,
      email: input.email,
      idSubject: input.topic,
    },
    read: (result) => ({
      message: text(pick(recordOrNull(result), 'message')),
    }),
  })

/** Sends a message of an appeal. */
export const sendAppealMessage = (input: { appealId: string; text: string }) =>
  call('post', '/api/appealProcessing/messageRegistration/v1', {
    body: { message: input.text, idAppeal: input.appealId },
    read: done,
  })
