import { defineTexts } from '@parking/runtime/texts'

const ru = {
  title: 'Вы вернулись со страницы банка',
  text: 'Войдите и узнаете, прошёл ли платёж. Если вы начали платить в другом браузере, это видно и в нём. Не платите ещё раз.',
} as const

/** The texts for who comes back from a bank in a browser that is not signed in. */
export const fromBankTexts = defineTexts('fromBank', ru, async () => (await import('./en.ts')).en)
