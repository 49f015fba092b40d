import type { VehicleCategory } from '@parking/plates'
import { Refusal } from '../wire/Refusal.ts'

const CATEGORIES: readonly VehicleCategory[] = ['A', 'B', 'C', 'D', 'M']

/** Reads a vehicle's category, B when none is given; @throws Refusal `ValidationError`. */
export function readCategory(text: string): VehicleCategory {
  const wanted = text === '' ? 'B' : text.toUpperCase()
  const category = CATEGORIES.find((known) => known === wanted)
  if (!category) throw new Refusal('ValidationError', { message: 'Category' })
  return category
}
