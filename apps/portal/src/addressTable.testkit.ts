/** What a page says: its heading, then its name in the browser's tab. */
const pages = {
  map: {
    ru: ['Карта парковок: Казань', 'Карта'],
    en: ['Parking map: Kazan', 'Map'],
  },
  nothing: {
    ru: ['Страница не найдена', 'Страница не найдена'],
    en: ['Page not found', 'Page not found'],
  },
  registration: {
    ru: ['Регистрация', 'Регистрация'],
    en: ['Create an account', 'Create an account'],
  },
  emailStep: {
    ru: ['Подтвердите почту', 'Регистрация'],
    en: ['Confirm your email', 'Create an account'],
  },
  phoneStep: {
    ru: ['Подтвердите телефон', 'Регистрация'],
    en: ['Confirm your phone', 'Create an account'],
  },
  incompleteLink: {
    ru: ['Ссылка неполная', 'Регистрация'],
    en: ['The link is incomplete', 'Create an account'],
  },
  memberAlready: {
    ru: ['Вы уже вошли', 'Регистрация'],
    en: ['You’re signed in already', 'Create an account'],
  },
  restore: { ru: ['Новый пароль', 'Новый пароль'], en: ['New password', 'New password'] },
  newPassword: {
    ru: ['Придумайте пароль', 'Новый пароль'],
    en: ['Choose a password', 'New password'],
  },
  guestPayment: {
    ru: ['Оплата без регистрации', 'Оплата без регистрации'],
    en: ['Pay without an account', 'Pay without an account'],
  },
  card: { ru: ['Оплата картой', 'Оплата картой'], en: ['Payment by card', 'Payment by card'] },
  check: { ru: ['Чек парковки', 'Чек парковки'], en: ['Parking receipt', 'Parking receipt'] },
  phoneCallback: {
    ru: ['Ждите СМС', 'Оплата с телефона'],
    en: ['Wait for a text message', 'Payment by phone'],
  },
  sms: {
    ru: ['СМС-команды', 'СМС-команды'],
    en: ['Text message commands', 'Text message commands'],
  },
  news: { ru: ['Новости', 'Новости'], en: ['News', 'News'] },
  newsItem: { ru: ['Новая зона', 'Новая зона · Новости'], en: ['Новая зона', 'Новая зона · News'] },
  help: {
    ru: ['Страница help', 'Страница help · Справка'],
    en: ['Страница help', 'Страница help · Help'],
  },
  rules: {
    ru: ['Страница rules', 'Страница rules · Справка'],
    en: ['Страница rules', 'Страница rules · Help'],
  },
  personalData: {
    ru: ['Персональные данные', 'Персональные данные'],
    en: ['Personal data', 'Personal data'],
  },
  update: {
    ru: ['Страница update', 'Страница update · Обновление сервиса'],
    en: ['Страница update', 'Страница update · Service update'],
  },
  parking: { ru: ['Парковка', 'Парковка'], en: ['Parking', 'Parking'] },
  evidence: {
    ru: ['Сведения о парковке', 'Сведения о парковке'],
    en: ['Parking record', 'Parking record'],
  },
  operations: {
    ru: ['История операций', 'История операций'],
    en: ['Payment history', 'Payment history'],
  },
  permits: { ru: ['Абонементы', 'Абонементы'], en: ['Permits', 'Permits'] },
  permit: {
    ru: ['Абонемент на парковку', 'Абонемент'],
    en: ['Parking permit', 'Permit'],
  },
  constructor: {
    ru: ['Конструктор абонементов', 'Конструктор'],
    en: ['Permit finder', 'Permit finder'],
  },
  myProfile: { ru: ['Мой профиль', 'Мой профиль'], en: ['My profile', 'My profile'] },
  fines: { ru: ['Штрафы', 'Штрафы'], en: ['Fines', 'Fines'] },
  feedback: { ru: ['Обратная связь', 'Обратная связь'], en: ['Feedback', 'Feedback'] },
  receipts: { ru: ['Квитанции', 'Квитанции'], en: ['Receipts', 'Receipts'] },
} as const

/** What one person is shown. */
interface Shown {
  readonly page: keyof typeof pages
  /** The path that it ends at, where that is not the one asked for. */
  readonly at?: string
  /** Whether the login is offered. */
  readonly asksToSignIn?: true
}

interface Address {
  readonly asked: string
  readonly guest: Shown
  readonly driver: Shown
  /** The same in a city that has switched the page off, where it has a switch. */
  readonly without?: { readonly guest: Shown; readonly driver: Shown }
}

const shows = (page: Shown['page'], at?: string): Shown => ({
  page,
  ...(at === undefined ? {} : { at }),
})
const nothing = shows('nothing')
const home = shows('map', '/')
const login: Shown = { ...home, asksToSignIn: true }

const forAll = (asked: string, shown: Shown, without?: Shown): Address => ({
  asked,
  guest: shown,
  driver: shown,
  ...(without === undefined ? {} : { without: { guest: without, driver: without } }),
})
const forGuests = (asked: string, guest: Shown, without?: Shown): Address => ({
  asked,
  guest,
  driver: home,
  ...(without === undefined ? {} : { without: { guest: without, driver: home } }),
})
/** The page of an e-mail's link: who is signed in is told that there is nothing left to do. */
const ofLetter = (asked: string, page: Shown['page'], at?: string): Address => ({
  asked,
  guest: shows(page, at),
  driver: shows('memberAlready', at),
})
const forDrivers = (asked: string, driver: Shown, without?: Shown): Address => ({
  asked,
  guest: login,
  driver,
  ...(without === undefined ? {} : { without: { guest: login, driver: without } }),
})

const confirmation = '/registration/confirmation'

/** The addresses of section 2 of the specification, parameters filled in, well and badly. */
export const known: readonly Address[] = [
  forAll('/', shows('map')),
  forAll('/?zone=none', shows('map')),
  forGuests('/registration', shows('registration')),
  ofLetter(`${confirmation}/email/salt-1`, 'emailStep'),
  // A code must not stay in the address.
  ofLetter(`${confirmation}/email/salt-1/code-1`, 'emailStep', `${confirmation}/email/salt-1`),
  ofLetter(`${confirmation}/phone/salt-1`, 'phoneStep'),
  ofLetter(`${confirmation}/email`, 'incompleteLink'),
  ofLetter(`${confirmation}/other/salt-1`, 'incompleteLink'),
  ofLetter('/confirmation/email', 'incompleteLink', `${confirmation}/email`),
  ofLetter('/confirmation/emails', 'incompleteLink', `${confirmation}/email`),
  ofLetter('/old/confirmation/email/salt-1/code-1', 'emailStep', `${confirmation}/email/salt-1`),
  forGuests('/restore-password', shows('restore')),
  forGuests('/restore-password?error=EmptyPass&email=a@parking.example', shows('restore')),
  forGuests('/restore-password/code', shows('newPassword')),
  forGuests('/restore-password/code/salt-1', shows('newPassword')),
  forGuests('/restore-password/other', shows('restore')),
  forGuests('/guest-payment', shows('guestPayment'), home),
  forAll('/payment', home),
  forAll('/payment?amount=5', home),
  forAll('/payment?invoiceId=1&amount=5', shows('card')),
  forAll('/payment?invoiceId=1&amount=much', shows('card')),
  forGuests('/check', shows('check')),
  forGuests('/check?title=101&dateIn=x&dateOut=y&price=z&ts=%3Cb%3E', shows('check')),
  forAll('/phone-payment-callback', shows('phoneCallback')),
  forAll('/sms-commands', shows('sms'), home),
  forAll('/news', shows('news')),
  forAll('/news/', shows('news')),
  forAll('/news/7', shows('newsItem')),
  forAll('/news/999', nothing),
  forAll('/news/%E0%A4', nothing),
  forAll('/pages', shows('help')),
  forAll('/pages/pers', shows('personalData'), nothing),
  forAll('/pages/rules', shows('rules')),
  forAll('/pages/none', nothing),
  // Nobody has been to the third party: the login opens and says so, which is told of elsewhere.
  forGuests('/callback/YandexLogin.html', home),
  forAll('/update', shows('update'), home),
  forDrivers('/profile', shows('parking', '/profile/parking')),
  forDrivers('/profile/parking', shows('parking')),
  forDrivers('/profile/parking?zone=none&type=other', shows('parking')),
  forDrivers('/profile/parking/evidence?session=1', shows('evidence')),
  forDrivers('/profile/operations', shows('operations')),
  forDrivers('/profile/operations?period=other', shows('operations')),
  forDrivers('/profile/abonements', shows('permits')),
  forDrivers('/profile/abonements/AB-1', shows('permit')),
  forDrivers('/profile/constructor', shows('constructor'), shows('permits', '/profile/abonements')),
  forDrivers('/profile/my-profile', shows('myProfile')),
  forDrivers('/profile/penalty', shows('fines'), nothing),
  forDrivers('/profile/feedback', shows('feedback'), nothing),
  forDrivers('/profile/receipts', shows('receipts'), nothing),
]

/** Addresses at which there is no page for anybody. */
export const unknown: readonly Address[] = [
  '/nothing/here',
  '/profile-of-nobody',
  '/profile/none',
  '/profile/parking/none',
  '/profile/abonements/AB-1/none',
  '/registration/none',
  '/registration/confirmation',
  '/restore-password/code/salt-1/none',
  '/news/7/none',
  '/pages/rules/none',
  '/callback',
  '/abc',
  // Addresses are written small.
  '/News',
  '/Profile/parking',
].map((asked) => forAll(asked, nothing))

/** Who opens an address. For the portal a company is a guest: it is signed in at its console. */
export const people = ['guest', 'driver', 'company'] as const
export const prefixes = ['', '/en', '/ru', '/xx'] as const
export type Person = (typeof people)[number]
export type Prefix = (typeof prefixes)[number]

/** An address as it is asked for, with its prefix. */
export function prefixed(prefix: Prefix, path: string): string {
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`
}

/** What somebody is shown at an address with a prefix: where it leads, and what the page says. */
export function expectedAt(
  { guest, driver }: Pick<Address, 'guest' | 'driver'>,
  asked: string,
  person: Person,
  prefix: Prefix,
): string {
  if (prefix === '/xx') return describe(home, '/', 'ru')
  const shown = person === 'driver' ? driver : guest
  const [path = ''] = (shown.at ?? asked).split('?')
  if (prefix !== '/en') return describe(shown, path, 'ru')
  return describe(shown, withoutPrefix.has(path) ? path : prefixed('/en', path), 'en')
}

/** Section 2: these have no variant with a language before them. */
const withoutPrefix = new Set(['/profile/constructor', '/profile/receipts'])

function describe(shown: Shown, path: string, language: 'ru' | 'en'): string {
  const [heading, tab] = pages[shown.page][language]
  const city = language === 'ru' ? 'Казань' : 'Kazan'
  return told({ path, heading, tab: `${tab} · ${city}`, asksToSignIn: shown.asksToSignIn === true })
}

/** One cell of the table, in words. */
export function told(seen: {
  readonly path: string
  readonly heading: string
  readonly tab: string
  readonly asksToSignIn: boolean
}): string {
  const { path, heading, tab, asksToSignIn } = seen
  return `${path} | ${heading} | ${tab}${asksToSignIn ? ' | login' : ''}`
}
