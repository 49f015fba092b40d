import { expect, it } from 'vitest'
import { changeFleet } from './changeFleet.ts'

const from = { plate: 'А123ВС116', vin: 'XTA1', imei: null }

it('changes a company’s vehicle by the call for a car, its plate only where it is another', () => {
  const change = { kind: 'editVehicle', from, to: { ...from, vin: null, imei: '3569' } } as const
  const { method, path, body } = changeFleet(change, '1')
  expect([method, path]).toEqual(['put', '/api/profile/car'])
  expect(body).toMatchObject({
    oldgrz: 'А123ВС116',
    newgrz: 'А123ВС116',
    ГРЗ: undefined,
    VIN: '',
    IMEI: '3569',
  })
  const moved = changeFleet({ ...change, to: { ...from, plate: 'AB1234' } }, '1')
  expect(moved.body).toMatchObject({ oldgrz: 'А123ВС116', newgrz: 'AB1234', Формат: 'Foreign' })
})
