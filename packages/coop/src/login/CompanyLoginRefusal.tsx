import { LoginRefusal, useMessages } from '@parking/runtime'
import type { ComponentProps, ReactNode } from 'react'
import { coopMessages } from '../messages/coopMessages.ts'
import { companyLoginIds } from './companyLoginIds.ts'

/** Says why a company's login was refused. */
export function CompanyLoginRefusal(
  props: Pick<ComponentProps<typeof LoginRefusal>, 'login' | 'form'>,
): ReactNode {
  const { t } = useMessages(coopMessages)
  return (
    <LoginRefusal
      {...props}
      fieldIds={companyLoginIds}
      words={{
        IncorrectLogin: { message: t('login.incorrect') },
        UnregistredAccount: { message: t('login.unregistered') },
        LoginTryLimit: { message: t('login.tooManyTries') },
      }}
      titles={{ refused: t('login.refused'), signedOut: t('login.signedOut') }}
    />
  )
}
