import '@parking/ui/formStyles'
import { Switch } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './ReminderSwitch.module.css'
import { useBrowserReminders } from './useBrowserReminders.ts'

/** Lets the driver switch browser reminders on; only that press asks for the permission. */
export function ReminderSwitch(): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { state, switchTo } = useBrowserReminders()
  if (state === 'unsupported') return null
  if (state === 'denied') return <p className={css['note']}>{t('remind.denied')}</p>
  return (
    <Switch
      checked={state === 'on'}
      label={t('remind.allow')}
      description={state === 'on' ? t('remind.allowed') : t('remind.allowHint')}
      onChange={({ currentTarget }) => void switchTo(currentTarget.checked)}
    />
  )
}
