import { ErrorCard } from '@parking/ui'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { askVersion } from '../build/askVersion.ts'
import { isMoneyMoving } from '../busy/moneyMoves.ts'
import { useAppContext } from '../context/AppContext.ts'
import { runtimeTexts } from '../texts/ru.ts'
import { useTexts } from '../context/useTexts.ts'
import { CityPhone, isUnreached } from './CityPhone.tsx'
import css from './ErrorScreen.module.css'
import { isLostFile } from './lostFiles.ts'

/**
 * Stands in for a page that failed in a way that nobody expected, or whose file did not come.
 *
 * @param props.error - what was thrown
 * @param props.partClass - the class of what stands in for a part of a page, which has its own heading
 */
export function ErrorScreen({
  error,
  reset,
  partClass,
}: {
  readonly error?: unknown
  readonly reset?: () => void
  readonly partClass?: string
}): ReactNode {
  const { t } = useTexts(runtimeTexts)
  const router = useRouter()
  const [isRetrying, setRetrying] = useState(false)
  const isLost = isLostFile(error)
  const isAway = isLost || isUnreached(error)
  const { reportError } = useAppContext()
  useEffect(() => {
    if (error !== undefined && !isLost) reportError(error)
  }, [error, isLost, reportError])
  const retry = async (): Promise<void> => {
    setRetrying(true)
    // Browsers remember that a file did not come, so only the whole page can bring it, and the page
    // is only left when there is one to come.
    if (isLost && !isMoneyMoving()) {
      if ((await askVersion()) !== null && !isMoneyMoving()) window.location.reload()
    } else {
      reset?.()
      await router.invalidate()
    }
    setRetrying(false)
  }
  return (
    <div className={partClass ?? css['screen']}>
      <ErrorCard
        isHeading={partClass === undefined}
        title={t(isAway ? 'lost.title' : 'error.title')}
        description={
          <>
            <span>{t(isAway ? 'lost.text' : 'error.text')}</span>
            <CityPhone error={error} />
          </>
        }
        retryLabel={t('error.retry')}
        retrying={isRetrying}
        onRetry={() => void retry()}
        action={
          isLost ? null : (
            <Button variant="default" onClick={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
          )
        }
      />
    </div>
  )
}
