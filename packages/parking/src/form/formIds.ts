import type { FieldIds } from './focus.ts'

/** The ids of what stands in the parking form. */
export const formIds = {
  form: 'parking-form',
  cost: 'parking-cost',
  zone: 'parking-zone',
  plate: 'parking-plate',
  start: 'parking-start',
  duration: 'parking-duration',
  submit: 'parking-submit',
} satisfies FieldIds & Record<string, string>
