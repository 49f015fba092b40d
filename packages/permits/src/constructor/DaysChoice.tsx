import type { PermitTiming } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import { ChipsInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { permitsTexts } from '../texts/ru.ts'

/** Chooses for how many days a permit is wanted. */
export function DaysChoice({
  timings,
  value,
  onChange,
  ...field
}: {
  readonly id: string
  readonly timings: readonly PermitTiming[]
  readonly value: number | null
  readonly error: string | null
  readonly onChange: (days: number) => void
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  return (
    <ChipsInput
      {...field}
      label={t('finder.days')}
      options={timings.map(({ days }) => ({
        value: String(days),
        label: t('finder.daysCount', { count: days }),
      }))}
      value={value === null ? null : String(value)}
      onChange={(days) => onChange(Number(days))}
    />
  )
}
