import { Button } from '@mantine/core'
import { NotFoundScreen, useTexts } from '@parking/runtime'
import { createLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portalTexts } from '../texts/ru.ts'

const ButtonLink = createLink(Button<'a'>)

/** Leads to the map from an address that leads nowhere. */
export function NotFoundPage(): ReactNode {
  const { t } = useTexts(portalTexts)
  const wayOut = (
    <ButtonLink component="a" to="/">
      {t('notFound.home')}
    </ButtonLink>
  )
  return <NotFoundScreen wayOut={wayOut} />
}
