import { asText } from '../contract/record.ts'
import type { Fields } from '../contract/writeRequest.ts'
import { Skip } from '../Outcome.ts'
import type { Stage } from '../Stage.ts'
import { type Cases, plain } from './Case.ts'

async function appeal(stage: Stage): Promise<Fields> {
  const [first] = await stage.list('getAppeals')
  if (!first) throw new Skip('the driver has no letters')
  return { idAppeal: asText(first['idAppeal'] ?? first['id']) }
}

const lasting = 'a letter stays with the operator'

/** Appeals and their messages. */
export const feedbackCases: Cases = {
  getAppeals: plain,
  registerAppeal: {
    good: async (stage) => {
      const { email, telephone } = await stage.profile()
      const phone = asText(Object(telephone).phone)
      return { message: 'Вопрос', phone, email: asText(email) }
    },
    bad: { message: '' },
    lasting,
  },
  getMessages: { good: appeal, bad: { idAppeal: '999999999' } },
  sendMessage: {
    good: async (stage) => ({ ...(await appeal(stage)), message: 'Ещё вопрос' }),
    bad: { idAppeal: '999999999', message: ' ' },
    lasting,
  },
}
