import { Button } from '@mantine/core'
import { formatMoney } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { Notice, Sheet } from '@parking/ui'
import { useRef, useState, type ReactNode } from 'react'
import { linkedTexts } from '../linkedTexts/ru.ts'
import { CardForm } from './CardForm.tsx'
import css from './CardOutcome.module.css'
import { OrderFacts } from './OrderFacts.tsx'
import type { CardOrder } from './readCardOrder.ts'
import { useCardReport, type CardReport } from './useCardReport.ts'
import { useWayHome } from './useWayHome.ts'

/**
 * Says what became of a payment at the bank, by the server's word alone.
 *
 * @param props.claim - what the way back says of it; null when it says nothing
 */
export function CardOutcome({
  order,
  claim,
  isEmailRequired,
}: {
  readonly order: CardOrder
  readonly claim: 'paid' | 'declined' | null
  readonly isEmailRequired: boolean
}): ReactNode {
  const { t } = useTexts(linkedTexts)
  const { report, isAsking, askAgain } = useCardReport(order, claim)
  const [isStaying, setStaying] = useState(false)
  const isOver = report.kind === 'paid' || report.kind === 'declined'
  const goHome = useWayHome(isOver && !isStaying)
  const home = useRef<HTMLButtonElement>(null)
  const canPay = report.kind === 'notPaid' && claim === null

  function stay(): void {
    setStaying(true)
    // The button that was pressed is gone.
    home.current?.focus()
  }

  return (
    <>
      <Said report={report} order={order} claim={claim} />
      {canPay ? (
        <CardForm order={order} email="" isEmailRequired={isEmailRequired} />
      ) : (
        <Sheet>
          <OrderFacts order={order} isConfirmed={report.kind === 'paid'} />
          {isOver && !isStaying ? <p className={css['note']}>{t('card.returning')}</p> : null}
          <div className={css['actions']}>
            {isOver || report.kind === 'asking' ? null : (
              <Button onClick={askAgain} loading={isAsking}>
                {t('card.again')}
              </Button>
            )}
            <Button ref={home} variant={isOver ? 'filled' : 'default'} onClick={goHome}>
              {t('home')}
            </Button>
            {isOver && !isStaying ? (
              <Button variant="default" onClick={stay}>
                {t('card.stay')}
              </Button>
            ) : null}
          </div>
        </Sheet>
      )}
    </>
  )
}

function Said({
  report,
  order,
  claim,
}: {
  readonly report: CardReport
  readonly order: CardOrder
  readonly claim: 'paid' | 'declined' | null
}): ReactNode {
  const { t, language } = useTexts(linkedTexts)
  const amount = formatMoney(order.amount, language)
  switch (report.kind) {
    case 'asking':
      return (
        <Notice tone="info" announce="politely">
          {t('card.asking')}
        </Notice>
      )
    case 'paid':
      return (
        <Notice tone="positive" announce="politely" title={t('card.paidTitle')}>
          {t('card.paid', { amount })}
        </Notice>
      )
    case 'declined':
      return (
        <Notice tone="negative" announce="now" title={t('card.declinedTitle')}>
          {t('card.declined')}
        </Notice>
      )
    case 'notPaid':
      return claim === null ? (
        <Notice tone="info" announce="politely" title={t('card.openTitle')}>
          {t('card.open')}
        </Notice>
      ) : (
        <Notice tone="warning" announce="now" title={t('card.pendingTitle')}>
          {t(claim === 'paid' ? 'card.pending' : 'card.unconfirmedDecline')}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="negative" announce="now" title={t('card.refusedOrderTitle')}>
          {t('card.refusedOrder')}
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warning" announce="now" title={t('card.failedTitle')}>
          {t('card.failed')}
        </Notice>
      )
  }
}
