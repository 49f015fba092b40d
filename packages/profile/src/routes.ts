import { feedbackRoute } from './feedback/feedback.route.ts'
import { finesRoute } from './fines/fines.route.ts'
import { myProfileRoute } from './mine/myProfile.route.ts'
import { operationsRoute } from './operations/operations.route.ts'
import { receiptsRoute } from './receipts/receipts.route.ts'

/** The pages of this package, all in the account. */
export const profileRoutes = [
  operationsRoute,
  myProfileRoute,
  receiptsRoute,
  finesRoute,
  feedbackRoute,
] as const
