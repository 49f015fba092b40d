import { Button } from '@mantine/core'
import { settingsQuery } from '@parking/api-client'
import { useAppContext, useErrorText, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentsTexts } from '../texts/ru.ts'

/**
 * Says that there is no way to pay, once the city has said so; before that only why it has not.
 *
 * @param props.children - says it in words
 */
export function NoMethods({ children }: { readonly children: string }): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { api } = useAppContext()
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(api))
  if (data !== undefined) return <p>{children}</p>
  if (error === null) return null
  return (
    <Notice
      tone="negative"
      announce="now"
      action={
        <Button size="xs" variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('charge.checkAgain')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  )
}
