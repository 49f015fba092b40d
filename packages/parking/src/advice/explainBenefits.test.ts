import type { Benefit, CostInterval } from '@parking/domain'
import { describe, expect, it } from 'vitest'
import { explainBenefits } from './explainBenefits.ts'

const [ten, eleven, noon] = [36, 39.6, 43.2].map((seconds) => seconds * 1_000_000)
const interval = (startsAt: number, endsAt: number, benefit: string | null): CostInterval => ({
  startsAt,
  endsAt,
  hourlyPrice: 6000,
  benefit,
  cost: 6000,
})
const benefit: Benefit = {
  orderNumber: '1',
  variation: null,
  name: 'Житель',
  zones: { kind: 'all' },
  vehicle: { kind: 'any' },
  percent: 50,
  startsAt: null,
  endsAt: null,
  canChangeVehicle: false,
  canRefund: false,
  canPause: false,
  canContinue: false,
  cadastralQuarter: null,
}
const stay = { zone: '101', plate: 'А123ВС116' }
const other = {
  kind: 'vehicle',
  plate: 'М456ОР116',
  format: 'russian',
  category: 'B',
} as const

describe('explainBenefits', () => {
  it.each([
    ['the back end names it', {}, 'Житель', 'counts'],
    ['the back end tells its percents', {}, '50', 'counts'],
    ['it is for another zone', { zones: { kind: 'zones', zones: ['102'] } }, null, 'otherZone'],
    ['it is for another car', { vehicle: other }, null, 'otherVehicle'],
    ['it begins later', { startsAt: noon ?? 0 }, null, 'notYet'],
    ['it is over', { endsAt: ten ?? 0 }, null, 'over'],
    ['another one counts', {}, 'Ветеран', 'another'],
    ['none counts', {}, null, 'notCounted'],
  ] as const)('when %s', (_case, more, told, reason) => {
    const intervals = [interval(ten ?? 0, eleven ?? 0, told)]
    const [explained] = explainBenefits([{ ...benefit, ...more }], intervals, stay)
    expect(explained?.stretches.map((one) => one.reason)).toEqual([reason])
  })

  it('when there is nothing to pay', () => {
    const free = { ...interval(ten ?? 0, eleven ?? 0, null), cost: 0 }
    const [explained] = explainBenefits([benefit], [free], stay)
    expect(explained?.stretches.map((one) => one.reason)).toEqual(['free'])
  })

  it('tells it stretch by stretch', () => {
    const intervals = [
      interval(ten ?? 0, eleven ?? 0, null),
      interval(eleven ?? 0, noon ?? 0, 'Житель'),
    ]
    const later = { ...benefit, startsAt: eleven ?? 0 }
    const [explained] = explainBenefits([later], intervals, stay)
    expect(explained?.stretches.map((one) => one.reason)).toEqual(['notYet', 'counts'])
  })
})
