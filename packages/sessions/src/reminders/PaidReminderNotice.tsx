import { Button } from '@mantine/core'
import { profileQuery } from '@parking/api-client'
import { runningSessions, formatClock } from '@parking/domain'
import { useAppContext, useTexts, writeAddress } from '@parking/runtime'
import { Notice, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { remindersTexts } from './texts/ru.ts'
import { isPaidNews, paidReminderAsked, usePaidReminder } from './paidReminder.ts'
import { useNotifyBrowser } from './useNotifyBrowser.ts'

/** Says that parking has begun to cost something where a driver stood for free and asked to be told. */
export function PaidReminderNotice(): ReactNode {
  const { t, language } = useTexts(remindersTexts)
  const context = useAppContext()
  const { api } = context
  const notify = useNotifyBrowser()
  const navigate = useNavigate()
  const now = useNow()
  const { reminder } = usePaidReminder()
  const { data } = useQuery(profileQuery(api))
  const isPaidFor = runningSessions(data?.sessions ?? [], now).some(
    ({ zone }) => zone === reminder?.zone,
  )
  const news = reminder !== null && !isPaidFor && isPaidNews(reminder, now) ? reminder : null
  const told = useRef(0)
  const title = t('paidTitle')
  const time = news === null ? '' : formatClock(news.at, { timeZone: api.timeZone, language })
  const body = news === null ? '' : t('paid', { zone: news.zone, time })
  const at = news?.at ?? null
  useEffect(() => {
    if (at === null || told.current === at) return
    told.current = at
    const page = writeAddress('/profile/parking', language)
    notify({ title, body, tag: 'parking.paid', page, extend: null })
  }, [at, title, body, language, notify])
  if (news === null) return null

  function pay(zone: string): void {
    paidReminderAsked(context, null)
    void navigate({ to: '/profile/parking', search: { zone, type: 'roadside' } })
  }

  return (
    <Notice
      tone="warning"
      announce="now"
      title={title}
      action={
        <Button size="xs" variant="default" onClick={() => pay(news.zone)}>
          {t('paidPay')}
        </Button>
      }
      onDismiss={() => paidReminderAsked(context, null)}
      dismissLabel={t('close')}
    >
      {body}
    </Notice>
  )
}
