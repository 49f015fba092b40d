// One file, so that the first page has to know of one.
export { CardPage } from './card/CardPage.tsx'
export { CheckPage } from './check/CheckPage.tsx'
export { EvidencePage } from './evidence/EvidencePage.tsx'
export { PhoneCallbackPage } from './phone/PhoneCallbackPage.tsx'
