const prices = [
  {
    type: 'default',
    interval: { from: '00:00:00', to: '23:59:59' },
    price: '100.00',
    priceNum: 10_000,
  },
]

/** The city's zones, with a parking each. */
export const zones = [
  {
    value: '101',
    zonenumber: '101',
    zonename: 'Центр',
    prices,
    parkings: [{ parkingCode: '10101', name: 'Центр, 10101' }],
  },
  {
    value: '102',
    zonenumber: '102',
    zonename: 'Вокзал',
    prices,
    parkings: [{ parkingCode: '10201', name: 'Вокзал, 10201' }],
  },
]

/** Its ways to pay. */
export const methods = [
  { methodName: 'balance', methodNameForShow: 'Баланс', isPhoneRequired: false },
  { methodName: 'card', methodNameForShow: 'Банковская карта', isPhoneRequired: false },
  { methodName: 'mobile', methodNameForShow: 'Мобильный телефон', isPhoneRequired: true },
]

/** Its settings, which a test may change. */
export const settings = {
  intervals: { min: 15, max: 1440, step: 15 },
  paymentsMethods: methods,
  dontUseBalance: false,
  calendar: { holidays: [], workingDays: [] },
  contacts: { phone: '+70000000000', email: 'help@kazan.parking.example' },
}
