import { expect, it } from 'vitest'
import { baseColours } from '../look/baseColours.ts'
import { labelsOf } from './labelsOf.ts'
import type { TileFeature } from './readTile.ts'

const street = (kind: string, name: string, nameEn = ''): TileFeature => ({
  layer: 'street',
  shape: 'line',
  kind,
  name,
  nameEn,
  paths: [
    [
      [0, 0],
      [500, 0],
    ],
  ],
})
const place = (kind: string, name: string): TileFeature => ({
  layer: 'label',
  shape: 'point',
  kind,
  name,
  nameEn: '',
  paths: [[[100, 100]]],
})

function texts(features: readonly TileFeature[], zoom: number, language: 'ru' | 'en' = 'ru') {
  return labelsOf(features, zoom, baseColours.light, language).map(({ text }) => text)
}

it('names places before streets, and important streets before small ones', () => {
  const features = [
    street('minor', 'Переулок'),
    street('highway', 'Трасса'),
    place('park', 'Парк'),
    street('main', 'Проспект'),
    place('suburb', 'Район'),
  ]
  expect(texts(features, 17)).toEqual(['Район', 'Парк', 'Трасса', 'Проспект', 'Переулок'])
})

it.each([
  [13, ['Проспект']],
  [15, ['Проспект', 'Улица']],
  [16, ['Проспект', 'Улица', 'Переулок']],
])('names at zoom %i only the streets that have room', (zoom, names) => {
  const features = [
    street('main', 'Проспект'),
    street('secondary', 'Улица'),
    street('minor', 'Переулок'),
  ]
  expect(texts(features, zoom)).toEqual(names)
})

it('names the city only from afar', () => {
  expect(texts([place('city', 'Казань')], 14)).toEqual(['Казань'])
  expect(texts([place('city', 'Казань')], 15)).toEqual([])
})

it('writes in the language, and in the other one where there is no name in it', () => {
  const features = [street('main', 'Проспект', 'Avenue'), street('main', 'Улица')]
  expect(texts(features, 16, 'en')).toEqual(['Avenue', 'Улица'])
  expect(texts([street('main', '', 'Avenue')], 16)).toEqual(['Avenue'])
})

it('writes nothing on what has no name or is of no known kind', () => {
  expect(texts([street('main', ''), place('volcano', 'Гора')], 16)).toEqual([])
})
