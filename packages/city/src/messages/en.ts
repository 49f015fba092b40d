import type { SameKeys } from '@parking/runtime'
import type { ru } from './ru.ts'

export const en = {
  html: {
    newTab: 'opens in a new tab',
  },
  page: {
    loading: 'Loading…',
    retry: 'Try again',
    failed: 'The page didn’t load',
  },
  news: {
    title: 'News',
    failed: 'The news didn’t load',
    emptyTitle: 'No news yet',
    emptyText: 'What the city has to say about parking will appear here.',
    untitled: 'Untitled',
    more: 'Show more',
    back: 'All news',
    empty: 'This piece of news has no text.',
  },
  sms: {
    title: 'Text message commands',
    description: 'You can pay for parking by phone, even without the internet.',
    number: 'Short number',
    copyNumber: 'Copy the number',
    copyExample: 'Copy the example',
    copyExampleOf: 'Copy the example of “{{name}}”',
    copied: 'Copied',
    notCopied: 'That didn’t work. Select the text and copy it yourself.',
    example: 'Example',
    failed: 'The commands didn’t load',
    composeTitle: 'Compose a message',
    composeText: 'Fill in the fields: a message opens with its text ready, and you only send it.',
    zone: 'Zone number',
    plate: 'Plate number',
    hours: 'Hours',
    amount: 'Amount, ₽',
    action: 'What to do',
    start: 'Start parking',
    extend: 'Extend parking',
    topUp: 'Top up the balance',
    end: 'End parking',
    open: 'Open the message',
    missing: 'Fill in all fields to compose the message.',
  },
} satisfies SameKeys<typeof ru>
