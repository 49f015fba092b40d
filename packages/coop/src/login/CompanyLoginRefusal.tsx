import { LoginRefusal, useTexts } from '@parking/runtime'
import type { ComponentProps, ReactNode } from 'react'
import { coopTexts } from '../texts/ru.ts'
import { companyLoginIds } from './companyLoginIds.ts'

/** Says why a company's login was refused. */
export function CompanyLoginRefusal(
  props: Pick<ComponentProps<typeof LoginRefusal>, 'login' | 'form'>,
): ReactNode {
  const { t } = useTexts(coopTexts)
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
