import { Button } from '@mantine/core'
import type { Vehicle } from '@parking/domain'
import { formatPlate } from '@parking/plates'
import { LazyBoundary, useTexts, late } from '@parking/runtime'
import { Notice, PlateInput } from '@parking/ui'
import { useState, type ReactNode } from 'react'
import { choiceOfPlate, type PickedVehicle } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { adviceTexts } from '../texts/advice/ru.ts'
import type { FormValues } from './formValues.ts'
import type { FormFields } from './useBlocker.ts'
import { usePlateErrorText } from './usePlateErrorText.ts'

const nothingTyped = { kind: 'new', plate: '', format: 'russian', category: null } as const

/** Few cities ask for it. */
const CategoryField = late(async () => (await import('./CategoryField.tsx')).CategoryField)

/** Takes a plate that is typed in. */
export function NewPlate({
  fields,
  vehicles,
  hasAccount,
  values,
  missingText,
  onChange,
}: {
  readonly fields: FormFields
  readonly vehicles: readonly Vehicle[]
  readonly hasAccount: boolean
  readonly values: FormValues
  readonly missingText: string | null
  readonly onChange: (vehicle: PickedVehicle) => void
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { t: adviceText } = useTexts(adviceTexts)
  const errorText = usePlateErrorText()
  const [isLeft, setLeft] = useState(false)
  const { vehicleRefusal, recognisedAs, similarPlate, guessedPlate, newCategory, letters } = values
  const meant = similarPlate ?? guessedPlate
  const similarText = hasAccount ? t('form.didYouMean') : adviceText('plateError.similarPaid')
  const choice = values.choice.kind === 'new' ? values.choice : nothingTyped
  const isTold = isLeft || vehicleRefusal === 'gone'
  const isPlateRefused = isTold && vehicleRefusal !== null && vehicleRefusal !== 'category'
  return (
    <>
      <PlateInput
        ref={fields.at('plate')}
        label={t('form.plate')}
        description={letters === 'turned' ? t('form.lettersTurned') : null}
        value={choice.plate}
        format={choice.format}
        onChange={(plate) => onChange({ ...choice, plate })}
        onFormatChange={(format) => onChange({ ...choice, format })}
        labels={{
          format: t('form.plateFormat'),
          russian: t('form.russian'),
          foreign: t('form.foreign'),
        }}
        error={isPlateRefused ? errorText(vehicleRefusal, recognisedAs) : missingText}
        onBlur={() => setLeft(true)}
      />
      {letters === 'cyrillic' ? (
        <Notice tone="warning" announce="politely">
          {t('form.lettersCyrillic')}
        </Notice>
      ) : null}
      {newCategory === null ? null : (
        <LazyBoundary>
          <CategoryField
            value={newCategory}
            error={vehicleRefusal === 'category' ? errorText('category', null) : null}
            onChange={(category) => onChange({ ...choice, category })}
          />
        </LazyBoundary>
      )}
      {meant === null ? null : (
        <Notice
          tone="warning"
          announce="politely"
          action={
            <Button
              size="xs"
              variant="default"
              onClick={() => onChange(choiceOfPlate(meant, vehicles))}
            >
              {t('form.takeThisOne', { plate: formatPlate(meant) })}
            </Button>
          }
        >
          {similarPlate === null ? adviceText('plateError.zero') : similarText}
        </Notice>
      )}
    </>
  )
}
