import { TextInput } from '@mantine/core'
import { checkDeviceEntry, type Company, type FleetChange } from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { keptTyping, useTexts, useOneMutation, useRuledForm } from '@parking/runtime'
import { useId, type ReactNode } from 'react'
import { useCompanyTyping } from '../change/useCompanyTyping.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { codeField, EntryDialog } from '../fleet/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

type Values = { readonly imei: string; readonly vin: string; readonly plate: string }

const kept = keptTyping<Values>()

/** Asks for a new tracking device; it is turned on with that. */
export function DeviceDialog({
  company,
  onClose,
  onDone,
}: {
  readonly company: Company
  readonly onClose: () => void
  readonly onDone: (change: FleetChange, name: string) => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  const { make } = useFleetChange()
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: (change: Extract<FleetChange, { kind: 'addDevice' }>) => make(change),
    onSuccess: (_, change) => onDone(change, change.device.imei ?? change.device.vin ?? ''),
  })
  const ruled = useRuledForm<Values>({
    initialValues: { imei: '', vin: '', plate: '' },
    rules: {
      imei: (_, values) => words.code(checkDeviceEntry(values, company).imei),
      vin: (_, values) => words.code(checkDeviceEntry(values, company).vin),
      plate: (_, values) => words.plate(checkDeviceEntry(values, company).plate),
    },
    onSubmit: (values) => {
      const { vin, imei, plate } = checkDeviceEntry(values, company)
      if (!vin.ok || !imei.ok || !plate.ok || isPending) return
      mutate({
        kind: 'addDevice',
        device: { vin: vin.value, imei: imei.value, plate: plate.value },
      })
    },
  })
  const { form } = ruled
  useCompanyTyping(kept, 'device', form)
  const { plate } = form.values
  const carried = company.vehicles.find((one) => isSamePlate(one.plate, plate, one.format))?.imei
  const field = (name: keyof Values) => ({
    id: idOf(name),
    label: t(`form.${name}`),
    ...codeField,
    ...form.getInputProps(name),
  })
  return (
    <EntryDialog
      title={t('devices.addTitle')}
      isNew
      ruled={ruled}
      idOf={idOf}
      isSaving={isPending}
      error={error}
      onClose={onClose}
    >
      <TextInput {...field('imei')} description={t('form.codesHint')} />
      <TextInput {...field('vin')} />
      <TextInput
        {...field('plate')}
        description={carried ? t('form.deviceThere', { imei: carried }) : t('form.deviceHint')}
      />
    </EntryDialog>
  )
}
