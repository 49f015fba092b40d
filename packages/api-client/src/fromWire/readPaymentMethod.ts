import type { PaymentMethod } from '@parking/domain'
import { exact, flag, need, pick, record, text } from '../decode.ts'

/** Reads a way to pay. */
export function readPaymentMethod(value: unknown): PaymentMethod {
  const found = record(value, 'method')
  const id = need(exact(pick(found, 'methodName', 'name')), 'methodName')
  return {
    id,
    title: text(pick(found, 'methodNameForShow', 'nameForShow')) ?? id,
    description: text(pick(found, 'methodDescription', 'description')),
    needsPhone: flag(pick(found, 'isPhoneRequired')),
    isReceipt: id === 'Квитанция',
  }
}
