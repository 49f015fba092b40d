import { addVehicle, changeVehicle, type VehicleDraft } from '@parking/api-client'
import {
  changedVehicle,
  checkVehicleForm,
  findOccupied,
  formatDocumentNumber,
  normaliseDocumentNumber,
  suggestCategory,
  type EditedVehicle,
  type Profile,
  type Vehicle,
  type VehicleDocumentType,
} from '@parking/domain'
import { type PlateFormat, type VehicleCategory } from '@parking/plates'
import {
  type ChangeFailure,
  keptTyping,
  type RuledForm,
  useAppContext,
  useChangeFailure,
  useTexts,
  useOneMutation,
  useRuledForm,
} from '@parking/runtime'
import { useState } from 'react'
import { useDriverTyping } from '../../change/useDriverTyping.ts'
import { useProfileChange } from '../../change/useProfileChange.ts'
import { vehiclesTexts } from '../texts/ru.ts'
import { usePlateWords } from '../words/usePlateWords.ts'
import { useVehicleTime } from '../words/useVehicleTime.ts'
import { useFailureText } from './useFailureText.ts'

/** What is typed of a vehicle. */
export type VehicleValues = {
  readonly plate: string
  readonly format: PlateFormat
  /** Null while it is what the plate suggests. */
  readonly category: VehicleCategory | null
  /** Of a foreign plate; empty where it is not told. */
  readonly country: string
  readonly name: string
  readonly documentType: VehicleDocumentType
  readonly stsNumber: string
  readonly isMain: boolean
}

const kept = keptTyping<VehicleValues>()

/** The country that a Russian plate says. */
const russia = 'RUS'

/** The form of a vehicle: what is typed, what is wrong with it, and how it is saved. */
export function useVehicleForm({
  vehicle,
  profile,
  onDone,
}: {
  /** The vehicle that is changed; null for a new one. */
  readonly vehicle: Vehicle | null
  readonly profile: Profile
  readonly onDone: (plate: string) => void
}): RuledForm<VehicleValues> & {
  readonly category: VehicleCategory
  readonly isSaving: boolean
  /** Why it was not saved, in words, though all fields are good. */
  readonly failure: ChangeFailure | null
  /** Whether there was nothing to save. */
  readonly isSame: boolean
} {
  const { t } = useTexts(vehiclesTexts)
  const { clock } = useAppContext()
  const words = usePlateWords()
  const timeText = useVehicleTime()
  const failureText = useFailureText()
  const changeFailure = useChangeFailure()
  const title = t('failed.save')
  const change = useProfileChange()
  const [obstacle, setObstacle] = useState<'gone' | 'occupied' | 'same' | null>(null)
  const isFirst = vehicle === null && profile.vehicles.length === 0
  const check = (values: VehicleValues) =>
    checkVehicleForm({ ...values, category: categoryOf(values) }, vehicle?.plate ?? null, {
      ...profile,
      now: clock.now(),
    })
  const plateError = (values: VehicleValues, isAboutCategory: boolean) => {
    const { plate } = check(values)
    if (plate.ok || (plate.error === 'category') !== isAboutCategory) return null
    const occupied = findOccupied(values.plate, { ...profile, now: clock.now() })
    return words.refused(plate.error, values, occupied === null ? '' : timeText(occupied.until))
  }
  const save = useOneMutation({
    mutationFn: (edited: EditedVehicle) =>
      change(
        vehicle === null
          ? addVehicle(edited)
          : changeVehicle({
              plate: vehicle.plate,
              change: withFormat(changedVehicle(readEdited(vehicle), edited), edited),
            }),
        ({ vehicles }) => vehicles.some((one) => isSaved(one, edited)),
      ),
    onSuccess: (_, { plate }) => onDone(plate),
  })
  const ruled = useRuledForm<VehicleValues>({
    initialValues: readValues(vehicle, isFirst),
    rules: {
      plate: (_, values) => plateError(values, false),
      category: (_, values) => plateError(values, true),
      stsNumber: (_, values) => {
        const { stsNumber } = check(values)
        if (stsNumber.ok) return null
        return t(stsNumber.error === 'format' ? 'error.number' : 'error.numberDuplicate')
      },
    },
    onSubmit: (values) => {
      const { plate, stsNumber } = check(values)
      if (!plate.ok || !stsNumber.ok || save.isPending) return
      const edited = readTyped(values, { plate: plate.value, stsNumber: stsNumber.value })
      const found = findObstacle(vehicle, edited, profile, clock.now())
      setObstacle(found)
      save.reset()
      if (found === null) save.mutate(edited)
    },
  })
  useDriverTyping(kept, vehicle?.plate ?? '', ruled.form)
  return {
    ...ruled,
    category: categoryOf(ruled.form.values),
    isSaving: save.isPending,
    isSame: obstacle === 'same',
    failure:
      obstacle === 'gone'
        ? { title, text: t('form.gone') }
        : obstacle === 'occupied'
          ? { title, text: t('failed.occupied') }
          : save.error === null
            ? null
            : changeFailure(save.error, { title, text: failureText(save.error) }),
  }
}

function categoryOf({ category, plate, format }: VehicleValues): VehicleCategory {
  return category ?? suggestCategory(plate, format)
}

function readValues(vehicle: Vehicle | null, isFirst: boolean): VehicleValues {
  const { plate = '', format = 'russian' } = vehicle ?? {}
  const category = vehicle?.category ?? null
  const country = vehicle?.country ?? ''
  return {
    plate,
    format,
    // What the plate suggests goes on following it.
    category: category === suggestCategory(plate, format) ? null : category,
    country: format === 'foreign' ? country : '',
    name: vehicle?.name ?? '',
    documentType: vehicle?.documentType ?? 'registrationCertificate',
    stsNumber: formatDocumentNumber(vehicle?.stsNumber ?? ''),
    isMain: vehicle?.isMain ?? isFirst,
  }
}

/** A vehicle that was typed, with what the checks have made of it. */
function readTyped(
  values: VehicleValues,
  tidy: { readonly plate: string; readonly stsNumber: string | null },
): EditedVehicle {
  return {
    ...tidy,
    format: values.format,
    category: categoryOf(values),
    isMain: values.isMain,
    name: values.name.trim() || null,
    country: values.format === 'russian' ? russia : values.country || null,
    documentType: values.documentType,
  }
}

/** A vehicle as the form would write it untouched, so that only what a driver changes differs. */
function readEdited(vehicle: Vehicle): EditedVehicle {
  const { stsNumber, format, country, documentType } = vehicle
  return {
    ...vehicle,
    stsNumber: stsNumber === null ? null : normaliseDocumentNumber(stsNumber),
    country: format === 'russian' ? russia : country,
    documentType: documentType ?? 'registrationCertificate',
  }
}

function isSaved(saved: Vehicle, edited: EditedVehicle): boolean {
  return Object.keys(changedVehicle(readEdited(saved), edited)).length === 0
}

/** A plate is written in the letters of its format, so it never goes without. */
function withFormat(
  changed: Partial<EditedVehicle>,
  { format }: EditedVehicle,
): Partial<VehicleDraft> {
  return changed.plate === undefined ? changed : { ...changed, format }
}

/** What has come between the opening of the form and now. */
function findObstacle(
  vehicle: Vehicle | null,
  edited: EditedVehicle,
  { vehicles, sessions }: Profile,
  now: number,
): 'gone' | 'occupied' | 'same' | null {
  if (vehicle === null) return null
  if (!vehicles.some(({ plate }) => plate === vehicle.plate)) return 'gone'
  const changed = Object.keys(changedVehicle(readEdited(vehicle), edited))
  if (changed.length === 0) return 'same'
  return findOccupied(vehicle.plate, { sessions, now }) === null ? null : 'occupied'
}
