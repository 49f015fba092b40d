import '@parking/ui/formStyles'
import { SegmentedControl } from '@mantine/core'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { stayTexts } from '../texts/stay/ru.ts'
import type { ParkingKind } from './useParkingKind.ts'

/** Chooses between parking on the street and behind a barrier. */
export function KindChoice({
  kind,
  onChoose,
}: {
  readonly kind: ParkingKind
  readonly onChoose: (kind: ParkingKind) => void
}): ReactNode {
  const { t } = useTexts(stayTexts)
  return (
    <SegmentedControl
      aria-label={t('barrier.kind')}
      fullWidth
      data={[
        { value: 'roadside', label: t('barrier.roadside') },
        { value: 'barrier', label: t('barrier.barrier') },
      ]}
      value={kind}
      onChange={(value) => onChoose(value === 'barrier' ? 'barrier' : 'roadside')}
    />
  )
}
