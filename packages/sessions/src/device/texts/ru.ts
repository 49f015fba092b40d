import { defineTexts } from '@parking/runtime/texts'

const ru = {
  stays: {
    title: 'Оплачено здесь',
    onlyHere:
      'Об этой парковке знает только это устройство. Время считаем с начала оплаты: у города парковка может кончаться на несколько минут позже.',
    again: 'Продлить нельзя: когда время выйдет, оплатите ещё раз.',
    order: 'Платёж {{order}}, {{sum}}',
    forget: 'Забыть',
    forgetOf: 'Забыть парковку {{plate}} на этом устройстве',
    forgetTitle: 'Забыть эту парковку?',
    forgetText:
      'Парковка {{plate}} оплачена до {{time}} и продолжится. О ней знает только это устройство: вернуть запись будет нельзя.',
    keep: 'Оставить',
    past: 'Устройство месяц помнит, за какие номера здесь платили: {{plates}}.',
    forgetAll: 'Забыть номера',
    running: 'Парковка идёт',
    runningHere: 'Оплачено здесь без входа',
    withoutAccount: 'Оплачено без входа, в кабинете этой парковки нет.',
    left: 'Осталось {{time}}',
  },
} as const

/** The texts of what was paid for on this device without an account. */
export const deviceTexts = defineTexts('device', ru, async () => (await import('./en.ts')).en)
