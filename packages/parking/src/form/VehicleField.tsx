import { VehicleChoice } from '@parking/payments'
import type { Unreadable, Vehicle } from '@parking/domain'
import { guessPlate, mendPlate } from '@parking/plates'
import { LazyBoundary, UnreadableNote, useTexts, late } from '@parking/runtime'
import type { ReactNode } from 'react'
import { type PickedVehicle, ExtendParked } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import type { FormValues } from './formValues.ts'
import type { FormFields } from './useBlocker.ts'
import { usePlateErrorText } from './usePlateErrorText.ts'
import css from './VehicleField.module.css'

// Hardly any account has such a record.
const MendPlateNotice = late(async () => (await import('./MendPlateNotice.tsx')).MendPlateNotice)

/** Most drivers park a car of their own. */
const NewPlate = late(async () => (await import('./NewPlate.tsx')).NewPlate)

/** Chooses a vehicle of the account, or takes a plate that is typed in. */
export function VehicleField(props: {
  readonly fields: FormFields
  /** Whether somebody is signed in: a guest has no vehicles that could be missed. */
  readonly hasAccount: boolean
  readonly vehicles: readonly Vehicle[]
  readonly unreadable: Unreadable
  readonly values: FormValues
  /** Said when no plate was typed. */
  readonly missingText: string | null
  readonly onChange: (vehicle: PickedVehicle) => void
}): ReactNode {
  const { vehicles, unreadable, values, onChange } = props
  const { t } = useTexts(parkingTexts)
  const errorText = usePlateErrorText()
  const { choice, vehicleRefusal } = values
  if (vehicles.length === 0) {
    return (
      <div className={css['field']}>
        {unreadable === 0 ? (
          props.hasAccount && <p className={css['hint']}>{t('form.noVehicles')}</p>
        ) : (
          <UnreadableNote count={unreadable} />
        )}
        <NewPlate {...props} />
      </div>
    )
  }
  const isNew = choice.kind === 'new'
  return (
    <VehicleChoice
      ref={props.fields.at('vehicle')}
      label={t('form.vehicle')}
      vehicles={vehicles}
      plate={isNew ? null : choice.plate}
      onChange={(plate) => onChange({ kind: 'owned', plate })}
      other={{
        label: t('form.otherVehicle'),
        isChosen: isNew,
        onChoose: () => onChange({ kind: 'new', plate: '', format: 'russian', category: null }),
      }}
      error={
        isNew || vehicleRefusal === null ? null : errorText(vehicleRefusal, values.recognisedAs)
      }
    >
      {vehicleRefusal === 'parked' ? <ExtendParked plate={choice.plate} /> : null}
      {vehicles.map((vehicle) => {
        const mended = mendPlate(vehicle.plate, vehicle.format)
        const isAsked = vehicle.format === 'russian' && vehicle.category !== 'A'
        const plate = mended ?? (isAsked ? guessPlate(vehicle.plate) : null)
        return plate === null ? null : (
          <LazyBoundary key={vehicle.plate} lost={null}>
            <MendPlateNotice vehicle={vehicle} plate={plate} isGuess={mended === null} />
          </LazyBoundary>
        )
      })}
      <UnreadableNote count={unreadable} />
      {isNew ? (
        <LazyBoundary waiting={<div className={css['plate']} />}>
          <NewPlate {...props} />
        </LazyBoundary>
      ) : null}
    </VehicleChoice>
  )
}
