import type { DateOnly } from '@parking/pricing'
import { useTexts } from '@parking/runtime'
import { DateInput } from '@parking/ui'
import type { ReactNode, Ref } from 'react'
import { permitsTexts } from '../texts/ru.ts'

/** Chooses a day of the city from a calendar. Loaded when it is wanted. */
export function DayField({
  error,
  ...field
}: {
  readonly id?: string
  readonly ref?: Ref<HTMLButtonElement>
  readonly label: string
  readonly value: DateOnly | null
  readonly min: DateOnly
  readonly max?: DateOnly
  readonly error: string | null
  readonly onChange: (day: DateOnly | null) => void
}): ReactNode {
  const { t, language } = useTexts(permitsTexts)
  const labels = { previousMonth: t('buy.previousMonth'), nextMonth: t('buy.nextMonth') }
  return <DateInput {...field} error={error} language={language} labels={labels} />
}
