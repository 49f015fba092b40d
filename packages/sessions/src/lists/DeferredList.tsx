import { Button } from '@mantine/core'
import { deferredSessions, type ParkingSession, type Unreadable } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { UnreadableNote, useTexts } from '@parking/runtime'
import { EmptyState, NumberPlate, Price, ReceiptIcon, Section } from '@parking/ui'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'
import css from './DeferredList.module.css'
import { sessionActionRequested } from '../draft/useSessionAction.ts'
import { usePlaceText } from '../running/usePlaceText.ts'
import { useSpanText } from '../running/useSpanText.ts'
import { useUnpaidCost } from '../unpaid/useUnpaidCost.ts'

/** The sessions that wait for their payment. */
export function DeferredList({
  sessions,
  unreadable,
}: {
  readonly sessions: readonly ParkingSession[]
  readonly unreadable: Unreadable
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const waiting = deferredSessions(sessions)
  return (
    <Section title={t('sessions.deferredTitle')}>
      <UnreadableNote count={unreadable} />
      {waiting.length === 0 && unreadable === 0 ? (
        <EmptyState
          isCompact
          icon={<ReceiptIcon size="l" />}
          title={t('sessions.deferredEmptyTitle')}
          description={t('sessions.deferredEmpty')}
        />
      ) : null}
      {waiting.length === 0 ? null : (
        <ul className={css['list']}>
          {waiting.map((session) => (
            <DeferredSession key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function DeferredSession({ session }: { readonly session: ParkingSession }): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const place = usePlaceText()
  const spanText = useSpanText()
  const estimate = useUnpaidCost(session)
  const { plate, amountToPay } = session
  const sum = amountToPay ?? estimate ?? 0
  return (
    <li className={css['item']}>
      <div className={css['facts']}>
        <p className={css['place']}>{place(session)}</p>
        <p className={css['muted']}>{spanText(session)}</p>
        <NumberPlate number={plate} size="s" />
      </div>
      <p className={css['sum']}>
        <span className={css['muted']}>
          {t(amountToPay === null && sum > 0 ? 'unpaid.about' : 'sessions.toPay')}
        </span>
        <Price
          amount={sum > 0 ? sum : null}
          locale={language}
          labels={{ unknown: t('cost.unknown') }}
        />
        <span className={css['muted']}>{t('sessions.notPaid')}</span>
      </p>
      <div className={css['actions']}>
        {sum > 0 ? (
          <Button
            size="sm"
            aria-label={t('unpaid.payOf', { plate: formatPlate(plate) })}
            onClick={() => sessionActionRequested('payDeferred', session.id)}
          >
            {t('unpaid.pay')}
          </Button>
        ) : (
          <p className={css['muted']}>{t('unpaid.noSum')}</p>
        )}
        <Button
          size="sm"
          variant="default"
          aria-label={t('unpaid.abortOf', { plate: formatPlate(plate) })}
          onClick={() => sessionActionRequested('abort', session.id)}
        >
          {t('unpaid.abort')}
        </Button>
      </div>
    </li>
  )
}
