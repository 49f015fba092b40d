import { Button, Input } from '@mantine/core'
import type { PermitStart } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { LazyBoundary, useTexts, late } from '@parking/runtime'
import { Notice } from '@parking/ui'
import type { ReactNode, Ref } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import { useDayText } from '../words/useDayText.ts'
import css from './StartField.module.css'

// A calendar is heavy, and only who buys a permit chooses a day.
const DayField = late(async () => (await import('../words/DayField.tsx')).DayField)

/** The day on which a permit starts: chosen within its range, or told where it is fixed. */
export function StartField({
  ref,
  start,
  value,
  error,
  isFree,
  onChange,
}: {
  readonly ref?: Ref<HTMLButtonElement>
  readonly start: PermitStart
  readonly value: DateOnly | null
  readonly error: string | null
  /** Whether parking costs nothing on that day anyway. */
  readonly isFree: boolean
  readonly onChange: (day: DateOnly | null) => void
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  const dayText = useDayText()
  if (start.kind === 'fixed') {
    return (
      <>
        <Input.Wrapper label={t('buy.start')} description={t('buy.startFixed')}>
          <Input value={dayText(start.date)} disabled readOnly />
        </Input.Wrapper>
        {isFree ? <FreeDay day={start.date} /> : null}
      </>
    )
  }
  return (
    <>
      <LazyBoundary waiting={<div className={css['waiting']} />}>
        <DayField
          {...(ref === undefined ? {} : { ref })}
          label={t('buy.start')}
          value={value}
          min={start.from}
          max={start.to}
          error={error}
          onChange={onChange}
        />
      </LazyBoundary>
      {isFree && value !== null ? (
        <FreeDay
          day={value}
          {...(start.first === value
            ? {}
            : { paidDay: start.first, onTake: () => onChange(start.first) })}
        />
      ) : null}
    </>
  )
}

/** Says before the payment that a permit for a day would be bought for a free one. */
function FreeDay({
  day,
  paidDay,
  onTake,
}: {
  readonly day: DateOnly
  readonly paidDay?: DateOnly
  readonly onTake?: () => void
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  const dayText = useDayText()
  return (
    <Notice
      tone="warning"
      announce="politely"
      title={t('buy.freeTitle', { date: dayText(day) })}
      action={
        paidDay === undefined ? undefined : (
          <Button size="xs" variant="default" onClick={onTake}>
            {t('buy.takePaid', { date: dayText(paidDay) })}
          </Button>
        )
      }
    >
      {t('buy.free')}
    </Notice>
  )
}
