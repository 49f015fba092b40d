import { ApiError } from '@parking/api-client'
import { checkCode } from '@parking/domain'
import { useTexts } from '../context/useTexts.ts'
import { codeTexts } from './texts/ru.ts'

/** Words what can be said of a code. */
export interface CodeWords {
  /** The rule of the field. */
  readonly rule: (code: string) => string | null
  /** Says that no code could be sent, null when that is not why a call failed. */
  readonly notSent: (error: unknown) => string | null
  readonly incorrect: string
}

/** Words what can be said of codes in the current language. */
export function useCodeWords(): CodeWords {
  const { t } = useTexts(codeTexts)
  return {
    rule: (code) => (checkCode(code).ok ? null : t('code.empty')),
    notSent: (error) => {
      const { errorName, retryAfter } = asFailure(error)
      if (errorName === 'SMSNotSend') return t('code.notSent')
      if (errorName !== 'LimitSMS') return null
      return retryAfter === null
        ? t('code.limit')
        : t('code.limitIn', { count: Math.max(1, Math.ceil(retryAfter / 60)) })
    },
    incorrect: t('code.incorrect'),
  }
}

function asFailure(error: unknown): Pick<ApiError, 'errorName' | 'retryAfter'> {
  const none = { errorName: null, retryAfter: null }
  return error instanceof ApiError ? error : none
}
