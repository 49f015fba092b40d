import { Button } from '@mantine/core'
import { formatUntil } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { formatMoney } from '@parking/pricing'
import { useAppContext, useIsMember, useTexts } from '@parking/runtime'
import { Countdown, NumberPlate, Section, TrashIcon, useNow } from '@parking/ui'
import type { ReactNode } from 'react'
import { deviceTexts } from './texts/ru.ts'
import { sessionsTexts } from '../texts/ru.ts'
import { ReminderSwitch } from '../reminders/ReminderSwitch.tsx'
import { SessionRing } from '../sessions/SessionRing.tsx'
import { useCountdownLabels } from '../sessions/useCountdownLabels.ts'
import { usePlaceText } from '../sessions/usePlaceText.ts'
import css from './device.module.css'
import {
  paidPlates,
  runningStays,
  sessionOfStay,
  useGuestStays,
  type GuestStay,
} from './guestStays.ts'
import { useForget } from './useForget.ts'

/** What was paid for on this device: what runs, and which plates it remembers. */
export function GuestStays(): ReactNode {
  const { t } = useTexts(deviceTexts)
  const { stays } = useGuestStays()
  const running = runningStays(stays, useNow())
  const isMember = useIsMember()
  if (stays.length === 0) return null
  return (
    <div className={css['stays']}>
      {running.length === 0 ? (
        <Past stays={stays} />
      ) : (
        <Section title={t('stays.title')}>
          <ul className={css['list']}>
            {running.map((stay) => (
              <RunningStay key={stay.key} stay={stay} />
            ))}
          </ul>
          <ReminderSwitch />
          <p className={css['note']}>
            {isMember ? `${t('stays.withoutAccount')} ` : ''}
            {t('stays.onlyHere')} {t('stays.again')}
          </p>
        </Section>
      )}
    </div>
  )
}

function RunningStay({ stay }: { readonly stay: GuestStay }): ReactNode {
  const { t, language } = useTexts(deviceTexts)
  const { t: paymentsText } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const place = usePlaceText()
  const labels = useCountdownLabels()
  const forget = useForget()
  const now = useNow('minute')
  const { endsAt, order, plate, sum } = stay
  const time = formatUntil(endsAt, now, { timeZone, language })
  return (
    <li className={css['stay']}>
      <SessionRing session={sessionOfStay(stay)} size="m" />
      <div className={css['words']}>
        <Countdown end={endsAt} labels={labels} />
        <p className={css['place']}>
          {place(stay)}, {paymentsText('time.until', { time })}
        </p>
        <NumberPlate number={plate} size="s" />
        {order === null || sum === null ? null : (
          <p className={css['note']}>
            {t('stays.order', { order, sum: formatMoney(sum, language) })}
          </p>
        )}
      </div>
      <Button
        size="xs"
        variant="default"
        leftSection={<TrashIcon />}
        aria-label={t('stays.forgetOf', { plate: formatPlate(plate) })}
        onClick={() => forget(stay)}
      >
        {t('stays.forget')}
      </Button>
    </li>
  )
}

/** Says which plates the device remembers once nothing runs any more. */
function Past({ stays }: { readonly stays: readonly GuestStay[] }): ReactNode {
  const { t } = useTexts(deviceTexts)
  const forget = useForget()
  const plates = paidPlates(stays).map((plate) => formatPlate(plate))
  return (
    <div className={css['past']}>
      <p className={css['note']}>{t('stays.past', { plates: plates.join(', ') })}</p>
      <Button size="xs" variant="default" leftSection={<TrashIcon />} onClick={() => forget(null)}>
        {t('stays.forgetAll')}
      </Button>
    </div>
  )
}
