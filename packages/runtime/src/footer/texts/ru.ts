import { defineTexts } from '../../texts/defineTexts.ts'

const ru = {
  owner: {
    licences: 'Лицензии',
    copyright: '© {{years}} {{owner}}',
    numbers: 'ИНН {{inn}}, ОГРН {{ogrn}}',
    hours: 'Поддержка отвечает {{hours}}',
  },
} as const

/** What is said of who runs the parkings; it comes with the first that names them. */
export const ownerTexts = defineTexts('owner', ru, async () => (await import('./en.ts')).en)
