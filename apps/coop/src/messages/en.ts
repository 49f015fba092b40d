import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  header: {
    brand: 'Parking for companies',
    skip: 'Skip to content',
    loading: 'The page is loading',
    toMap: 'Parking map',
  },
  closed: {
    title: 'Closed for maintenance',
    text: 'We are updating the service and will be back soon. If it is urgent, call {{phone}}.',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is no such address: the link may have a typo, or the page has moved.',
    home: 'Home',
  },
} satisfies SameKeys<typeof ru>
