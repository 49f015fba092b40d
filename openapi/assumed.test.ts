import { expect, test } from 'vitest'
import { at, byId } from './readContract.ts'

test.each([
  ['the newer login of companies', ['loginCooperative']],
  ['the login by an access token', ['loginThirdPartyByAccessToken']],
  ['the path of the older map', ['getMapInfoV2']],
  ['the method of permit actions', ['pausePermit', 'continuePermit', 'refundPermit']],
  ['the method of the change of a permit', ['changePermitVehicle']],
  ['the method of the map and of texts', ['getMapInfoV3', 'getNews', 'getNewsItem', 'getPage']],
  ['the method of commands and notices', ['getSmsCommands', 'getNotification']],
  ['the method of receipts', ['getReceipt', 'sendReceipt']],
  ['what became of a charge', ['getChargeStatus']],
  ['logging out', ['logout']],
])('%s is marked as assumed and says so', (_what, ids) => {
  for (const id of ids) {
    expect(byId.get(id)?.['x-assumed']).toBe(true)
    expect(byId.get(id)?.description).toMatch(/assumed/)
  }
})

const form = 'requestBody/content/application~1x-www-form-urlencoded/schema/properties'
const appeals = '#/paths/~1api~1appealProcessing~1'
const json = 'requestBody/content/application~1json/schema/properties'

test.each([
  ['the form of a DELETE', '#/paths/~1api~1corp-profile~1remove-driver/delete/requestBody'],
  ['the form of a DELETE', '#/paths/~1api~1profile~1car/delete/requestBody'],
  ['the form of a DELETE', '#/paths/~1api~1profile~1delete-phone/delete/requestBody'],
  ['the form of a setting', '#/paths/~1api~1profile~1change-settings-v1/put/requestBody'],
  ['the place of the login answer', '#/components/schemas/LoginAnswer/allOf/1'],
  ['the place of an address', '#/components/schemas/Redirect/properties/RedirectURL'],
  ['the format of times', '#/components/schemas/CityDateTime'],
  ['the start of a permit', `#/paths/~1api~1payment~1subscription/post/${form}/timestart`],
  ['the start of offers', `#/paths/~1backend~1v2~1selectedAbonements/post/${json}/dateStart`],
  ['the date of a document', '#/components/schemas/PayerIndividual/properties/DateDoc'],
  ['the date of a fine', '#/components/schemas/Fine/properties/date'],
  ['the date of an offence', '#/components/schemas/Fine/properties/offenseDate'],
  ['the end of a discount', '#/components/schemas/Fine/properties/discountDate'],
  ['the date of a ruling', '#/components/schemas/Fine/properties/rulingDate'],
  ['the JSON of appeals', `${appeals}appealRegistration~1v1/post/requestBody`],
  ['the JSON of appeals', `${appeals}messageRegistration~1v1/post/requestBody`],
  ['the payer as JSON', `#/paths/~1api~1creatrefill/post/${form}/payer`],
  ['the payer as JSON', `#/paths/~1api~1creatsubscription/post/${form}/payer`],
  ['the vehicle of a form', `#/paths/~1api~1payment~1start~1v2/post/${form}/Vehicle[Number]`],
  ['the Russian names of a vehicle', '#/components/schemas/CarForm/properties/ГРЗ'],
  ['the guest token', '#/components/schemas/CitySettings/properties/guestToken'],
  ['the window of post-payment', '#/components/schemas/CitySettings/properties/postPaymentDays'],
  ['the banner', '#/components/schemas/OperationsSettings/properties/banner'],
  ['the calendar', '#/components/schemas/CitySettings/properties/calendar'],
  ['free minutes', '#/components/schemas/CitySettings/properties/freeMinutes'],
  ['the billing step', '#/components/schemas/CitySettings/properties/billingStep'],
  ['prices by category', '#/components/schemas/ZonePrice/properties/category'],
  ['the parkings of a zone', '#/components/schemas/Zone/properties/parkings'],
  ['the name of a zone on the map', '#/components/schemas/MapZone/properties/zonename'],
  ['the cadastral quarter', '#/components/schemas/Benefit/properties/cadastral'],
  ['the wait after too many codes', '#/components/schemas/Envelope/properties/retryAfter'],
  ['the salt of a restore', '#/paths/~1api~1profile~1restore-password~1check/get/parameters/1'],
  ['the key of an intent', '#/components/parameters/IdempotencyKey'],
])('%s is marked as assumed: %s', (_what, pointer) => {
  expect(at(pointer)).toHaveProperty('x-assumed', true)
})

test('a payer in a form is described, not only named', () => {
  for (const path of ['creatrefill', 'creatsubscription']) {
    expect(at(`#/paths/~1api~1${path}/post/${form}/payer`)).toMatchObject({
      contentMediaType: 'application/json',
      contentSchema: { $ref: '#/components/schemas/Payer' },
    })
  }
})
