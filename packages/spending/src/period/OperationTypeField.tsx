import { offeredOperationFilters, type OperationFilter } from '@parking/domain'
import { useCitySettings, useTexts } from '@parking/runtime'
import { SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { spendingTexts } from '../texts/ru.ts'

/** Chooses which kind of operations is shown: bonuses only where the city has them. */
export function OperationTypeField({
  chosen,
  onChange,
}: {
  readonly chosen: OperationFilter
  readonly onChange: (type: OperationFilter) => void
}): ReactNode {
  const { t } = useTexts(spendingTexts)
  const types = offeredOperationFilters(useCitySettings()?.hasBonus ?? chosen === 'bonus20')
  return (
    <SelectInput
      label={t('filter.label')}
      value={chosen}
      options={types.map((value) => ({ value, label: t(`filter.${value}`) }))}
      onChange={({ currentTarget: { value } }) => {
        const type = types.find((known) => known === value)
        if (type !== undefined) onChange(type)
      }}
    />
  )
}
