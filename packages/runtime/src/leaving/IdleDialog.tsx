import { Button } from '@mantine/core'
import type { Instant } from '@parking/pricing'
import { Dialog, useClockValue, VisuallyHidden } from '@parking/ui'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../context/useTexts.ts'
import { leavingTexts } from '../leavingTexts/ru.ts'
import css from './IdleDialog.module.css'
import { useSignOut } from './useSignOut.ts'

/** The question whether anybody still uses the account. */
export function IdleDialog(props: {
  readonly endsAt: Instant
  readonly onStay: () => void
}): ReactNode {
  const { endsAt, onStay } = props
  const signOut = useSignOut()
  const { t } = useTexts(leavingTexts)
  const textId = useId()
  return (
    <Dialog
      opened
      priority="urgent"
      onClose={onStay}
      title={t('idle.title')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button
            variant="default"
            onClick={() => {
              // A question that follows stands alone.
              onStay()
              void signOut()
            }}
          >
            {t('idle.leave')}
          </Button>
          <Button data-autofocus="true" onClick={onStay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    >
      <p id={textId}>{t('idle.text')}</p>
      <SecondsLeft endsAt={endsAt} />
    </Dialog>
  )
}

/** When a screen reader is told of the seconds that are left; each one would be too much. */
const told = [10, 30]

function SecondsLeft({ endsAt }: { readonly endsAt: Instant }): ReactNode {
  const { t } = useTexts(leavingTexts)
  // The device's clock, which counts the time without use too.
  const seconds = useClockValue(() => Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
  const announced = told.find((mark) => seconds <= mark)
  return (
    <>
      <p role="timer" className={css['left']}>
        {t('idle.left', { count: seconds })}
      </p>
      <output>
        <VisuallyHidden>
          {announced === undefined ? '' : t('idle.left', { count: announced })}
        </VisuallyHidden>
      </output>
    </>
  )
}
