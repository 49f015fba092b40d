import { Button } from '@mantine/core'
import { findSimilarPlate, type Vehicle } from '@parking/domain'
import { formatPlate, guessPlate, hasCyrillic, mendPlate, recognisePlate } from '@parking/plates'
import { useTexts, type RuledForm } from '@parking/runtime'
import { Notice, PlateInput, SelectInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { vehiclesTexts } from '../texts/ru.ts'
import { formatCountry, listCountries } from '../words/countries.ts'
import { usePlateWords } from '../words/usePlateWords.ts'
import type { VehicleValues } from './useVehicleForm.ts'
import css from './VehicleForm.module.css'
import { plateText } from '../words/plateText.ts'

/** Asks for a plate, and says what can be told of it while it is being typed: that judges nothing. */
export function PlateFields({
  idOf,
  form,
  vehicle,
  vehicles,
}: {
  readonly idOf: (field: string) => string
  readonly form: RuledForm<VehicleValues>['form']
  /** The vehicle that is changed; null for a new one. */
  readonly vehicle: Vehicle | null
  readonly vehicles: readonly Vehicle[]
}): ReactNode {
  const { t } = useTexts(vehiclesTexts)
  const words = usePlateWords()
  const { plate, format } = form.values
  const others = vehicles.filter((one) => one.plate !== vehicle?.plate)
  const isWhole = format === 'foreign' ? plate.length > 3 : recognisePlate(plate) !== null
  const similar = isWhole
    ? findSimilarPlate(
        plate,
        others.map((one) => one.plate),
      )
    : null
  // Whoever has said that it is a motorcycle has answered already.
  const isMotorcycle = [form.values.category, vehicle?.category].includes('A')
  const guess = format === 'russian' && !isMotorcycle ? guessPlate(plate) : null
  const isTurned = format === 'foreign' && mendPlate(plate, 'foreign') !== null
  return (
    <>
      <div className={css['plate']}>
        <PlateInput
          id={idOf('plate')}
          label={t('form.plate')}
          required
          focused
          description={isTurned && !hasCyrillic(plate) ? t('form.lettersTurned') : null}
          value={plate}
          format={format}
          onChange={(typed) => {
            form.setFieldValue('plate', typed)
            form.clearFieldError('category')
          }}
          onFormatChange={(chosen) => {
            form.setFieldValue('format', chosen)
            form.clearFieldError('plate')
            form.clearFieldError('category')
          }}
          labels={{
            format: t('form.plateFormat'),
            russian: t('form.russian'),
            foreign: t('form.foreign'),
          }}
          error={form.errors['plate']}
          onBlur={() => {
            if (plate !== '') form.validateField('plate')
          }}
        />
        <output className={css['recognised']}>
          {form.errors['plate'] === undefined ? words.recognised(plate, format) : null}
        </output>
      </div>
      {format === 'foreign' && hasCyrillic(plate) ? (
        <Notice tone="warning" announce="politely">
          {t('form.lettersCyrillic')}
        </Notice>
      ) : null}
      {similar === null ? null : (
        <Notice tone="warning" announce="politely">
          {t('form.similar', { plate: plateText(similar) })}
        </Notice>
      )}
      {similar !== null || guess === null ? null : (
        <Notice
          tone="warning"
          announce="politely"
          action={
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                form.setFieldValue('plate', guess)
                form.clearFieldError('plate')
                form.clearFieldError('category')
              }}
            >
              {t('form.take', { plate: formatPlate(guess) })}
            </Button>
          }
        >
          {t('form.zero')}
        </Notice>
      )}
      {format === 'foreign' ? <CountryField id={idOf('country')} form={form} /> : null}
    </>
  )
}

function CountryField({
  id,
  form,
}: {
  readonly id: string
  readonly form: RuledForm<VehicleValues>['form']
}): ReactNode {
  const { t, language } = useTexts(vehiclesTexts)
  const { country } = form.values
  const countries = listCountries(language)
  const isKnown = country === '' || countries.some(({ code }) => code === country)
  const kept = isKnown ? [] : [{ code: country, name: formatCountry(country, language) }]
  return (
    <SelectInput
      id={id}
      label={t('form.country')}
      options={[
        { value: '', label: t('form.noCountry') },
        ...[...kept, ...countries].map(({ code, name }) => ({ value: code, label: name })),
      ]}
      {...form.getInputProps('country')}
    />
  )
}
