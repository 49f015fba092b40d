import { asRecords, asText } from '../contract/record.ts'
import { Skip } from '../Outcome.ts'
import { phone, plate, type Stage } from '../Stage.ts'
import { type Cases, plain } from './Case.ts'

const cars = JSON.stringify([{ numberTs: 'А123ВС116', formatGrz: 'Russian', category: 'B' }])
const listed = {
  good: { cars },
  bad: { cars: '[{}]' },
  lasting: 'it puts another list in the place of all vehicles of the driver',
}

async function ownNumbers(stage: Stage): Promise<unknown[]> {
  return asRecords((await stage.profile())['ts']).map((known) => known['numberTs'])
}

/** A plate that the driver does not have; a vehicle of it is removed again. */
async function freePlate(stage: Stage): Promise<string> {
  const taken = await ownNumbers(stage)
  let number = plate(stage.another())
  while (taken.includes(number)) number = plate(stage.another())
  stage.after(`the driver's vehicle ${number}`, async () => {
    if ((await ownNumbers(stage)).includes(number)) await stage.step('removeCar', { ГРЗ: number })
  })
  return number
}

async function car(stage: Stage): Promise<string> {
  const number = await freePlate(stage)
  await stage.step('addCar', { ГРЗ: number, Категория: 'B', Формат: 'Russian' })
  return number
}

async function ownPhone(stage: Stage): Promise<string> {
  const number = asText(Object((await stage.profile())['telephone']).phone)
  if (number === '') throw new Skip('the driver has no phone')
  return number
}

const sends = 'it sends a message to somebody'

/** What a driver sees and changes of the own account; what is changed is set to what it was. */
export const profileCases: Cases = {
  getProfile: plain,
  getProfileV2: plain,
  getProfileV3: plain,
  getProfileV4: plain,
  getProfileV5: plain,
  getProfileV6: plain,
  getBalance: plain,
  getAccountSettings: plain,
  changeAccountSettings: {
    good: async (stage) => {
      const { pushOff } = await stage.read('getAccountSettings')
      return { name: 'pushOff', value: String(pushOff === true) }
    },
    bad: { name: 'colour', value: 'true' },
  },
  changeProfile: {
    good: async (stage) => {
      const firstname = asText((await stage.profile())['firstName'])
      if (firstname === '') throw new Skip('the driver has no name')
      return { firstname }
    },
    bad: { firstname: '' },
  },
  changePassword: {
    good: ({ given }) => ({ pass: given.password, currentpass: given.password }),
    bad: ({ given }) => ({ pass: given.password, currentpass: 'wrong' }),
    lasting: 'a password that is set may end what the driver is signed in to',
  },
  sendEmailCode: {
    good: { email: 'changed@parking.example', edit: 'true' },
    bad: { email: 'no address', edit: 'true' },
    lasting: sends,
  },
  sendSmsCode: {
    good: { phone: phone(9_000_005), edit: 'false', isReply: 'false' },
    bad: async (stage) => ({ phone: await ownPhone(stage) }),
    lasting: sends,
  },
  deletePhone: {
    good: async (stage) => {
      const telephones = asRecords((await stage.profile())['telephones'])
      const other = telephones.find(({ isMain }) => isMain !== true)
      if (!other) throw new Skip('the driver has one phone only')
      return { phone: asText(other['phone']) }
    },
    bad: { phone: phone(9_000_008) },
    lasting: 'a phone comes back by a code alone',
  },
  setMainPhone: { good: async (stage) => ({ phone: await ownPhone(stage) }), bad: { phone: '' } },
  changeCars: listed,
  changeCarsV2: listed,
  addCar: {
    good: async (stage) => ({
      ГРЗ: await freePlate(stage),
      Категория: 'B',
      Формат: 'Russian',
      СерияНомерДокумента: '1600 654321',
    }),
    bad: { ГРЗ: 'У001' },
  },
  changeCar: {
    good: async (stage) => ({ oldgrz: await car(stage), newgrz: await freePlate(stage) }),
    bad: { oldgrz: 'Х000ХХ116' },
  },
  removeCar: { good: async (stage) => ({ ГРЗ: await car(stage) }), bad: { ГРЗ: '' } },
}
