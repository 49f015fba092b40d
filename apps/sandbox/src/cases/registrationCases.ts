import { DRIVER } from '../seed/demoAccounts.ts'
import { type Cases, open } from './Case.ts'
import { phone, type Stage } from './Stage.ts'

const person = { firstname: 'Имя', lastname: 'Фамилия', pass: 'secret-1' }

async function registration(stage: Stage): Promise<string> {
  const n = stage.another()
  const fields = {
    ...person,
    email: `p${n}@parking.example`,
    phone: phone(n),
    confirmationType: 'SMS',
  }
  const { result } = await stage.step('registerV2', fields, '')
  return String(result['emailSalt'])
}

async function confirmedEmail(stage: Stage): Promise<string> {
  const salt = await registration(stage)
  const { result } = await stage.step('confirmEmail', { code: await stage.city.lastCode() }, salt)
  return String(result['phoneSalt'])
}

/** The steps in which a driver registers. */
export const registrationCases: Cases = {
  getConfirmationTypeV2: open,
  register: {
    good: { ...person, email: 'first@parking.example', phone: '+79110000000' },
    as: 'nobody',
    bad: { ...person, email: DRIVER.email, phone: '79110000001' },
  },
  registerV2: {
    good: { ...person, email: 'second@parking.example', phone: '+79110000002' },
    as: 'nobody',
    bad: { ...person, email: 'third@parking.example', phone: DRIVER.phone },
  },
  changeRegistrationPhone: {
    good: { phone: '79110000003' },
    as: confirmedEmail,
    bad: { phone: DRIVER.phone },
  },
  checkEmail: {
    good: { email: 'free@parking.example' },
    as: 'nobody',
    bad: { email: DRIVER.email },
  },
  checkPhone: { good: { phone: '79110000004' }, as: 'nobody', bad: { phone: DRIVER.phone } },
  confirmEmail: {
    good: async (stage) => ({ code: await stage.city.lastCode() }),
    as: registration,
    bad: { code: 'none' },
  },
  confirmPhone: {
    good: async (stage) => ({ code: await stage.city.lastCode() }),
    as: confirmedEmail,
    bad: { code: 'none' },
  },
}
