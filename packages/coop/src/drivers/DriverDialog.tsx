import { TextInput } from '@mantine/core'
import {
  checkDriverEntry,
  driverEntry,
  isOwnPlate,
  MAX_DRIVER_NAME_LENGTH,
  type Company,
  type Driver,
  type DriverEntry,
  type FleetChange,
} from '@parking/domain'
import { keptTyping, useTexts, useOneMutation, useRuledForm } from '@parking/runtime'
import { PhoneInput } from '@parking/ui'
import { useId, useState, type ReactNode } from 'react'
import { useCompanyTyping } from '../change/useCompanyTyping.ts'
import { useFleetChange } from '../change/useFleetChange.ts'
import { codeField, EntryDialog } from '../fleet/EntryDialog.tsx'
import { fleetTexts } from '../fleetTexts/ru.ts'
import { useFleetErrors } from '../fleetTexts/useFleetErrors.ts'

type Values = { readonly name: string; readonly phone: string; readonly plate: string }

const kept = keptTyping<Values>()

/** Asks for a driver: name, phone and number plate. */
export function DriverDialog({
  driver,
  company,
  onClose,
  onDone,
}: {
  /** Null for a new one. */
  readonly driver: Driver | null
  readonly company: Company
  readonly onClose: () => void
  readonly onDone: (change: FleetChange, name: string) => void
}): ReactNode {
  const { t } = useTexts(fleetTexts)
  const words = useFleetErrors()
  const { make } = useFleetChange()
  const [isSame, setSame] = useState(false)
  const ids = useId()
  const idOf = (field: string): string => `${ids}-${field}`
  const { mutate, isPending, error } = useOneMutation({
    mutationFn: (change: FleetChange) => make(change),
    onSuccess: (_, change) => onDone(change, ruled.form.getValues().name.trim()),
  })
  const check = (values: Values) =>
    checkDriverEntry(
      values,
      company,
      company.drivers.find(({ phone }) => phone === driver?.phone) ?? null,
    )
  const ruled = useRuledForm<Values>({
    initialValues: {
      name: driver?.name ?? '',
      phone: driver?.phone ?? '',
      plate: driver?.plates[0] ?? '',
    },
    rules: {
      name: (_, values) => words.name(check(values).name),
      phone: (_, values) => words.phone(check(values).phone),
      plate: (_, values) => words.plate(check(values).plate),
    },
    onSubmit: (values) => {
      const { name, phone, plate } = check(values)
      if (!name.ok || !phone.ok || !plate.ok || isPending) return
      const entry = { name: name.value, phone: phone.value, plate: plate.value }
      const before = driver === null ? null : driverEntry(driver)
      const isKept = before !== null && isSameEntry(before, entry)
      setSame(isKept)
      if (isKept) return
      mutate(
        before === null
          ? { kind: 'addDriver', driver: entry }
          : { kind: 'editDriver', from: before, to: entry },
      )
    },
  })
  const { form } = ruled
  useCompanyTyping(kept, `driver ${driver?.phone ?? ''}`, form)
  const plate = check(form.values).plate
  const isForeignToUs = plate.ok && !isOwnPlate(plate.value, company)
  return (
    <EntryDialog
      title={t(driver === null ? 'drivers.addTitle' : 'drivers.editTitle')}
      isNew={driver === null}
      ruled={ruled}
      idOf={idOf}
      isSaving={isPending}
      error={error}
      note={isSame ? t('change.nothingChanged') : null}
      onClose={onClose}
    >
      <TextInput
        id={idOf('name')}
        label={t('form.name')}
        description={t('form.nameHint')}
        withAsterisk
        autoComplete="off"
        maxLength={MAX_DRIVER_NAME_LENGTH}
        {...form.getInputProps('name')}
      />
      <PhoneInput
        id={idOf('phone')}
        label={t('form.phone')}
        required
        autoComplete="off"
        value={form.values.phone}
        onChange={(digits) => form.setFieldValue('phone', digits)}
        error={form.errors['phone']}
        onBlur={form.getInputProps('phone').onBlur}
      />
      <TextInput
        id={idOf('plate')}
        label={t('form.plate')}
        description={isForeignToUs ? t('form.notOurs') : t('form.plateHint')}
        withAsterisk
        {...codeField}
        {...form.getInputProps('plate')}
      />
    </EntryDialog>
  )
}

function isSameEntry(one: DriverEntry, other: DriverEntry): boolean {
  return one.name === other.name && one.phone === other.phone && one.plate === other.plate
}
