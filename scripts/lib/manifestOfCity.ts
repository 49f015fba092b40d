import type { Language } from '@parking/runtime'

const words = {
  ru: { park: 'Начать парковку', running: 'Что идёт сейчас' },
  en: { park: 'Start parking', running: 'What runs now' },
}

/** Where a page finds its manifest. */
export function manifestAddress(language: Language): string {
  return `/manifest.${language}.webmanifest`
}

/** What a phone shows of a portal that is installed. */
interface Installed {
  readonly language: Language
  /** The name of the site. */
  readonly title: string
  /** The name below its icon; empty where the site is for all cities. */
  readonly city: string
  readonly description: string
}

/** Writes the manifest with which a phone installs a city's portal. */
export function manifestOfCity({ language, title, city, description }: Installed): string {
  const home = language === 'ru' ? '/' : `/${language}`
  const to = (path: string) => (language === 'ru' ? path : `/${language}${path}`)
  const { park, running } = words[language]
  return JSON.stringify({
    id: '/',
    name: title,
    short_name: city === '' ? title : city,
    description,
    lang: language,
    dir: 'ltr',
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: park, url: to('/profile/parking') },
      { name: running, url: to('/profile/parking#running') },
    ],
  })
}
