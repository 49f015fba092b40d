import type { Zone } from '@parking/domain'
import { UnreadableNote, late } from '@parking/runtime'
import { type ReactNode } from 'react'
import { parkingChosen, type ParkingData, vehicleChosen, zoneChosen } from '@parking/sessions'
import type { FormValues, PaidBy } from './formValues.ts'
import type { FormFields, MissingText } from './useBlocker.ts'
import { VehicleField } from './VehicleField.tsx'
import { ZoneField } from './ZoneField.tsx'

// Most cities are paid by zones.
const ParkingField = late(async () => (await import('./ParkingField.tsx')).ParkingField)

/** Asks where is parked and what: the same in every way of paying. */
export function PlaceAndVehicle({
  data,
  values,
  fields,
  missingText,
}: {
  readonly data: ParkingData
  readonly values: FormValues
  readonly fields: FormFields
  readonly missingText: MissingText
}): ReactNode {
  const { paidBy, zone, parkingCode, unknownPlace } = values
  const profile = data.account?.profile ?? null
  return (
    <>
      {paidBy === 'zone' ? (
        <ZoneField
          ref={fields.at('zone')}
          zones={data.zones}
          value={zone}
          unknownZone={unknownPlace}
          missingText={missingText('missingZone')}
          onChange={zoneChosen}
        />
      ) : (
        <ParkingField
          ref={fields.at('zone')}
          zones={data.zones}
          value={parkingCode}
          unknownParking={unknownPlace}
          missingText={missingText('missingParking')}
          onChange={parkingChosen}
        />
      )}
      <UnreadableNote count={unreadablePlaces(data, paidBy)} />
      <VehicleField
        fields={fields}
        hasAccount={profile !== null}
        vehicles={profile?.vehicles ?? []}
        unreadable={profile?.unreadable.vehicles ?? 0}
        values={values}
        missingText={missingText('missingPlate', 'wrongPlate')}
        onChange={vehicleChosen}
      />
    </>
  )
}

/** How many of the places that the form offers could not be read; a whole list counts as one. */
function unreadablePlaces({ zones, unreadableZones }: ParkingData, paidBy: PaidBy): number {
  if (paidBy === 'zone') return unreadableZones
  const count = ({ unreadable = 0 }: Zone): number => (unreadable === 'all' ? 1 : unreadable)
  return zones.reduce((sum, zone) => sum + count(zone), unreadableZones)
}
