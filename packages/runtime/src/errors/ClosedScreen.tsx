import { Button } from '@mantine/core'
import { formatPhone, phoneAddress } from '@parking/domain'
import { ClockIcon, EmptyState } from '@parking/ui'
import type { ReactNode } from 'react'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { useMessages } from '../context/useMessages.ts'

/** Stands in for everything while a city is closed for maintenance. */
export function ClosedScreen({ phone }: { readonly phone: string | null }): ReactNode {
  const { t } = useMessages(runtimeMessages)
  return (
    <EmptyState
      icon={<ClockIcon size="xl" />}
      isHeading
      title={t('closed.title')}
      description={
        <>
          {t('closed.text')}
          {phone === null ? null : (
            <>
              {' '}
              {t('closed.phone')} <a href={phoneAddress(phone)}>{formatPhone(phone)}</a>
            </>
          )}
        </>
      }
      action={<Button onClick={() => window.location.reload()}>{t('closed.retry')}</Button>}
    />
  )
}
