import type { Vehicle } from '@parking/domain'
import { RussianText, useTexts } from '@parking/runtime'
import { NumberPlate } from '@parking/ui'
import { useId, type ReactNode, type Ref } from 'react'
import { paymentsTexts } from '../texts/ru.ts'
import css from './VehicleChoice.module.css'

/**
 * Chooses one of the account's vehicles, or another one where that is offered.
 *
 * @param props.id - of the first choice
 * @param props.ref - what is chosen, else the first choice: there a refusal leads
 * @param props.plate - of the vehicle that is chosen; null where none of them is
 * @param props.children - what is said or asked of the choice, below it
 */
export function VehicleChoice(props: {
  readonly id?: string
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly label: string
  readonly vehicles: readonly Vehicle[]
  readonly plate: string | null
  readonly onChange: (plate: string) => void
  readonly other?: {
    readonly label: string
    readonly isChosen: boolean
    readonly onChoose: () => void
  }
  readonly error?: string | null
  readonly children?: ReactNode
}): ReactNode {
  const { id, ref, vehicles, plate, onChange, other, error = null } = props
  const isOther = other?.isChosen === true
  const chosen = Math.max(
    0,
    vehicles.findIndex((vehicle) => vehicle.plate === plate),
  )
  const name = useId()
  const errorId = `${name}-error`
  return (
    <fieldset className={css['field']} {...(error === null ? {} : { 'aria-describedby': errorId })}>
      <legend className={css['legend']}>{props.label}</legend>
      <div className={css['choices']}>
        {vehicles.map((vehicle, index) => (
          <label key={vehicle.plate} className={css['choice']}>
            <input
              {...(index === 0 ? { id } : {})}
              ref={!isOther && index === chosen ? ref : undefined}
              type="radio"
              name={name}
              className={css['radio']}
              checked={vehicle.plate === plate}
              onChange={() => onChange(vehicle.plate)}
            />
            <VehicleName vehicle={vehicle} />
          </label>
        ))}
        {other === undefined ? null : (
          <label className={css['choice']}>
            <input
              ref={isOther ? ref : undefined}
              type="radio"
              name={name}
              className={css['radio']}
              checked={other.isChosen}
              onChange={other.onChoose}
            />
            <span>{other.label}</span>
          </label>
        )}
      </div>
      {error === null ? null : (
        <output id={errorId} className={css['refusal']}>
          {error}
        </output>
      )}
      {props.children}
    </fieldset>
  )
}

function VehicleName({ vehicle }: { readonly vehicle: Vehicle }): ReactNode {
  const { t } = useTexts(paymentsTexts)
  const { plate, format, name, isMain } = vehicle
  const words = [
    name,
    isMain ? t('vehicle.main') : null,
    format === 'foreign' ? t('vehicle.foreign') : null,
  ].filter((word) => word !== null)
  return (
    <span className={css['vehicle']}>
      <NumberPlate number={plate} format={format} size="s" />
      {words.length === 0 ? null : (
        <span className={css['name']}>
          <RussianText>{words.join(', ')}</RussianText>
        </span>
      )}
    </span>
  )
}
