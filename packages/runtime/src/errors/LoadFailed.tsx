import { ErrorCard } from '@parking/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { useErrorText } from '../errorTexts/useErrorText.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { CityPhone } from './CityPhone.tsx'
import type { FailedReading } from './failedReading.ts'

/**
 * Says why a part of a page could not be shown, and reads what it shows once more.
 *
 * @param props.action - another way out beside that
 */
export function LoadFailed({
  title,
  query: { error, isFetching, refetch },
  action,
}: {
  readonly title: string
  readonly query: FailedReading
  readonly action?: ReactNode
}): ReactNode {
  const { t } = useTexts(runtimeTexts)
  const errorText = useErrorText()
  return (
    <ErrorCard
      title={title}
      description={
        <>
          <span>{errorText(error)}</span>
          <CityPhone error={error} />
        </>
      }
      retryLabel={t('error.retry')}
      onRetry={() => void refetch()}
      retrying={isFetching}
      action={action}
    />
  )
}
