import '@parking/ui/formStyles'
import { Select } from '@mantine/core'
import type { VehicleCategory } from '@parking/plates'
import { useMessages } from '@parking/runtime'
import type { ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'
import css from './PlaceSelect.module.css'

const keys = {
  A: 'category.A',
  B: 'category.B',
  C: 'category.C',
  D: 'category.D',
  M: 'category.M',
} as const satisfies Record<VehicleCategory, string>
const categories = ['B', 'A', 'C', 'D', 'M'] as const satisfies readonly VehicleCategory[]

/** Chooses the category of a vehicle whose plate is typed in, in cities whose prices depend on it. */
export function CategoryField({
  value,
  error,
  onChange,
}: {
  readonly value: VehicleCategory
  readonly error: string | null
  readonly onChange: (category: VehicleCategory) => void
}): ReactNode {
  const { t } = useMessages(paymentsMessages)
  return (
    <Select
      label={t('category.label')}
      data={categories.map((category) => ({ value: category, label: t(keys[category]) }))}
      value={value}
      onChange={(chosen) => {
        if (chosen !== null) onChange(chosen)
      }}
      error={error}
      allowDeselect={false}
      withScrollArea={false}
      classNames={{ options: css['options'] ?? '' }}
      comboboxProps={{ withinPortal: false }}
      withAlignedLabels
    />
  )
}
