import { Button } from '@mantine/core'
import { settingsQuery } from '@parking/api-client'
import { formatPhone, phoneAddress } from '@parking/domain'
import { ClockIcon, EmptyState } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAppContext } from '../context/AppContext.ts'
import { useContacts } from '../footer/useContacts.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { useTexts } from '../context/useTexts.ts'

/** How often a city is asked whether it is open again, in milliseconds, while the page is in sight. */
const askEvery = 60_000

/**
 * Stands in for everything while a city is closed for maintenance, and asks from time to time and on
 * the return to the tab whether it still is. Where it is not, the page comes back at the address that
 * it had: nothing is loaded anew, and a payment's way back from a bank is not lost.
 */
export function ClosedScreen(): ReactNode {
  const { t, language } = useTexts(runtimeTexts)
  const { api, city } = useAppContext()
  const { phone } = useContacts()
  const { hours } = city.contacts
  const { refetch, isFetching } = useQuery({
    ...settingsQuery(api),
    refetchInterval: askEvery,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  return (
    <EmptyState
      icon={<ClockIcon size="xl" />}
      isHeading
      title={t('closed.title')}
      description={
        <>
          {t('closed.text')} {t('closed.phone')}{' '}
          <a href={phoneAddress(phone)}>{formatPhone(phone)}</a>
          {hours === undefined ? null : `, ${hours[language]}`}.
        </>
      }
      action={
        <Button aria-busy={isFetching} onClick={() => void refetch()}>
          {t('closed.retry')}
        </Button>
      }
    />
  )
}
