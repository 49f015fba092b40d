import { defineTexts } from '@parking/runtime/texts'

export const ru = { write: 'Напишите оператору: {{email}}' } as const

/** The texts of the operator's contacts. */
export const contactsTexts = defineTexts('contacts', ru, async () => (await import('./en.ts')).en)
