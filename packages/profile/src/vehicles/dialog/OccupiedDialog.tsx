import { Button } from '@mantine/core'
import type { Occupied } from '@parking/domain'
import { LinkButton, useTexts } from '@parking/runtime'
import { Dialog } from '@parking/ui'
import type { ReactNode } from 'react'
import { vehiclesTexts } from '../texts/ru.ts'
import { useVehicleTime } from '../words/useVehicleTime.ts'
import { plateText } from '../words/plateText.ts'

/** Says why a parked vehicle can't be changed or deleted, and until when. */
export function OccupiedDialog({
  kind,
  plate,
  occupied,
  onClose,
}: {
  readonly kind: 'edit' | 'remove'
  readonly plate: string
  readonly occupied: Occupied
  readonly onClose: () => void
}): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const timeText = useVehicleTime()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t(`occupied.${kind}Title`)}
      closeLabel={t('card.close')}
      footer={
        <>
          <LinkButton variant="default" to="/profile/parking">
            {t('occupied.toParking')}
          </LinkButton>
          <Button onClick={onClose}>{t('occupied.understood')}</Button>
        </>
      }
    >
      <p>{t('occupied.text', { plate: plateText(plate), time: timeText(occupied.until) })}</p>
    </Dialog>
  )
}
