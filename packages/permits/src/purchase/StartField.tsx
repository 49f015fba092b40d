import { Input } from '@mantine/core'
import type { PermitStart } from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { LazyPart, useMessages } from '@parking/runtime'
import { lazy, type ReactNode } from 'react'
import { permitsMessages } from '../messages/permitsMessages.ts'
import { useDayText } from '../words/useDayText.ts'
import css from './StartField.module.css'

// A calendar is heavy, and only who buys a permit chooses a day.
const DayField = lazy(async () => ({ default: (await import('../words/DayField.tsx')).DayField }))

/** The day on which a permit starts: chosen within its range, or told where it is fixed. */
export function StartField({
  id,
  start,
  value,
  error,
  onChange,
}: {
  readonly id: string
  readonly start: PermitStart
  readonly value: DateOnly | null
  readonly error: string | null
  readonly onChange: (day: DateOnly | null) => void
}): ReactNode {
  const { t } = useMessages(permitsMessages)
  const dayText = useDayText()
  if (start.kind === 'fixed') {
    return (
      <Input.Wrapper label={t('buy.start')} description={t('buy.startFixed')} id={id}>
        <Input id={id} value={dayText(start.date)} disabled readOnly />
      </Input.Wrapper>
    )
  }
  return (
    <LazyPart waiting={<div className={css['waiting']} />}>
      <DayField
        id={id}
        label={t('buy.start')}
        value={value}
        min={start.from}
        max={start.to}
        error={error}
        onChange={onChange}
      />
    </LazyPart>
  )
}
