import { Button } from '@mantine/core'
import { usePayments, type StartIntent } from '@parking/payments'
import type { ErrorName } from '@parking/domain'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { parkingTexts } from '../texts/ru.ts'
import { ExtendParked } from '@parking/sessions'
import type { FormFields } from './useBlocker.ts'

/** Leads on from a start that was refused by name; nothing where the button that pays does. */
export function StartNextStep({
  errorName,
  intent,
  fields,
}: {
  readonly errorName: ErrorName
  readonly intent: StartIntent
  readonly fields: FormFields
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { start } = usePayments()
  if (errorName === 'ParkingSessionAlreadyExists') {
    return <ExtendParked plate={intent.plate} onPress={start.dismiss} />
  }
  const step = steps[errorName]
  if (step === undefined) return null
  return (
    <Button size="xs" variant="default" onClick={() => fields.find(step.field)?.focus()}>
      {t(step.label)}
    </Button>
  )
}

const zone = { field: 'zone', label: 'form.missingZone' } as const
const steps: Partial<
  Record<ErrorName, { readonly field: 'zone' | 'duration'; readonly label: FieldLabel }>
> = {
  ZoneNotFound: zone,
  TariffNotFound: zone,
  NotInCity: zone,
  NoZoneSelected: zone,
  CantFindParking: { field: 'zone', label: 'form.missingParking' },
  NoDurationSelected: { field: 'duration', label: 'form.missingDuration' },
}

type FieldLabel = 'form.missingZone' | 'form.missingParking' | 'form.missingDuration'
