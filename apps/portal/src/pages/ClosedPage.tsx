import { Button } from '@mantine/core'
import { useMessages } from '@parking/runtime'
import { ClockIcon, EmptyState } from '@parking/ui'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

/** Stands in for everything while the city is closed for maintenance. */
export function ClosedPage(props: {
  readonly contacts: { readonly phone: string | null; readonly email: string | null }
}): ReactNode {
  const { phone } = props.contacts
  const { t } = useMessages(portalMessages)
  return (
    <main>
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
                {t('closed.phone')} <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
              </>
            )}
          </>
        }
        action={<Button onClick={() => window.location.reload()}>{t('closed.retry')}</Button>}
      />
    </main>
  )
}
