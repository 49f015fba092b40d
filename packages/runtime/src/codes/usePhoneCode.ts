import { confirmationRulesQuery } from '@parking/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import type { ResendWay } from './Resend.tsx'
import { codeTexts } from './texts/ru.ts'

/**
 * Says how the code has come to a phone, by a call or by SMS, and how it can come again.
 *
 * @param send - sends a code again; `isRepeat` where that is an SMS
 */
export function usePhoneCode(send: (isRepeat: boolean, signal: AbortSignal) => Promise<unknown>): {
  readonly isCall: boolean
  readonly ways: readonly ResendWay[]
} {
  const { t } = useTexts(codeTexts)
  const { api } = useAppContext()
  const { data: rules } = useQuery(confirmationRulesQuery(api))
  const [isBySms, setBySms] = useState(false)
  const callsFirst = rules?.type === 'call'
  const way = (label: string, isRepeat: boolean): ResendWay => ({
    label,
    send: async (signal) => {
      await send(isRepeat, signal)
      setBySms(isRepeat)
    },
  })
  const bySms = way(t(callsFirst ? 'resend.bySms' : 'resend.again'), true)
  return {
    isCall: callsFirst && !isBySms,
    ways: [
      ...(callsFirst ? [way(t('resend.callAgain'), false)] : []),
      ...(rules?.canRepeatBySms === false ? [] : [bySms]),
    ],
  }
}
