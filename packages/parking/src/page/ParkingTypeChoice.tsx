import '@parking/ui/formStyles'
import { SegmentedControl } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { adviceTexts } from '../texts/advice/ru.ts'
import type { ParkingType } from './useParkingType.ts'

/** Chooses between parking on the street and behind a barrier. */
export function ParkingTypeChoice({
  type,
  onChoose,
}: {
  readonly type: ParkingType
  readonly onChoose: (type: ParkingType) => void
}): ReactNode {
  const { t } = useTexts(adviceTexts)
  return (
    <SegmentedControl
      aria-label={t('barrier.kind')}
      fullWidth
      data={[
        { value: 'roadside', label: t('barrier.roadside') },
        { value: 'barrier', label: t('barrier.barrier') },
      ]}
      value={type}
      onChange={(value) => onChoose(value === 'barrier' ? 'barrier' : 'roadside')}
    />
  )
}
