import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  header: {
    menu: 'Company account',
    brand: 'For companies',
    skip: 'Skip to content',
    loading: 'Loading the page',
    toMap: 'Parking map',
  },
  notFound: {
    home: 'Home',
  },
} satisfies SameKeys<typeof ru>
