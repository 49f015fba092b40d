import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = { write: 'Write to the operator: {{email}}' } as const satisfies SameKeys<
  typeof ru
>
