import { Button } from '@mantine/core'
import { useMessages } from '@parking/runtime'
import { EmptyState, PinIcon } from '@parking/ui'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

const ButtonLink = createLink(Button<'a'>)

/** Shown for an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useMessages(portalMessages)
  return (
    <EmptyState
      icon={<PinIcon size="xl" />}
      isHeading
      title={t('notFound.title')}
      description={t('notFound.text')}
      action={
        <ButtonLink component="a" to="/">
          {t('notFound.home')}
        </ButtonLink>
      }
    />
  )
}
