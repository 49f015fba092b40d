import { vehicleCategories, type VehicleCategory } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { adviceTexts } from '../texts/advice/ru.ts'

const keys = {
  A: 'category.A',
  B: 'category.B',
  C: 'category.C',
  D: 'category.D',
  M: 'category.M',
} as const satisfies Record<VehicleCategory, string>
/** The usual one first. */
const categories = ['B', ...vehicleCategories.filter((one) => one !== 'B')] as const

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
  const { t } = useTexts(adviceTexts)
  return (
    <SelectInput
      label={t('category.label')}
      options={categories.map((category) => ({ value: category, label: t(keys[category]) }))}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = categories.find((category) => category === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
      error={error}
    />
  )
}
