/**
 * What every runtime and every bundle runs: the published vectors, a wrong input, and what the examples of
 * the READMEs answer. It lies in a project that has installed the packages.
 */
import {
  detectFormat,
  formatPlate,
  isSamePlate,
  normalisePlate,
  plateKey,
  recognisePlate,
  validatePlate,
} from '@parking/plates'
import { calculateCost, PricingError } from '@parking/pricing'
import { checkCalendar, checkTariff } from '@parking/pricing/check'
import { lines } from './readme/lines.js'
import './readme/all.js'

/** What makes each answer of the vectors from the plate that is typed. */
const answersOf = {
  normalised: (input) => normalisePlate(input),
  normalisedForeign: (input) => normalisePlate(input, 'foreign'),
  key: plateKey,
  formatted: formatPlate,
  format: detectFormat,
  recognised: recognisePlate,
  check: (input) => validatePlate(input),
}

function plateCases({ plates, same }) {
  return [
    ...plates.flatMap(({ input, ...answers }) =>
      Object.entries(answers).map(([name, answer]) => [
        `${name} of "${input}"`,
        () => answersOf[name](input),
        answer,
      ]),
    ),
    ...same.map((pair) => [
      `${pair.a} and ${pair.b}`,
      () => isSamePlate(pair.a, pair.b),
      pair.same,
    ]),
    [
      'a wrong list',
      () => errorOf(() => validatePlate('А123ВС77', { parked: 5 }), TypeError),
      ['TypeError', undefined, true, true],
    ],
  ]
}

function pricingCases({ stays, tariffs, calendar }) {
  return [
    ...stays.map(({ name, total, full, discount, segments, ...asked }) => [
      name,
      () => costOf(asked, tariffs, calendar),
      { total, full, discount, segments },
    ]),
    ...Object.entries(tariffs).map(([name, tariff]) => [name, () => checkTariff(tariff).ok, true]),
    ['the calendar', () => checkCalendar(calendar).ok, true],
    [
      'a wrong start',
      () =>
        errorOf(() => costOf({ ...stays[0], start: 1795158000 }, tariffs, calendar), PricingError),
      ['PricingError', 'start', true, true],
    ],
  ]
}

function costOf({ tariff, start, minutes, timeZone, category, percent = 0 }, tariffs, calendar) {
  const { total, full, discount, segments } = calculateCost({
    zone: { tariff: tariffs[tariff] },
    start,
    durationMinutes: minutes,
    timeZone,
    calendar,
    vehicle: { category },
    benefits: percent === 0 ? [] : [{ percent, start, end: Infinity }],
  })
  const parts = segments.map((part) => ({
    minutes: part.minutes,
    hourlyPrice: part.hourlyPrice,
    cost: part.cost,
  }))
  return { total, full, discount, segments: parts }
}

/** An error's name and field, whether it is of the class, and whether its stack names it. */
function errorOf(call, Class) {
  try {
    return call()
  } catch (error) {
    const isNamed = error.stack.startsWith(`${error.name}: ${error.message}`)
    return [error.name, error.field, error instanceof Class, isNamed]
  }
}

/** How many cases are right and how many there are; the others are told. */
function count(cases, wrong) {
  if (cases.length === 0) wrong.push('there are no cases')
  const right = cases.filter(([name, call, expected]) => {
    const got = JSON.stringify(answerOf(call))
    const isRight = got === JSON.stringify(expected)
    if (!isRight) wrong.push(`${name}: ${got} instead of ${JSON.stringify(expected)}`)
    return isRight
  })
  return { right: right.length, all: cases.length }
}

function answerOf(call) {
  try {
    return call()
  } catch (error) {
    return String(error)
  }
}

/** Tries both packages with their published vectors. */
export function tryPackages(plateVectors, pricingVectors) {
  const wrong = []
  return {
    plates: count(plateCases(plateVectors), wrong),
    pricing: count(pricingCases(pricingVectors), wrong),
    readmes: count(
      lines.map(([got, answer]) => ['a line of a README', () => got, answer]),
      wrong,
    ),
    wrong,
  }
}
