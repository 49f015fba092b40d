import { myProfileRoute } from './mine/myProfileRoute.ts'
import { feedbackRoute } from './feedback/feedbackRoute.ts'
import { finesRoute } from './fines/finesRoute.ts'
import { operationsRoute } from './operations/operationsRoute.ts'
import { receiptsRoute } from './receipts/receiptsRoute.ts'

/** The pages of this package, all in the account. */
export const profileRoutes = [
  operationsRoute,
  myProfileRoute,
  receiptsRoute,
  finesRoute,
  feedbackRoute,
] as const
