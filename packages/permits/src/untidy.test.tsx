import { ok } from '@parking/runtime/testing'
import { openCity } from '@parking/runtime/testing/city'
import { nastyValues } from '@parking/domain/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPermits } from './testing/renderPermits.tsx'

const benefit = {
  variation: 'subscription',
  type: 'Месяц',
  zone: '101',
  sale: 100,
  transport: '#',
  orderNum: '7',
  startOf: '01/11/26 00:00',
  endOf: '30/11/26 23:59',
  canChangeTs: true,
  canRefund: true,
  canPause: true,
  canContinue: false,
  cadastral: '61:44:010101',
}
const permit = {
  parkingPermit: 'Абонемент на месяц',
  parkingPermitCode: '7',
  parkingPermitType: 'month',
  parkingPermitDesc: 'На месяц',
  parkingPermitSort: 1,
  parkingPermitStartDate: '01/12/2026',
  parkingPermitTs: 'А123ВС116',
  cost: '2250',
  zone: 'all',
}

/** An entry that is good, and others with each of the values in a field. */
const spoilt = (entry: object, field: string) => [
  entry,
  ...nastyValues.map((value) => Object.assign({}, entry, { [field]: value })),
]

/** Opens the page of a city one of whose answers is this list. */
async function open(name: string, list: readonly object[]): Promise<void> {
  await renderPermits(openCity({}, { [name]: () => ok(list) }))
}

describe('the permits of a driver', () => {
  it.each(['01.01.0001 00:00:00', '31.12.9999 23:59:59'])('have no end until %s', async (endOf) => {
    await open('get-benefits-v2', [{ ...benefit, endOf }])
    const row = await screen.findByRole('row', { name: /Месяц/u })
    expect(row.textContent).toContain('с 01/11/26 00:00')
    expect(row.textContent).not.toContain('до ')
  })

  it.each(Object.keys(benefit))('are drawn whatever stands in the field %s', async (field) => {
    await open('get-benefits-v2', spoilt(benefit, field))
    expect((await screen.findAllByText('01/11/26 00:00')).length).toBeGreaterThan(0)
    expect(document.querySelector('h1')?.textContent).toBe('Абонементы')
  })
})

describe('the permits on sale', () => {
  it.each(Object.keys(permit))('are drawn whatever stands in the field %s', async (field) => {
    await open('get-subscription', spoilt(permit, field))
    expect((await screen.findAllByText('Абонемент на месяц')).length).toBeGreaterThan(0)
    expect(document.querySelector('h1')?.textContent).toBe('Абонементы')
  })
})
