// One file, so that the first page has to know of one.
export {
  loadNews,
  loadNewsItem,
  loadPage,
  loadPersonalData,
  loadSms,
  loadUpdate,
} from './load/loadPages.ts'
export { NewsItemPage } from './news/NewsItemPage.tsx'
export { NewsPage } from './news/NewsPage.tsx'
export { ContentPage } from './pages/ContentPage.tsx'
export { PersonalDataPage } from './pages/PersonalDataPage.tsx'
export { SmsPage } from './sms/SmsPage.tsx'
export { UpdatePage } from './update/UpdatePage.tsx'
