import {
  type DurationLimits,
  durationOptions,
  formatUntil,
  type Vehicle,
  zonePriceAt,
} from '@parking/domain'
import { late, LazyBoundary, UnreadableNote, useAppContext, useTexts } from '@parking/runtime'
import { DurationInput, type DurationInputProps, useNow } from '@parking/ui'
import type { ComponentProps, ReactNode } from 'react'
import {
  durationChosen,
  type ParkingData,
  sessionsTexts,
  useDurationLabels,
  useZoneRules,
} from '@parking/sessions'
import type { PlaceFacts } from '../sign/PlaceFacts.tsx'
import { parkingTexts } from '../texts/ru.ts'
import { findEnds } from './findEnds.ts'
import type { FormValues } from './formValues.ts'
import { Advice } from './lateAdvice.tsx'
import { PlaceAndVehicle } from './PlaceAndVehicle.tsx'
import { StartField } from './StartField.tsx'
import type { FormFields, MissingText } from './useBlocker.ts'
import css from '../sign/PlaceFactsLater.module.css'

const Facts = late(async () => (await import('../sign/PlaceFacts.tsx')).PlaceFacts)

/** Offered as one press, in minutes; those that the city does not sell are left out. */
const quickDurations = [30, 60, 120, 180, 480]

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
  const offered = useOfferedEnds(zone?.number ?? null, vehicle, durations)
  const ends = isToday ? offered : []
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
            chips={quickDurations.filter(
              (length) => !ends.some(({ minutes }) => minutes === length),
            )}
            ends={ends}
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

/** The durations that are offered by their end, in words. */
function useOfferedEnds(
  zone: string | null,
  vehicle: Pick<Vehicle, 'plate' | 'category'> | null,
  limits: DurationLimits,
): NonNullable<DurationInputProps['ends']> {
  const { t } = useTexts(parkingTexts)
  const { t: sessionsText, language } = useTexts(sessionsTexts)
  const { timeZone } = useAppContext().api
  const rules = useZoneRules(zone, vehicle)
  const now = useNow('minute')
  if (rules === null) return []
  const price = zonePriceAt(rules.tariff, now, rules.context)
  return findEnds(price, now, durationOptions(limits), quickDurations, timeZone).map(
    ({ kind, minutes, until }) => {
      const time = formatUntil(until, now, { timeZone, language })
      const label = kind === 'time' ? sessionsText('time.until', { time }) : t('form.untilFree')
      return { minutes, label }
    },
  )
}

/** Says what an hour costs at a place, and what its sign has to show. The form can be used before it is loaded. */
function PlaceFactsLater(props: ComponentProps<typeof PlaceFacts>): ReactNode {
  return (
    <div className={css['place']}>
      <LazyBoundary lost={null}>
        <Facts {...props} />
      </LazyBoundary>
    </div>
  )
}
