import { asText } from '../contract/record.ts'
import { Skip } from '../Outcome.ts'
import { type Cases, open, plain } from './Case.ts'

/** What a city tells everybody. */
export const cityCases: Cases = {
  getOptionsInfo: open,
  getOptionsInfoV2: open,
  getOptionsInfoV3: open,
  getOptions: open,
  getMapInfoV2: open,
  getMapInfoV3: open,
  getZones: plain,
  getTimings: plain,
  getSmsCommands: open,
  getNotification: open,
  getNews: { good: { limit: 2, offset: 0 }, as: 'nobody', bad: { limit: 'ten' } },
  getNewsItem: {
    good: async (stage) => {
      const [news] = await stage.list('getNews', {}, '')
      if (!news) throw new Skip('the city has no news')
      return { id: asText(news['id']) }
    },
    as: 'nobody',
    bad: { id: 999_999_999 },
  },
  getPage: {
    good: { path: 'rules' },
    as: 'nobody',
    bad: { path: 'no-such-page' },
    lasting: 'the kit knows of no page that every city has',
  },
}
