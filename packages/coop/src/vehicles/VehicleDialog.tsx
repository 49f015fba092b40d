import {
  checkVehicleEdit,
  checkVehicleEntry,
  type Company,
  type FleetVehicle,
  type Vehicle,
} from '@parking/domain'
import { formatPlate, isSamePlate } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import type { ReactNode } from 'react'
import { EntryDialog, type EntryDialogProps } from '../entry/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

/** Asks for a vehicle: for its number plate and its vin, and of one that is changed for its imei too. */
export function VehicleDialog({ entry, ...rest }: EntryDialogProps<FleetVehicle>): ReactNode {
  return entry === null ? (
    <AddVehicleDialog {...rest} />
  ) : (
    <EditVehicleDialog vehicle={entry.vehicle} {...rest} />
  )
}

type Props = Omit<EntryDialogProps<FleetVehicle>, 'entry'>

function AddVehicleDialog({ company, ...rest }: Props): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  return (
    <EntryDialog
      {...rest}
      title={t('vehicles.addTitle')}
      isNew
      typingName="vehicle"
      fields={[
        {
          name: 'plate',
          isRequired: true,
          hint: () => t('form.plateHint'),
          error: (typed) => words.plate(checkVehicleEntry(typed, company).plate),
        },
        {
          name: 'vin',
          isRequired: true,
          error: (typed) => words.vin(checkVehicleEntry(typed, company).vin),
        },
      ]}
      read={(typed) => {
        const { plate, vin } = checkVehicleEntry(typed, company)
        if (!plate.ok || !vin.ok) return null
        return {
          change: { kind: 'addVehicle', plate: plate.value, vin: vin.value },
          done: t('vehicles.added', { name: formatPlate(plate.value) }),
        }
      }}
    />
  )
}

function EditVehicleDialog({
  vehicle,
  company,
  ...rest
}: Props & { readonly vehicle: Vehicle }): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  const from = { plate: vehicle.plate, vin: vehicle.vin, imei: vehicle.imei }
  // The company is read anew with every change: its vehicle of today is the one that is changed.
  const current = company.vehicles.find(({ id, plate }) =>
    vehicle.id === null ? plate === vehicle.plate : id === vehicle.id,
  )
  const check = (typed: Parameters<typeof checkVehicleEdit>[0]) =>
    checkVehicleEdit(typed, company, current ?? vehicle)
  return (
    <EntryDialog
      {...rest}
      title={t('vehicles.editTitle')}
      isNew={false}
      typingName={`vehicle ${vehicle.plate}`}
      fields={[
        {
          name: 'plate',
          start: vehicle.plate,
          isRequired: true,
          hint: ({ plate }) => {
            const isNewPlate = !isSamePlate(plate, vehicle.plate, vehicle.format)
            const names = isNewPlate ? driversOf(vehicle, company) : ''
            return names === '' ? t('form.plateHint') : t('form.drivenBy', { names })
          },
          error: (typed) => words.plate(check(typed).plate),
        },
        { name: 'vin', start: vehicle.vin, error: (typed) => words.taken(check(typed).vin) },
        { name: 'imei', start: vehicle.imei, error: (typed) => words.taken(check(typed).imei) },
      ]}
      read={(typed) => {
        const { plate, vin, imei } = check(typed)
        if (!plate.ok || !vin.ok || !imei.ok) return null
        const to = { plate: plate.value, vin: vin.value, imei: imei.value }
        return {
          change: { kind: 'editVehicle', from, to },
          done: t('vehicles.changed', { name: formatPlate(to.plate) }),
        }
      }}
    />
  )
}

/** Who drives a vehicle: drivers name it by its plate. */
function driversOf({ plate, format }: Vehicle, { drivers }: Company): string {
  const its = drivers.filter(({ plates }) => plates.some((one) => isSamePlate(one, plate, format)))
  return its.map(({ name }) => name).join(', ')
}
