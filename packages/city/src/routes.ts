import { newsRoute } from './news/news.route.ts'
import { newsItemRoute } from './news/newsItem.route.ts'
import { contentRoute } from './pages/content.route.ts'
import { personalDataRoute } from './pages/personalData.route.ts'
import { smsRoute } from './sms/sms.route.ts'
import { updateRoute } from './update/update.route.ts'

/** The pages of this package, all for everybody. */
export const cityRoutes = [
  newsRoute,
  newsItemRoute,
  contentRoute,
  personalDataRoute,
  updateRoute,
  smsRoute,
] as const
