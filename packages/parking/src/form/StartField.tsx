import { TextInput } from '@mantine/core'
import {
  formatClock,
  formatWhen,
  postPaymentEnd,
  type PaymentDay,
  type PostPaymentRefusal,
} from '@parking/domain'
import { addDays, instantOf, wallClock, type DateOnly, type Instant } from '@parking/pricing'
import { useAppContext, useTexts } from '@parking/runtime'
import { SelectInput, useNow } from '@parking/ui'
import type { ReactNode, Ref } from 'react'
import { dayChosen, type ParkingData, startTimeChosen, useParkingDraft } from '@parking/sessions'
import { adviceTexts } from '../texts/advice/ru.ts'
import type { FormValues } from './formValues.ts'
import { paymentDays } from './useFormValues.ts'

const dayKeys = {
  today: 'day.today',
  postPayment: 'day.postPayment',
  postPaymentYesterday: 'day.yesterday',
} as const satisfies Record<PaymentDay, string>

const refusalKeys = {
  empty: 'day.empty',
  future: 'day.future',
  notYesterday: 'day.notYesterday',
  tooOld: 'day.tooOld',
} as const satisfies Record<PostPaymentRefusal, string>

/**
 * Asks which day is paid for, and when a stay began that is paid for afterwards. Nothing in a city
 * that has no post-payment.
 */
export function StartField({
  ref,
  data: { settings },
  values: { day, startRefusal },
  missingText,
}: {
  readonly ref: Ref<HTMLInputElement>
  readonly data: ParkingData
  readonly values: FormValues
  /** Said when no time was typed. */
  readonly missingText: string | null
}): ReactNode {
  const { t, language } = useTexts(adviceTexts)
  const { timeZone } = useAppContext().api
  const now = useNow('minute')
  const { startsAt } = useParkingDraft()
  const days = paymentDays(settings)
  if (days.length < 2) return null
  const today = wallClock(now, timeZone).date
  const date = day === 'postPaymentYesterday' ? addDays(today, -1) : today
  const more = day === 'postPaymentYesterday' ? settings.postPaymentDays : 0
  const end = postPaymentEnd(instantOf(date, 0, timeZone), timeZone, more)
  const isWrong = startRefusal !== null && startRefusal !== 'empty'
  return (
    <>
      <SelectInput
        label={t('day.label')}
        options={days.map((one) => ({ value: one, label: t(dayKeys[one]) }))}
        value={day}
        onChange={({ currentTarget: { value } }) => {
          const chosen = days.find((one) => one === value)
          if (chosen !== undefined) dayChosen(chosen, !settings.hasBalance)
        }}
      />
      {day === 'today' ? null : (
        <TextInput
          ref={ref}
          type="time"
          label={t('day.start')}
          description={t('day.window', {
            time: formatWhen(end - minute, now, { timeZone, language }),
          })}
          value={startsAt === null ? '' : formatClock(startsAt, { timeZone, language: 'ru' })}
          error={isWrong ? t(refusalKeys[startRefusal]) : missingText}
          onChange={({ currentTarget: { value } }) =>
            startTimeChosen(readStart(value, date, timeZone))
          }
        />
      )}
    </>
  )
}

const minute = 60_000

/** Reads a time of day as the browser writes it, `18:05`; null while it is none. */
function readStart(text: string, date: DateOnly, timeZone: string): Instant | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/u.exec(text) ?? []
  return hours === undefined
    ? null
    : instantOf(date, Number(hours) * 60 + Number(minutes), timeZone)
}
