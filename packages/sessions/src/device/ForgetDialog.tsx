import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { ConfirmDialog, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import type { GuestSession } from './guestSessions.ts'
import { deviceTexts } from './texts/ru.ts'

/** Asks before the only record of a parking that runs is forgotten. */
export function ForgetDialog(props: {
  readonly session: GuestSession
  readonly onForget: () => void
  readonly onClose: () => void
}): ReactNode {
  const { endsAt, plate } = props.session
  const { t, language } = useTexts(deviceTexts)
  const { timeZone } = useAppContext().api
  const time = formatUntil(endsAt, useNow('minute'), { timeZone, language })
  return (
    <ConfirmDialog
      opened
      danger
      title={t('stays.forgetTitle')}
      confirmLabel={t('stays.forget')}
      cancelLabel={t('stays.keep')}
      onConfirm={props.onForget}
      onCancel={props.onClose}
    >
      {t('stays.forgetText', { plate: formatPlate(plate), time })}
    </ConfirmDialog>
  )
}
