import { Button } from '@mantine/core'
import { changeVehicle, profileQuery } from '@parking/api-client'
import type { Vehicle } from '@parking/domain'
import { mendPlate } from '@parking/plates'
import { useAppContext, useMessages } from '@parking/runtime'
import { Notice } from '@parking/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paymentsMessages } from '../messages/paymentsMessages.ts'

/** Offers to mend the plate of a vehicle that the account keeps with letters of a wrong alphabet. */
export function MendPlateNotice({ vehicle }: { readonly vehicle: Vehicle }): ReactNode {
  const { t } = useMessages(paymentsMessages)
  const { api, queryClient } = useAppContext()
  const plate = mendPlate(vehicle.plate, vehicle.format)
  const mend = useMutation({
    mutationFn: (mended: string) =>
      api.run(changeVehicle({ plate: vehicle.plate, vehicle: { ...vehicle, plate: mended } })),
    onSuccess: () => queryClient.invalidateQueries(profileQuery(api)),
  })
  if (plate === null) return null
  return (
    <Notice
      tone="warning"
      announce="politely"
      title={t('mendPlate.title', { plate })}
      action={
        <Button
          size="xs"
          variant="default"
          loading={mend.isPending}
          onClick={() => mend.mutate(plate)}
        >
          {t('mendPlate.mend')}
        </Button>
      }
    >
      {t('mendPlate.text')}
      {mend.isError ? <p role="alert">{t('mendPlate.failed')}</p> : null}
    </Notice>
  )
}
