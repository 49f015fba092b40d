import type { Unreadable, Vehicle } from '@parking/domain'
import { guessPlate, mendPlate } from '@parking/plates'
import { LazyPart, UnreadableNote, useTexts, late } from '@parking/runtime'
import { NumberPlate } from '@parking/ui'
import { type ReactNode, useId } from 'react'
import type { DraftVehicle } from '../draft/parkingDraft.ts'
import { paymentsTexts } from '../texts/ru.ts'
import { ExtendParked } from '../sessions/ExtendParked.tsx'
import type { FormValues } from './formValues.ts'
import { usePlateErrorText } from './usePlateErrorText.ts'
import css from './VehicleField.module.css'

// Hardly any account has such a record.
const MendPlateNotice = late(async () => (await import('./MendPlateNotice.tsx')).MendPlateNotice)

/** Most drivers park a car of their own. */
const NewPlate = late(async () => (await import('./NewPlate.tsx')).NewPlate)

/** Chooses a vehicle of the account, or takes a plate that is typed in. */
export function VehicleField(props: {
  readonly plateId: string
  /** Whether somebody is signed in: a guest has no vehicles that could be missed. */
  readonly hasAccount: boolean
  readonly vehicles: readonly Vehicle[]
  readonly unreadable: Unreadable
  readonly values: FormValues
  /** Said when no plate was typed. */
  readonly missingText: string | null
  readonly onChange: (vehicle: DraftVehicle) => void
}): ReactNode {
  const { vehicles, unreadable, values, onChange } = props
  const { t } = useTexts(paymentsTexts)
  const errorText = usePlateErrorText()
  const name = useId()
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
    <fieldset className={css['field']}>
      <legend className={css['legend']}>{t('form.vehicle')}</legend>
      <div className={css['choices']}>
        {vehicles.map((vehicle) => (
          <label key={vehicle.plate} className={css['choice']}>
            <input
              type="radio"
              name={name}
              className={css['radio']}
              checked={!isNew && choice.plate === vehicle.plate}
              onChange={() => onChange({ kind: 'owned', plate: vehicle.plate })}
            />
            <OwnedVehicle vehicle={vehicle} />
          </label>
        ))}
        <label className={css['choice']}>
          <input
            type="radio"
            name={name}
            className={css['radio']}
            checked={isNew}
            onChange={() => onChange({ kind: 'new', plate: '', format: 'russian', category: null })}
          />
          <span>{t('form.otherVehicle')}</span>
        </label>
      </div>
      {vehicles.map((vehicle) => {
        const mended = mendPlate(vehicle.plate, vehicle.format)
        const isAsked = vehicle.format === 'russian' && vehicle.category !== 'A'
        const plate = mended ?? (isAsked ? guessPlate(vehicle.plate) : null)
        return plate === null ? null : (
          <LazyPart key={vehicle.plate} lost={null}>
            <MendPlateNotice vehicle={vehicle} plate={plate} isGuess={mended === null} />
          </LazyPart>
        )
      })}
      <UnreadableNote count={unreadable} />
      {isNew ? (
        <LazyPart waiting={<div className={css['plate']} />}>
          <NewPlate {...props} />
        </LazyPart>
      ) : null}
      {!isNew && vehicleRefusal !== null ? (
        <p role="alert" className={css['refusal']}>
          {errorText(vehicleRefusal, values.recognisedAs)}
        </p>
      ) : null}
      {vehicleRefusal === 'parked' ? <ExtendParked plate={choice.plate} /> : null}
    </fieldset>
  )
}

function OwnedVehicle({ vehicle }: { readonly vehicle: Vehicle }): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { plate, format, name, isMain } = vehicle
  const words = [
    name,
    isMain ? t('form.mainVehicle') : null,
    format === 'foreign' ? t('form.foreignPlate') : null,
  ].filter((word) => word !== null)
  return (
    <span className={css['vehicle']}>
      <NumberPlate number={plate} format={format} size="s" />
      {words.length === 0 ? null : <span className={css['name']}>{words.join(', ')}</span>}
    </span>
  )
}
