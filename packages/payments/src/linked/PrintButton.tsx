import { Button } from '@mantine/core'
import { useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { linkedMessages } from '../linkedMessages/linkedMessages.ts'

/** Prints the page. */
export function PrintButton(): ReactNode {
  const { t } = useMessages(linkedMessages)
  return (
    <Button variant="default" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
