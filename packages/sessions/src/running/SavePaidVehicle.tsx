import { Button } from '@mantine/core'
import { addVehicle, profileQuery, queryKey } from '@parking/api-client'
import type { StartIntent } from '@parking/payments'
import { formatPlate, isSamePlate } from '@parking/plates'
import { ChangeFailed, useAppContext, useOneMutation, useTexts } from '@parking/runtime'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionsTexts } from '../texts/ru.ts'

/** Offers to save a car that was paid for by a typed plate, so that it is not typed again. */
export function SavePaidVehicle({
  vehicle: { plate, format, category },
}: {
  readonly vehicle: Pick<StartIntent, 'plate' | 'format' | 'category'>
}): ReactNode {
  const { t } = useTexts(sessionsTexts)
  const { api, queryClient, session } = useAppContext()
  const { data: profile } = useQuery(profileQuery(api))
  const vehicles = profile?.vehicles ?? []
  const isMain = vehicles.length === 0
  const { mutate, isPending, isSuccess, error } = useOneMutation({
    mutationFn: async () => {
      await api.run(addVehicle({ plate, format, category, isMain }))
      session.send({ kind: 'profileChanged' })
      await queryClient.invalidateQueries({ queryKey: queryKey(api, 'profile') })
    },
  })
  const isOwned = vehicles.some((one) => isSamePlate(one.plate, plate))
  // One that could not be read may be this very car.
  const isOffered = profile !== undefined && profile.unreadable.vehicles === 0 && !isOwned
  return (
    <>
      {isOffered && !isSuccess ? (
        <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
          {t('paidVehicle.save', { plate: formatPlate(plate) })}
        </Button>
      ) : null}
      <output>{isSuccess ? t('paidVehicle.saved') : null}</output>
      <ChangeFailed title={t('paidVehicle.failed')} error={error} />
    </>
  )
}
