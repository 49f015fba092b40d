import { DRIVER } from '../seed/demoAccounts.ts'
import { type Cases, plain } from './Case.ts'

const cars = JSON.stringify([{ numberTs: 'А123ВС116', formatGrz: 'Russian', category: 'B' }])

/** What a driver sees and changes of the own account. */
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
    good: { name: 'pushOff', value: 'true' },
    bad: { name: 'colour', value: 'true' },
  },
  changeProfile: { good: { firstname: 'Водитель' }, bad: { firstname: '' } },
  changePassword: {
    good: { pass: 'parking1', currentpass: 'parking1' },
    bad: { pass: 'parking1', currentpass: 'wrong' },
  },
  sendEmailCode: {
    good: { email: 'changed@parking.example', edit: 'true' },
    bad: { email: 'no address', edit: 'true' },
  },
  sendSmsCode: {
    good: { phone: '79110000005', edit: 'false', isReply: 'false' },
    bad: { phone: DRIVER.phone },
  },
  deletePhone: {
    good: { phone: '79000000011' },
    bad: { phone: '79110000008' },
  },
  setMainPhone: { good: { phone: DRIVER.phone }, bad: { phone: '' } },
  changeCars: { good: { cars }, bad: { cars: '[{}]' } },
  changeCarsV2: { good: { cars }, bad: { cars: '[{}]' } },
  addCar: {
    good: {
      ГРЗ: 'У001УУ116',
      Категория: 'B',
      Формат: 'Russian',
      СерияНомерДокумента: '1600 654321',
    },
    bad: { ГРЗ: 'У001' },
  },
  changeCar: {
    good: async (stage) => {
      await stage.step('addCar', { ГРЗ: 'У001УУ116' })
      return { oldgrz: 'У001УУ116', newgrz: 'У002УУ116', Основной: 'true' }
    },
    bad: { oldgrz: 'Х000ХХ116' },
  },
  removeCar: {
    good: async (stage) => {
      await stage.step('addCar', { ГРЗ: 'У002УУ116' })
      return { ГРЗ: 'У002УУ116' }
    },
    bad: { ГРЗ: '' },
  },
}
