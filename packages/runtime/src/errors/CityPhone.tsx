import { ApiError } from '@parking/api-client'
import { formatPhone, phoneAddress } from '@parking/domain'
import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useTexts } from '../context/useTexts.ts'
import { runtimeTexts } from '../texts/ru.ts'

/** Whether nothing came that the city's back end may have written: it may not be there at all. */
export function isUnreached(error: unknown): boolean {
  return error instanceof ApiError && error.errorName === null && unreached.has(error.kind)
}

const unreached = new Set(['network', 'timeout', 'http', 'malformed'])

/**
 * Names the phone of the city's own file and when it is answered, where its back end can't be reached.
 *
 * @param props.error - what a reading ended with
 */
export function CityPhone({ error }: { readonly error: unknown }): ReactNode {
  const { t, language } = useTexts(runtimeTexts)
  const { phone, hours } = useAppContext().city.contacts
  if (!isUnreached(error)) return null
  return (
    <span>
      {' '}
      {t('unreached.phone')} <a href={phoneAddress(phone)}>{formatPhone(phone)}</a>
      {hours === undefined ? null : `, ${hours[language]}`}.
    </span>
  )
}
