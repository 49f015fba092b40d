import { Button } from '@mantine/core'
import { NotFoundScreen, useMessages } from '@parking/runtime'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalMessages } from '../messages/portalMessages.ts'

const ButtonLink = createLink(Button<'a'>)

/** Leads to the map from an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useMessages(portalMessages)
  const wayOut = (
    <ButtonLink component="a" to="/">
      {t('notFound.home')}
    </ButtonLink>
  )
  return <NotFoundScreen wayOut={wayOut} />
}
