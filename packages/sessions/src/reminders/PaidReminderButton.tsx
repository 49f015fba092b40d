import { Button } from '@mantine/core'
import { formatUntil } from '@parking/domain'
import type { Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { remindersTexts } from './texts/ru.ts'
import { paidReminderAsked, usePaidReminder } from './paidReminder.ts'
import css from './ReminderSwitch.module.css'
import { useBrowserReminders } from './useBrowserReminders.ts'

/** Lets a driver who stands for free ask to be told when parking begins to cost something. */
export function PaidReminderButton({
  zone,
  at,
}: {
  /** The number of the zone. */
  readonly zone: string
  readonly at: Instant
}): ReactNode {
  const { t, language } = useTexts(remindersTexts)
  const context = useAppContext()
  const now = useNow('minute')
  const { reminder: asked } = usePaidReminder()
  const { state, switchTo } = useBrowserReminders()
  const isAsked = asked?.zone === zone && asked.at === at
  const { timeZone } = context.api
  const time = formatUntil(at, now, { timeZone, language })

  function onClick(): void {
    paidReminderAsked(context, isAsked ? null : { zone, at })
    // The browser is asked for its permission by a press only.
    if (!isAsked && state === 'off') void switchTo(true)
  }

  return (
    <>
      <Button size="xs" variant="default" aria-pressed={isAsked} onClick={onClick}>
        {isAsked ? t('paidAsked', { time }) : t('paidAsk')}
      </Button>
      {isAsked && state !== 'on' ? <span className={css['note']}>{t('paidHere')}</span> : null}
    </>
  )
}
