import type { FormValues } from './formValues.ts'

/** Where and which car a form asks for by now, as far as it is known. */
export function wantedPlace({ zone, parkingCode, vehicle }: FormValues) {
  return { ...(zone === null ? {} : { zone: zone.number, parkingCode }), ...vehicle }
}

/** The same with when and for how long. */
export function wantedStay(values: FormValues) {
  const { durationMinutes, startsAt } = values
  return {
    ...wantedPlace(values),
    ...(durationMinutes === null ? {} : { durationMinutes }),
    startsAt: startsAt ?? undefined,
  }
}
