import { DRIVER } from '../seed/demoAccounts.ts'
import type { Fields } from '../testing/operations.ts'
import { type Cases, plain } from './Case.ts'
import type { Stage } from './Stage.ts'

const question = { message: 'Вопрос', phone: DRIVER.phone, email: DRIVER.email }

async function appeal(stage: Stage): Promise<Fields> {
  const { result } = await stage.step('registerAppeal', question)
  return { idAppeal: String(result['idAppeal']) }
}

/** Appeals and their messages. */
export const feedbackCases: Cases = {
  getAppeals: plain,
  registerAppeal: {
    good: { ...question, idSubject: '1' },
    bad: { idSubject: '1', message: '' },
  },
  getMessages: { good: appeal, bad: { idAppeal: '999999' } },
  sendMessage: {
    good: async (stage) => ({ ...(await appeal(stage)), message: 'Ещё вопрос' }),
    bad: { idAppeal: '999999', message: ' ' },
  },
}
