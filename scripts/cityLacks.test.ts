import { expect, it } from 'vitest'
import { cityLacks } from './lib/cityLacks.ts'
import { loadCities } from './lib/loadCities.ts'

const [sample] = loadCities()
const ready = {
  ...sample,
  id: 'newtown',
  apiUrl: 'https://parking.newtown.ru/back-end/',
  siteUrl: 'https://parking.newtown.ru/',
  mapSource: { ...sample.mapSource, url: 'https://tiles.newtown.ru/{z}/{x}/{y}.mvt' },
  paymentHosts: ['pay.bank.ru'],
  contacts: { ...sample.contacts, phone: '+78001234567', email: 'help@newtown.ru' },
  legal: {
    name: { ru: 'МКУ', en: 'MKU' },
    inn: '7707083893',
    ogrn: '1027700132195',
    address: { ru: 'Новый город', en: 'New town' },
  },
  consent: {
    version: '1',
    text: { ru: 'Отзыв: help@newtown.ru.', en: 'To withdraw it: a letter.' },
  },
  flags: { ...sample.flags, pagePersonalData: true },
}

it('says nothing of a city whose file has all', () => {
  expect(cityLacks(ready)).toEqual([])
})

it.each([
  [
    { apiUrl: 'https://kazan.parking.example/' },
    ['newtown.json: apiUrl: kazan.parking.example is made up: no page'],
  ],
  [{ siteUrl: 'https://example.com/' }, ['newtown.json: siteUrl: ']],
  [{ mapSource: sample.mapSource }, ['newtown.json: mapSource.url: ']],
  [{ paymentHosts: ['pay.parking.example'] }, ['newtown.json: paymentHosts: ']],
  [
    { contacts: { phone: '+70000000000', email: 'a@b.example' } },
    [
      'newtown.json: contacts.email: ',
      'newtown.json: contacts.phone: ',
      'newtown.json: contacts.hours: ',
    ],
  ],
  [{ legal: undefined }, ['newtown.json: legal: absent']],
  [{ legal: sample.legal }, ['newtown.json: legal.inn: ', 'newtown.json: legal.ogrn: ']],
  [{ consent: undefined }, ['newtown.json: consent: absent']],
  [
    { consent: { version: '1', text: { ru: 'Отзыв: help@kazan.parking.example.', en: 'To us' } } },
    ['newtown.json: consent.text.ru: help@kazan.parking.example is made up'],
  ],
  [
    {
      thirdPartyId: { name: { ru: 'ID', en: 'ID' }, signInUrl: 'https://id.example/authorize?a=1' },
    },
    ['newtown.json: thirdPartyId.signInUrl: id.example is made up'],
  ],
  [
    { company: { bill: { account: '40702810000000000000' } } },
    ['newtown.json: company.bill.account: 40702810000000000000 is made up'],
  ],
  [{ errorReportsUrl: 'https://reports.parking.example-city.ru/in' }, []],
  [
    { flags: { ...ready.flags, pagePersonalData: false } },
    ['newtown.json: flags.pagePersonalData'],
  ],
])('names what %j lacks', (change, lines) => {
  const { consent: _consent, legal: _legal, ...rest } = ready
  const city = { ...rest, consent: ready.consent, legal: ready.legal, ...change }
  const said = cityLacks(JSON.parse(JSON.stringify(city)))
  expect(said).toEqual(lines.map((line) => expect.stringContaining(line)))
})
