import { createPersonStore, personValue, type AppContext, type KeptValue } from '@parking/runtime'
import type { Instant } from '@parking/pricing'
import * as v from 'valibot'

type Context = Pick<AppContext, 'storage' | 'city'>

const paidReminder = v.object({
  zone: v.string(),
  /** When parking there begins to cost something. */
  at: v.number(),
})

/** A zone where a driver stands for free, and wants to be told when that ends. */
export type PaidReminder = v.InferOutput<typeof paidReminder>

/** So long after parking has begun to cost something it is still news, in milliseconds. */
const newsFor = 2 * 3_600_000

/** The reminder that was asked for, null when there is none. */
export const usePaidReminder = createPersonStore<{ readonly reminder: PaidReminder | null }>({
  reminder: null,
})

/** An app begins: what was asked for before still counts. */
export function paidReminderRead(context: Context): void {
  usePaidReminder.setState({ reminder: kept(context).read() })
}

/** The driver wants to be told, or, with null, no longer. */
export function paidReminderAsked(context: Context, reminder: PaidReminder | null): void {
  kept(context).write(reminder)
  usePaidReminder.setState({ reminder })
}

/** Whether it is time to tell: parking has begun to cost something, and not long ago. */
export function isPaidNews({ at }: PaidReminder, now: Instant): boolean {
  return now >= at && now < at + newsFor
}

function kept(context: Context): KeptValue<PaidReminder> {
  return personValue(context, 'remindPaid', paidReminder)
}
