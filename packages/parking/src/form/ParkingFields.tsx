import { durationOptions } from '@parking/domain'
import { UnreadableNote, useTexts } from '@parking/runtime'
import { DurationInput } from '@parking/ui'
import type { ReactNode } from 'react'
import { durationChosen, type ParkingData, useDurationLabels } from '@parking/sessions'
import { parkingTexts } from '../texts/ru.ts'
import { PlaceFactsLater } from '../sign/PlaceFactsLater.tsx'
import type { FormValues } from './formValues.ts'
import { Advice } from './lateAdvice.tsx'
import { PlaceAndVehicle } from './PlaceAndVehicle.tsx'
import { quickDurations } from './quickDurations.ts'
import { StartField } from './StartField.tsx'
import type { FormFields, MissingText } from './useBlocker.ts'
import { useOfferedEnds } from './useOfferedEnds.ts'

/**
 * Asks for parking: where, which car, since when and for how long. The same in every way of paying.
 *
 * @param props.hasDuration - whether its length is chosen; not where it is paid when it ends
 */
export function ParkingFields({
  data,
  values,
  fields,
  missingText,
  hasDuration = true,
}: {
  readonly data: ParkingData
  readonly values: FormValues
  readonly fields: FormFields
  readonly missingText: MissingText
  readonly hasDuration?: boolean
}): ReactNode {
  const { t } = useTexts(parkingTexts)
  const { zone, parkingCode, vehicle, durationMinutes, day, startsAt } = values
  const { durations } = data.settings
  const labels = useDurationLabels()
  const isToday = day === 'today'
  const ends = useOfferedEnds(zone?.number ?? null, vehicle, durations)
  return (
    <>
      <PlaceAndVehicle data={data} values={values} fields={fields} missingText={missingText} />
      {isToday ? (
        <PlaceFactsLater zone={zone?.number ?? null} parkingCode={parkingCode} vehicle={vehicle} />
      ) : null}
      <StartField
        ref={fields.at('start')}
        data={data}
        values={values}
        missingText={missingText('missingStart')}
      />
      {hasDuration ? (
        <>
          <UnreadableNote count={data.settings.unreadable.durations} />
          <DurationInput
            ref={fields.at('duration')}
            label={t('form.duration')}
            description={t(isToday ? 'form.durationHint' : 'form.stayHint')}
            error={values.isDurationGone ? t('form.durationGone') : missingText('missingDuration')}
            options={durationOptions(durations)}
            value={durationMinutes}
            onChange={durationChosen}
            chips={quickDurations}
            ends={isToday ? ends : []}
            labels={labels}
            onEnter={() => fields.find('submit')?.click()}
          />
        </>
      ) : null}
      {!hasDuration || zone === null || vehicle === null || durationMinutes === null ? null : (
        <Advice
          zone={zone.number}
          vehicle={vehicle}
          durationMinutes={durationMinutes}
          startsAt={startsAt}
          limits={durations}
        />
      )}
    </>
  )
}
