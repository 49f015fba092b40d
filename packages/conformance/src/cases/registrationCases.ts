import { asText } from '../contract/record.ts'
import { phone, type Stage } from '../Stage.ts'
import { type Cases, open } from './Case.ts'

const person = { firstname: 'Имя', lastname: 'Фамилия', pass: 'secret-1' }
const lasting = 'whoever registers stays, and needs the codes of messages'

function somebody(stage: Stage) {
  const n = stage.another()
  return { ...person, email: `kit-${n}@parking.example`, phone: phone(n) }
}

async function ownEmail(stage: Stage): Promise<string> {
  return asText((await stage.profile())['email'])
}

async function ownPhone(stage: Stage): Promise<string> {
  return asText(Object((await stage.profile())['telephone']).phone)
}

async function registration(stage: Stage): Promise<string> {
  stage.testBed(lasting)
  const fields = { ...somebody(stage), confirmationType: 'SMS' }
  return asText((await stage.read('registerV2', fields, ''))['emailSalt'])
}

async function confirmedEmail(stage: Stage): Promise<string> {
  const salt = await registration(stage)
  const code = await stage.testBed(lasting).lastCode()
  return asText((await stage.read('confirmEmail', { code }, salt))['phoneSalt'])
}

const sentCode = async (stage: Stage) => ({ code: await stage.testBed(lasting).lastCode() })

/** The steps in which a driver registers. */
export const registrationCases: Cases = {
  getConfirmationTypeV2: open,
  register: {
    good: somebody,
    as: 'nobody',
    bad: async (stage) => ({ ...somebody(stage), email: await ownEmail(stage) }),
    lasting,
  },
  registerV2: {
    good: somebody,
    as: 'nobody',
    bad: async (stage) => ({ ...somebody(stage), phone: await ownPhone(stage) }),
    lasting,
  },
  changeRegistrationPhone: {
    good: (stage) => ({ phone: phone(stage.another()) }),
    as: confirmedEmail,
    bad: async (stage) => ({ phone: await ownPhone(stage) }),
  },
  checkEmail: {
    good: { email: 'free-of-the-kit@parking.example' },
    as: 'nobody',
    bad: async (stage) => ({ email: await ownEmail(stage) }),
  },
  checkPhone: {
    good: { phone: phone(9_000_004) },
    as: 'nobody',
    bad: async (stage) => ({ phone: await ownPhone(stage) }),
  },
  confirmEmail: { good: sentCode, as: registration, bad: { code: 'none' } },
  confirmPhone: { good: sentCode, as: confirmedEmail, bad: { code: 'none' } },
}
