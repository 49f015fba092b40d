import { newsItemRoute, newsRoute } from './news/newsRoutes.ts'
import { pageRoute, personalDataRoute, updateRoute } from './pages/pageRoutes.ts'
import { smsRoute } from './sms/smsRoute.ts'

/** The pages of this package, all for everybody. */
export const cityRoutes = [
  newsRoute,
  newsItemRoute,
  pageRoute,
  personalDataRoute,
  updateRoute,
  smsRoute,
] as const
