import '@parking/ui/formStyles'
import { Switch } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { remindersTexts } from './texts/ru.ts'
import css from './ReminderSwitch.module.css'
import { useBrowserReminders } from './useBrowserReminders.ts'

/** Lets the driver switch browser reminders on; only that press asks for the permission. */
export function ReminderSwitch(): ReactNode {
  const { t } = useTexts(remindersTexts)
  const { state, switchTo } = useBrowserReminders()
  if (state === 'unsupported') return null
  if (state === 'denied') return <p className={css['note']}>{t('denied')}</p>
  return (
    <Switch
      checked={state === 'on'}
      label={t('allow')}
      description={state === 'on' ? t('allowed') : t('allowHint')}
      onChange={({ currentTarget }) => void switchTo(currentTarget.checked)}
    />
  )
}
