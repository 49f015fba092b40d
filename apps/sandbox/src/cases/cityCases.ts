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
  getNews: { good: { limit: 2, offset: 1 }, as: 'nobody', bad: { limit: 'ten' } },
  getNewsItem: {
    good: async (stage) => {
      const [news] = await stage.list('getNews', '')
      return { id: Number(news?.['id']) }
    },
    as: 'nobody',
    bad: { id: 999_999 },
  },
  getPage: { good: { path: 'rules' }, as: 'nobody', bad: { path: 'nowhere' } },
}
