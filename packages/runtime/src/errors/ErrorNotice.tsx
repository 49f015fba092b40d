import { Button } from '@mantine/core'
import { Notice } from '@parking/ui'
import type { ReactNode } from 'react'
import { isMoneyMoving } from '../busy/moneyMoves.ts'
import { useMessages } from '../context/useMessages.ts'
import { runtimeMessages } from '../messages/runtimeMessages.ts'
import { caughtErrorRead } from './catchErrors.ts'
import css from './ErrorNotice.module.css'

/** Says calmly that something may not have worked, and how to go on. */
export function ErrorNotice(): ReactNode {
  const { t } = useMessages(runtimeMessages)
  return (
    <div className={css['place']}>
      <Notice
        tone="warning"
        title={t('error.title')}
        announce="politely"
        onDismiss={caughtErrorRead}
        dismissLabel={t('error.close')}
        action={
          isMoneyMoving() ? null : (
            <Button size="compact-sm" variant="default" onClick={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
          )
        }
      >
        {t('error.besides')}
      </Notice>
    </div>
  )
}
