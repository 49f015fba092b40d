import { TextInput } from '@mantine/core'
import { checkVehicleEntry, type Company, type FleetChange } from '@parking/domain'
import { keptTyping, useTexts, useOneMutation, useRuledForm } from '@parking/runtime'
import { useId, type ReactNode } from 'react'
import { useCompanyTyping } from '../change/useCompanyTyping.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { codeField, EntryDialog } from '../fleet/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

type Values = { readonly plate: string; readonly vin: string }

const kept = keptTyping<Values>()

/** Asks for a new vehicle: its number plate and its vin. */
export function VehicleDialog({
  company,
  onClose,
  onDone,
}: {
  readonly company: Company
  readonly onClose: () => void
  readonly onDone: (change: FleetChange, plate: string) => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  const { make } = useFleetChange()
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: (change: Extract<FleetChange, { kind: 'addVehicle' }>) => make(change),
    onSuccess: (_, change) => onDone(change, change.plate),
  })
  const ruled = useRuledForm<Values>({
    initialValues: { plate: '', vin: '' },
    rules: {
      plate: (_, values) => words.plate(checkVehicleEntry(values, company).plate),
      vin: (_, values) => words.vin(checkVehicleEntry(values, company).vin),
    },
    onSubmit: (values) => {
      const { plate, vin } = checkVehicleEntry(values, company)
      if (!plate.ok || !vin.ok || isPending) return
      mutate({ kind: 'addVehicle', plate: plate.value, vin: vin.value })
    },
  })
  const { form } = ruled
  useCompanyTyping(kept, 'vehicle', form)
  return (
    <EntryDialog
      title={t('vehicles.addTitle')}
      isNew
      ruled={ruled}
      idOf={idOf}
      isSaving={isPending}
      error={error}
      onClose={onClose}
    >
      <TextInput
        id={idOf('plate')}
        label={t('form.plate')}
        description={t('form.plateHint')}
        withAsterisk
        {...codeField}
        {...form.getInputProps('plate')}
      />
      <TextInput
        id={idOf('vin')}
        label={t('form.vin')}
        withAsterisk
        {...codeField}
        {...form.getInputProps('vin')}
      />
    </EntryDialog>
  )
}
