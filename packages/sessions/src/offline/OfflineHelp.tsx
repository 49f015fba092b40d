import { Anchor } from '@mantine/core'
import { smsCommandsQuery } from '@parking/api-client'
import { formatClock, formatUntil, formatWhen } from '@parking/domain'
import { useAppContext, useIsMember, useTexts } from '@parking/runtime'
import { NumberPlate, Section, useNow } from '@parking/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import { lastSessions, type LastSessions } from './lastSessions.ts'
import css from './OfflineHelp.module.css'

/**
 * What helps where the city cannot be reached: what was last known to run, to be read only, and the
 * payment by SMS, which needs no internet.
 */
export function OfflineHelp(): ReactNode {
  const context = useAppContext()
  const { t } = useTexts(sessionsTexts)
  const isMember = useIsMember()
  const now = useNow('minute')
  const { data: sms } = useQuery(smsCommandsQuery(context.api))
  const known = isMember ? lastSessions(context, now) : null
  return (
    <>
      {known === null ? null : <KnownSessions known={known} />}
      {sms === undefined || sms.items.length === 0 ? null : (
        <p>
          {t('offline.smsText')}{' '}
          <Anchor renderRoot={(props) => <Link to="/sms-commands" {...props} />}>
            {t('offline.sms')}
          </Anchor>
        </p>
      )}
    </>
  )
}

function KnownSessions({ known }: { readonly known: LastSessions }): ReactNode {
  const { city } = useAppContext()
  const { t, language } = useTexts(sessionsTexts)
  const place = usePlaceText()
  const now = useNow('minute')
  const style = { timeZone: city.timeZone, language }
  return (
    <Section title={t('offline.title')} anchor="running">
      <p className={css['dated']}>
        {t('offline.dated', { time: formatUntil(known.at, now, style) })}
      </p>
      <ul className={css['list']}>
        {known.sessions.map((session) => (
          <li key={session.id} className={css['session']}>
            <div>
              <p className={css['place']}>{place(session)}</p>
              <p className={css['period']}>
                {session.endsAt === null
                  ? t('offline.endless', { from: formatWhen(session.startsAt, now, style) })
                  : t('offline.period', {
                      from: formatClock(session.startsAt, style),
                      until: formatUntil(session.endsAt, now, style),
                    })}
              </p>
            </div>
            <NumberPlate number={session.plate} size="s" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
