import '@parking/ui/formStyles'
import { Switch } from '@mantine/core'
import { useAppContext, useMessages } from '@parking/runtime'
import { useState, type ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import { browserReminders, switchRemindersOff, switchRemindersOn } from './browserReminders.ts'
import css from './ReminderSwitch.module.css'

/** Lets the driver switch browser reminders on; only that press asks for the permission. */
export function ReminderSwitch(): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { storage } = useAppContext()
  const [state, setState] = useState(() => browserReminders(storage))
  if (state === 'unsupported') return null
  if (state === 'denied') return <p className={css['note']}>{t('remind.denied')}</p>
  return (
    <Switch
      checked={state === 'on'}
      label={t('remind.allow')}
      description={state === 'on' ? t('remind.allowed') : t('remind.allowHint')}
      onChange={(event) => {
        if (event.currentTarget.checked) void switchRemindersOn(storage).then(setState)
        else setState(switchRemindersOff(storage))
      }}
    />
  )
}
