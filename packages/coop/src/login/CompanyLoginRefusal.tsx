import { ApiError } from '@parking/api-client'
import { useErrorText, useMessages, type RefusedField } from '@parking/runtime'
import { FormSummary, Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { coopMessages } from '../messages/coopMessages.ts'
import { companyLoginIds } from './companyLoginIds.ts'
import { useCompanyRefusal } from './useCompanyRefusal.ts'

interface CompanyLoginRefusalProps {
  /** What the form itself refused. */
  readonly refused: readonly RefusedField[]
  /** What the last call failed with, null when it did not. */
  readonly failure: unknown
  readonly attempt: number
}

/** Says why a company's login was refused. */
export function CompanyLoginRefusal(props: CompanyLoginRefusalProps): ReactNode {
  const { refused, failure, attempt } = props
  const { t } = useMessages(coopMessages)
  const wordsOf = useCompanyLoginWords()
  const { error: signedOut } = useCompanyRefusal()
  const ofFields = refused.map(({ field, message }) =>
    isField(field) ? { fieldId: companyLoginIds[field], message } : { message },
  )
  const ofCall = failure === null ? [] : [{ message: wordsOf(failure) }]
  const errors = ofFields.length > 0 ? ofFields : ofCall
  if (errors.length === 0 && signedOut !== null) {
    return (
      <Notice tone="negative" title={t('login.signedOut')} announce="now">
        {wordsOf(signedOut)}
      </Notice>
    )
  }
  return <FormSummary title={t('login.refused')} errors={errors} attempt={attempt} />
}

/** This login words the errors that mean something of its own in it, all others are worded once. */
function useCompanyLoginWords(): (error: unknown) => string {
  const { t } = useMessages(coopMessages)
  const errorText = useErrorText()
  const words: Partial<Record<string, string>> = {
    IncorrectLogin: t('login.incorrect'),
    UnregistredAccount: t('login.unregistered'),
    LoginTryLimit: t('login.tooManyTries'),
  }
  return (error) =>
    (error instanceof ApiError ? words[error.errorName ?? ''] : undefined) ?? errorText(error)
}

function isField(field: string): field is keyof typeof companyLoginIds {
  return Object.hasOwn(companyLoginIds, field)
}
