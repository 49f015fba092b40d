import { Button } from '@mantine/core'
import {
  ChargeNotice,
  useChargeState,
  useGuestPayments,
  type GuestStartIntent,
  type WayBack,
} from '@parking/payments'
import { formatSpan, formatUntil, formatWhen, phoneAddress } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { formatMoney, type Kopecks } from '@parking/pricing'
import { useAppContext, useCitySettings, useIsMember, useTexts } from '@parking/runtime'
import { Notice, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { guestTexts } from '../texts/guest/ru.ts'
import { type GuestPaid, sessionsTexts, sessionOfCharge } from '@parking/sessions'
import css from './guest.module.css'

/**
 * Says where a guest's payment stands. No account tells what became of it: where nobody can, the
 * words say so, by which number and time the operator finds it, and how to ask.
 *
 * @param props.sum - what is paid on the bank's page
 */
export function GuestNotice({
  sum = null,
  wanted,
}: {
  readonly sum?: Kopecks | null
  /** What the form asks for by now; see `ChargeNotice`. */
  readonly wanted?: Partial<GuestStartIntent> | undefined
}): ReactNode {
  const { t } = useTexts(guestTexts)
  const { start } = useGuestPayments()
  const state = useChargeState(start)
  const close = { onDismiss: start.dismiss, dismissLabel: t('notice.close') }
  switch (state.kind) {
    case 'checking':
      return (
        <Notice tone="info" announce="politely" title={t('notice.checkingTitle')}>
          {t('notice.checking')} <WithoutAccount />
        </Notice>
      )
    case 'unknown':
      return <Unknown />
    case 'done':
      return <Paid paid={state} onClose={start.dismiss} />
    case 'refused':
      if (state.reason.kind === 'declined') {
        return (
          <Notice tone="negative" announce="now" title={t('notice.declinedTitle')} {...close}>
            {t('notice.declined')} <WithoutAccount />
          </Notice>
        )
      }
      if (state.reason.kind === 'notKnown') {
        return (
          <Notice
            tone="warning"
            announce="politely"
            title={t('notice.unknownTitle')}
            action={<CallOperator />}
            {...close}
          >
            {t('notice.stopped')} <Facts /> <WithoutAccount />
          </Notice>
        )
      }
      break
    case 'idle':
    case 'sending':
    case 'atBank':
  }
  return <ChargeNotice charge={start} wanted={wanted} bankSum={() => sum} />
}

/** Nobody can tell yet, or at all: it can be asked again, and the operator can be called. */
function Unknown(): ReactNode {
  const { t } = useTexts(guestTexts)
  const { start } = useGuestPayments()
  const state = useChargeState(start)
  const tellsOfKeys = useAppContext().city.chargeStatus === true
  if (state.kind !== 'unknown') return null
  const { bank } = state.attempt
  return (
    <Notice
      tone="warning"
      announce="now"
      title={t(bank === null ? 'notice.unknownTitle' : 'notice.atBankTitle')}
      action={
        <div className={css['actions']}>
          {tellsOfKeys || (bank !== null && bank.order !== null) ? (
            <Button size="xs" variant="default" onClick={() => void start.checkAgain()}>
              {t('notice.checkAgain')}
            </Button>
          ) : null}
          {bank?.url === undefined ? null : (
            <Button size="xs" variant="default" onClick={start.payByLink}>
              {t('notice.sameLink')}
            </Button>
          )}
          <CallOperator />
          <Button size="xs" variant="subtle" onClick={start.stopWaiting}>
            {t(bank === null ? 'notice.stopWaiting' : 'notice.otherWay')}
          </Button>
        </div>
      }
    >
      <span>{t(unknownKey(bank))}</span> <Facts /> <WithoutAccount />
    </Notice>
  )
}

function unknownKey(bank: WayBack | null) {
  if (bank === null) return 'notice.unknown'
  return bank.order === null ? 'notice.atBankNoOrder' : 'notice.atBank'
}

/** By what the operator finds a payment: its number, the plate, the time. */
function Facts(): ReactNode {
  const { t, language } = useTexts(guestTexts)
  const { timeZone } = useAppContext().api
  const { start } = useGuestPayments()
  const state = useChargeState(start)
  const now = useNow('minute')
  if (!('attempt' in state)) return null
  const { bank, intent, sentAt } = state.attempt
  const order = bank?.order ?? null
  const time = formatWhen(sentAt, now, { timeZone, language })
  const facts = [
    ...(order === null ? [] : [t('notice.order', { order })]),
    formatPlate(intent.plate),
    t('notice.tried', { time }),
  ]
  return <span className={css['facts']}>{`${facts.join(', ')}.`}</span>
}

/** Tells who has signed in meanwhile that the payment is not the account's. */
function WithoutAccount(): ReactNode {
  const { t } = useTexts(guestTexts)
  return useIsMember() ? <span>{t('notice.withoutAccount')}</span> : null
}

function CallOperator(): ReactNode {
  const { t } = useTexts(guestTexts)
  const { city } = useAppContext()
  const phone = useCitySettings()?.contacts.phone ?? city.contacts.phone
  return phone === null || phone === undefined ? null : (
    <Button component="a" size="xs" variant="default" href={phoneAddress(phone)}>
      {t('notice.call')}
    </Button>
  )
}

function Paid({
  paid,
  onClose,
}: {
  readonly paid: GuestPaid
  readonly onClose: () => void
}): ReactNode {
  const { t, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const { parkingCode, zone, plate, startsAt, endsAt, sum } = sessionOfCharge(paid)
  const isAfterwards = paid.attempt.intent.startsAt !== undefined
  const style = { timeZone, language }
  const where = {
    plate: formatPlate(plate),
    place:
      parkingCode === null
        ? t('within.zone', { zone })
        : t('within.parking', { code: parkingCode }),
  }
  const said = isAfterwards
    ? t('charge.stayPaid', {
        ...where,
        span: formatSpan({ from: startsAt, to: endsAt, beside: now }, style),
      })
    : t('charge.startedUntil', { ...where, time: formatUntil(endsAt, now, style) })
  const charged = sum === null ? '' : t('charge.charged', { sum: formatMoney(sum, language) })
  return (
    <Notice
      timed={paid.attempt}
      tone="positive"
      announce="politely"
      title={t(isAfterwards ? 'charge.stayPaidTitle' : 'charge.startedTitle')}
      onDismiss={onClose}
      dismissLabel={t('extend.close')}
    >
      <span>{`${said}. ${charged} `}</span>
      <WithoutAccount />
    </Notice>
  )
}
