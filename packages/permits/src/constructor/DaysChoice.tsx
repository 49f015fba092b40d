import '@parking/ui/formStyles'
import { Chip, Input } from '@mantine/core'
import type { PermitTiming } from '@parking/domain'
import { useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { permitsMessages } from '../messages/permitsMessages.ts'
import css from './ConstructorPage.module.css'

/** Chooses for how many days a permit is wanted. */
export function DaysChoice({
  id,
  timings,
  value,
  error,
  onChange,
}: {
  /** The first choice gets it, so that a refusal can lead there. */
  readonly id: string
  readonly timings: readonly PermitTiming[]
  readonly value: number | null
  readonly error: string | null
  readonly onChange: (days: number) => void
}): ReactNode {
  const { t } = useMessages(permitsMessages)
  return (
    <Input.Wrapper
      label={t('constructor.days')}
      error={error}
      role="radiogroup"
      labelElement="div"
      aria-label={t('constructor.days')}
    >
      <Chip.Group
        value={value === null ? null : String(value)}
        onChange={(days: string) => onChange(Number(days))}
      >
        <div className={css['days']}>
          {timings.map(({ days }, index) => (
            <Chip key={days} value={String(days)} size="md" {...(index === 0 ? { id } : {})}>
              {t('constructor.daysCount', { count: days })}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </Input.Wrapper>
  )
}
