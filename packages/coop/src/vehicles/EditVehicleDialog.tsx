import { TextInput } from '@mantine/core'
import {
  checkVehicleEdit,
  type Company,
  type FleetChange,
  type Vehicle,
  type VehicleEntry,
} from '@parking/domain'
import { isSamePlate } from '@parking/plates'
import { keptTyping, useTexts, useOneMutation, useRuledForm } from '@parking/runtime'
import { useId, useState, type ReactNode } from 'react'
import { useCompanyTyping } from '../change/useCompanyTyping.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { codeField, EntryDialog } from '../fleet/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

type Values = { readonly plate: string; readonly vin: string; readonly imei: string }

const kept = keptTyping<Values>()

/** Changes a vehicle: its number plate, its vin, and the imei of the device that it carries. */
export function EditVehicleDialog({
  vehicle,
  company,
  onClose,
  onDone,
}: {
  readonly vehicle: Vehicle
  readonly company: Company
  readonly onClose: () => void
  readonly onDone: (change: FleetChange, plate: string) => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  const { make } = useFleetChange()
  const [isSame, setSame] = useState(false)
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: (change: Extract<FleetChange, { kind: 'editVehicle' }>) => make(change),
    onSuccess: (_, change) => onDone(change, change.to.plate),
  })
  const before = { plate: vehicle.plate, vin: vehicle.vin, imei: vehicle.imei }
  // The company is read anew with every change: its vehicle of today is the one that is changed.
  const current = company.vehicles.find(({ id, plate }) =>
    vehicle.id === null ? plate === vehicle.plate : id === vehicle.id,
  )
  const check = (values: Values) => checkVehicleEdit(values, company, current ?? vehicle)
  const ruled = useRuledForm<Values>({
    initialValues: { plate: vehicle.plate, vin: vehicle.vin ?? '', imei: vehicle.imei ?? '' },
    rules: {
      plate: (_, values) => words.plate(check(values).plate),
      vin: (_, values) => words.taken(check(values).vin),
      imei: (_, values) => words.taken(check(values).imei),
    },
    onSubmit: (values) => {
      const { plate, vin, imei } = check(values)
      if (!plate.ok || !vin.ok || !imei.ok || isPending) return
      const to = { plate: plate.value, vin: vin.value, imei: imei.value }
      const isKept = isSameEntry(before, to)
      setSame(isKept)
      if (!isKept) mutate({ kind: 'editVehicle', from: before, to })
    },
  })
  const { form } = ruled
  useCompanyTyping(kept, `vehicle ${vehicle.plate}`, form)
  const isNewPlate = !isSamePlate(form.values.plate, vehicle.plate, vehicle.format)
  const names = isNewPlate ? driversOf(vehicle, company) : ''
  const field = (name: keyof Values) => ({
    id: idOf(name),
    label: t(`form.${name}`),
    ...codeField,
    ...form.getInputProps(name),
  })
  return (
    <EntryDialog
      title={t('vehicles.editTitle')}
      isNew={false}
      ruled={ruled}
      idOf={idOf}
      isSaving={isPending}
      error={error}
      note={isSame ? t('change.nothingChanged') : null}
      onClose={onClose}
    >
      <TextInput
        {...field('plate')}
        description={names === '' ? t('form.plateHint') : t('form.drivenBy', { names })}
        withAsterisk
      />
      <TextInput {...field('vin')} />
      <TextInput {...field('imei')} />
    </EntryDialog>
  )
}

/** Who drives a vehicle: drivers name it by its plate. */
function driversOf({ plate, format }: Vehicle, { drivers }: Company): string {
  const its = drivers.filter(({ plates }) => plates.some((one) => isSamePlate(one, plate, format)))
  return its.map(({ name }) => name).join(', ')
}

function isSameEntry(one: VehicleEntry, other: VehicleEntry): boolean {
  return one.plate === other.plate && one.vin === other.vin && one.imei === other.imei
}
