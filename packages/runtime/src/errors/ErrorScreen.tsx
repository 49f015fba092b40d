import { ErrorCard } from '@parking/ui'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { useMessages } from '../context/useMessages.ts'
import css from './ErrorScreen.module.css'

/** Stands in for a page that failed in a way that nobody expected. */
export function ErrorScreen({ reset }: { readonly reset?: () => void }): ReactNode {
  const { t } = useMessages(runtimeMessages)
  const router = useRouter()
  return (
    <div className={css['screen']}>
      <ErrorCard
        isHeading
        title={t('error.title')}
        description={t('error.text')}
        retryLabel={t('error.retry')}
        onRetry={() => {
          reset?.()
          void router.invalidate()
        }}
        action={
          <Button variant="default" onClick={() => window.location.reload()}>
            {t('error.reload')}
          </Button>
        }
      />
    </div>
  )
}
