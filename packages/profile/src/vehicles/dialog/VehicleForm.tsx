import '@parking/ui/formStyles'
import { Checkbox, TextInput } from '@mantine/core'
import type { Profile, Vehicle } from '@parking/domain'
import { parsePlate, vehicleCategories } from '@parking/plates'
import { useTexts } from '@parking/runtime'
import { FormBar, FormSummary, SelectInput } from '@parking/ui'
import { useId, type ReactNode } from 'react'
import { vehiclesTexts } from '../texts/ru.ts'
import { PlateFields } from './PlateFields.tsx'
import { useVehicleForm } from './useVehicleForm.ts'
import css from './VehicleForm.module.css'

/** The usual one first. */
const categories = ['B', ...vehicleCategories.filter((one) => one !== 'B')] as const
const documentTypes = ['registrationCertificate', 'vehiclePassport'] as const

/** Longer than anybody calls a car. */
const longestName = 60

/** Asks for a vehicle: its plate, its category, and what may be told besides. */
export function VehicleForm(props: {
  readonly vehicle: Vehicle | null
  readonly profile: Profile
  readonly onClose: () => void
  readonly onDone: (plate: string) => void
}): ReactNode {
  const { vehicle, profile, onClose } = props
  const { t } = useTexts(vehiclesTexts)
  const { form, refused, refusals, submit, category, isSaving, failure, isSame } =
    useVehicleForm(props)
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { format, plate } = form.values
  const isSuggested =
    form.values.category === null && format === 'russian' && parsePlate(plate) !== null
  const isMainFixed = vehicle?.isMain ?? profile.vehicles.length === 0
  return (
    <form className={css['form']} onSubmit={submit} noValidate>
      <FormSummary
        title={t('form.summary')}
        errors={refused.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        attempt={refusals}
      />
      <PlateFields idOf={idOf} form={form} vehicle={vehicle} vehicles={profile.vehicles} />
      <SelectInput
        id={idOf('category')}
        label={t('form.category')}
        description={isSuggested ? t('form.suggested') : null}
        options={categories.map((one) => ({ value: one, label: t(`category.${one}`) }))}
        value={category}
        onChange={({ currentTarget }) => {
          const chosen = categories.find((one) => one === currentTarget.value)
          if (chosen !== undefined) form.setFieldValue('category', chosen)
        }}
        onBlur={() => form.validateField('category')}
        error={form.errors['category']}
      />
      <TextInput
        id={idOf('name')}
        label={t('form.name')}
        description={t('form.nameHint')}
        autoComplete="off"
        maxLength={longestName}
        {...form.getInputProps('name')}
      />
      <SelectInput
        id={idOf('documentType')}
        label={t('form.documentType')}
        options={documentTypes.map((one) => ({ value: one, label: t(`form.${one}`) }))}
        {...form.getInputProps('documentType')}
      />
      <TextInput
        id={idOf('stsNumber')}
        label={t('form.number')}
        description={t('form.numberHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...form.getInputProps('stsNumber')}
      />
      {isMainFixed ? (
        <p className={css['hint']}>{t(vehicle === null ? 'form.first' : 'form.isMain')}</p>
      ) : (
        <Checkbox
          id={idOf('isMain')}
          label={t('form.main')}
          description={t('form.mainHint')}
          {...form.getInputProps('isMain', { type: 'checkbox' })}
        />
      )}
      <FormBar
        failure={failure}
        note={isSame ? t('form.nothingChanged') : null}
        cancelLabel={t('form.cancel')}
        submitLabel={t(vehicle === null ? 'form.add' : 'form.save')}
        isChanged={form.isDirty()}
        isBusy={isSaving}
        onCancel={onClose}
        onSubmit={submit}
      />
    </form>
  )
}
