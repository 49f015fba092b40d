import { ApiError } from '@parking/api-client'
import { LoginRefusal, useErrorText, useMessages } from '@parking/runtime'
import type { ComponentProps, ReactNode } from 'react'
import { coopMessages } from '../messages/coopMessages.ts'
import { companyLoginIds } from './companyLoginIds.ts'

/** Says why a company's login was refused. */
export function CompanyLoginRefusal(
  props: Pick<ComponentProps<typeof LoginRefusal>, 'login' | 'form'>,
): ReactNode {
  const { t } = useMessages(coopMessages)
  const errorText = useErrorText()
  // This login words the errors that mean something of its own in it, all others are worded once.
  const words: Partial<Record<string, string>> = {
    IncorrectLogin: t('login.incorrect'),
    UnregistredAccount: t('login.unregistered'),
    LoginTryLimit: t('login.tooManyTries'),
  }
  return (
    <LoginRefusal
      {...props}
      fieldIds={companyLoginIds}
      readError={(error) => {
        const name = error instanceof ApiError ? error.errorName : null
        return { message: words[name ?? ''] ?? errorText(error) }
      }}
      titles={{ refused: t('login.refused'), signedOut: t('login.signedOut') }}
    />
  )
}
