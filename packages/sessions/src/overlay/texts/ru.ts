import { defineTexts } from '@parking/runtime/texts'

const ru = {
  title: 'Возможно, за одно нажатие списано дважды',
  text: 'В истории города больше одной операции за это нажатие. Если вторую оплатили не вы с другого устройства, браузер отправил запрос ещё раз сам, когда пропала связь. Покажите операции оператору: лишнее возвращает он.',
  order: 'операция {{order}}',
  evidence: 'Сведения о парковке',
  call: 'Позвонить оператору',
  close: 'Закрыть',
} as const

/** The texts of what was charged more than once for one press. */
export const doubleChargesTexts = defineTexts(
  'doubleCharges',
  ru,
  async () => (await import('./en.ts')).en,
)
