import { mapTexts } from '@parking/map'
import { ok } from '@parking/runtime/samples'
import { portalMenu } from '../createPortalRouter.tsx'
import { panelTexts } from '../texts/panels/ru.ts'
import { portalTexts } from '../texts/ru.ts'

const items = [
  {
    path: 'https://city.example/',
    itemOrder: 1,
    titles: { ru: 'Сайт города', en: 'City website' },
  },
]

/** What a city says of its portal. */
export const portalSettings = {
  isClose: false,
  dontUseBalance: false,
  menuItems: { footer: items, mobile: items },
  appLinks: { iosLink: 'https://apps.example/ios', androidLink: 'https://apps.example/android' },
  contacts: { phone: '+79001234567', email: 'help@kazan.parking.example' },
}

/** The portal that a story of its frame stands in. */
export const portalStory = {
  texts: [portalTexts, panelTexts, mapTexts],
  menu: portalMenu,
  answers: { 'get-options-info-v3': () => ok(portalSettings) },
}
