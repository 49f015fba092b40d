import type { MenuEntry } from '@parking/runtime'
import { AlertIcon, ClockIcon, MailIcon, ReceiptIcon, UserIcon } from '@parking/ui'
import { hasFeedback, hasFines, hasReceipts } from './parts.ts'
import {
  feedbackTitles,
  finesTitles,
  myProfileTitles,
  operationsTitles,
  receiptsTitles,
} from './titles.ts'

/** The entries of this package in the menus. */
export const profileMenu = [
  {
    id: 'operations',
    to: '/profile/operations',
    icon: ClockIcon,
    area: 'account',
    order: 20,
    titles: operationsTitles,
  },
  {
    id: 'myProfile',
    to: '/profile/my-profile',
    icon: UserIcon,
    area: 'account',
    order: 50,
    titles: myProfileTitles,
  },
  {
    id: 'receipts',
    to: '/profile/receipts',
    icon: ReceiptIcon,
    area: 'account',
    order: 60,
    titles: receiptsTitles,
    isShown: hasReceipts,
  },
  {
    id: 'fines',
    to: '/profile/penalty',
    icon: AlertIcon,
    area: 'account',
    order: 70,
    titles: finesTitles,
    isShown: hasFines,
  },
  {
    id: 'feedback',
    to: '/profile/feedback',
    icon: MailIcon,
    area: 'account',
    order: 80,
    titles: feedbackTitles,
    isShown: hasFeedback,
  },
] as const satisfies readonly MenuEntry[]
