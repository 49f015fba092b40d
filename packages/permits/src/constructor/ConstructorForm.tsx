import type { OfferSearch } from '@parking/api-client'
import { VehicleChoice } from '@parking/payments'
import { Button } from '@mantine/core'
import {
  canSearchOffers,
  checkConstructor,
  type ConstructorDraft,
  type ConstructorRefusals,
  emptyConstructor,
  mainVehicle,
  type PermitTiming,
  type Profile,
  type ReadList,
  type Vehicle,
  type Zone,
} from '@parking/domain'
import type { DateOnly } from '@parking/pricing'
import { late, LazyBoundary, UnreadableNote, useTexts } from '@parking/runtime'
import { FormSummary, Section } from '@parking/ui'
import { type ReactNode, useId, useState } from 'react'
import { permitsTexts } from '../texts/ru.ts'
import {
  constructorChanged,
  constructorReset,
  offersRequested,
  useConstructorDraft,
} from '../store/constructorDraft.ts'
import { useToday } from '../words/useToday.ts'
import css from './ConstructorPage.module.css'
import { DaysChoice } from './DaysChoice.tsx'
import { ZonesField } from './ZonesField.tsx'

/** What the constructor is asked as the form stands. */
interface ConstructorValues {
  readonly values: ConstructorDraft
  readonly refusals: ConstructorRefusals
  /** The question; null while something is refused. */
  readonly search: OfferSearch | null
  /** Whether just this was asked already. */
  readonly isAsked: boolean
}

// The calendar is heavy: the rest of the form does not wait for it.
const DayField = late(async () => (await import('../words/DayField.tsx')).DayField)

/** Asks for which car, zones and days a permit is wanted. */
export function ConstructorForm({
  profile,
  zones,
  timings,
}: {
  readonly profile: Profile
  readonly zones: ReadList<Zone>
  readonly timings: ReadList<PermitTiming>
}): ReactNode {
  const { t } = useTexts(permitsTexts)
  const today = useToday()
  const { vehicles, unreadable } = profile
  const { values, refusals, search, isAsked } = useConstructorValues(vehicles, today)
  const words = useRefusalWords(refusals)
  // Nothing is judged before somebody asks.
  const [attempts, setAttempts] = useState(0)
  const told = attempts > 0 ? words : {}
  const id = useId()
  const fieldId = (field: keyof typeof refusals) => `${id}-${field}`

  function next(): void {
    if (isAsked) return
    setAttempts(search === null ? attempts + 1 : 0)
    if (search !== null) offersRequested(search)
  }

  return (
    <Section title={t('finder.form')} saidAbove>
      <form
        className={css['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          next()
        }}
      >
        <FormSummary
          title={t('finder.summary')}
          errors={fields.flatMap((field) => {
            const message = told[field]
            return message === undefined ? [] : [{ fieldId: fieldId(field), message }]
          })}
          attempt={attempts}
        />
        <UnreadableNote count={unreadable.vehicles} />
        {vehicles.length === 0 ? (
          <p>{t('vehicle.none')}</p>
        ) : (
          <VehicleChoice
            id={fieldId('plate')}
            label={t('vehicle.label')}
            vehicles={vehicles}
            plate={values.plate}
            error={told.plate ?? null}
            onChange={(plate) => constructorChanged({ plate })}
          />
        )}
        <UnreadableNote count={zones.unreadable} />
        <ZonesField
          id={fieldId('zones')}
          zones={zones.items}
          value={values.zones}
          error={told.zones ?? null}
          onChange={(chosen) => constructorChanged({ zones: chosen })}
        />
        <UnreadableNote count={timings.unreadable} />
        <DaysChoice
          id={fieldId('days')}
          timings={timings.items}
          value={values.days}
          error={told.days ?? null}
          onChange={(days) => constructorChanged({ days })}
        />
        <div className={css['date']}>
          <LazyBoundary waiting={<div className={css['waiting']} />}>
            <DayField
              id={fieldId('startDate')}
              label={t('finder.start')}
              value={values.startDate}
              min={today}
              error={told.startDate ?? null}
              onChange={(startDate) => constructorChanged({ startDate })}
            />
          </LazyBoundary>
        </div>
        <div className={css['buttons']}>
          <Button
            type="submit"
            size="lg"
            // It keeps the focus: the next change lets it go on.
            {...(isAsked ? { 'data-disabled': true, 'aria-disabled': true } : {})}
          >
            {t('finder.next')}
          </Button>
          <Button
            size="lg"
            variant="default"
            onClick={() => {
              setAttempts(0)
              constructorReset()
            }}
          >
            {t('finder.reset')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

/** In the order of the form. */
const fields = ['plate', 'zones', 'days', 'startDate'] as const

/** Tells what the constructor is asked: what was chosen, else the main vehicle from tomorrow on. */
function useConstructorValues(vehicles: readonly Vehicle[], today: DateOnly): ConstructorValues {
  const { zones, asked, ...draft } = useConstructorDraft()
  const wanted = draft.plate ?? mainVehicle(vehicles)?.plate ?? null
  const values: ConstructorDraft = {
    zones,
    plate: vehicles.some(({ plate }) => plate === wanted) ? wanted : null,
    startDate: draft.startDate ?? emptyConstructor(today).startDate,
    days: draft.days,
  }
  const refusals = checkConstructor(values, today)
  const { plate, startDate, days } = values
  const isWhole = canSearchOffers(refusals) && plate !== null && startDate !== null && days !== null
  const search = isWhole ? { zones, plate, startDate, days } : null
  return { values, refusals, search, isAsked: asked !== null }
}

/** Says in words what the constructor refuses; a good field has none. */
function useRefusalWords(
  refusals: ConstructorRefusals,
): Partial<Readonly<Record<keyof ConstructorRefusals, string>>> {
  const { t } = useTexts(permitsTexts)
  const { plate, zones, days, startDate } = refusals
  return {
    ...(plate === null ? {} : { plate: t('vehicle.empty') }),
    ...(zones === null ? {} : { zones: t('finder.zonesEmpty') }),
    ...(days === null ? {} : { days: t('finder.daysEmpty') }),
    ...(startDate === null
      ? {}
      : {
          startDate: t(startDate === 'past' ? 'finder.startPast' : 'finder.startEmpty'),
        }),
  }
}
