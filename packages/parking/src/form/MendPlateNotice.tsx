import { Button } from '@mantine/core'
import { changeVehicle, profileQuery } from '@parking/api-client'
import type { Vehicle } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { useAppContext, useTexts } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adviceTexts } from '../texts/advice/ru.ts'

/** Offers to mend the plate of a vehicle that the account keeps with letters of a wrong alphabet. */
export function MendPlateNotice({
  vehicle,
  plate,
  isGuess,
}: {
  readonly vehicle: Vehicle
  /** The plate in the right letters. */
  readonly plate: string
  /** Whether it is only probable, because a zero stands for the letter О, or the letter for a zero. */
  readonly isGuess: boolean
}): ReactNode {
  const { t } = useTexts(adviceTexts)
  const { api, queryClient } = useAppContext()
  const mend = useMutation({
    mutationFn: () =>
      api.run(changeVehicle({ plate: vehicle.plate, change: { plate, format: vehicle.format } })),
    onSuccess: () => queryClient.invalidateQueries(profileQuery(api)),
  })
  return (
    <Notice
      tone="warning"
      announce="politely"
      title={
        isGuess
          ? t('mendPlate.zeroTitle', { plate: formatPlate(plate) })
          : t('mendPlate.title', { plate })
      }
      action={
        <Button size="xs" variant="default" loading={mend.isPending} onClick={() => mend.mutate()}>
          {t('mendPlate.mend')}
        </Button>
      }
    >
      <span>
        {isGuess
          ? t('mendPlate.zeroText', { plate: formatPlate(vehicle.plate) })
          : t('mendPlate.text')}
      </span>
      {mend.isError ? <p role="alert">{t('mendPlate.failed')}</p> : null}
    </Notice>
  )
}
