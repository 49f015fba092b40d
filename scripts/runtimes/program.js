/**
 * What every runtime and every bundle runs: the published vectors, a wrong input, and what the examples of
 * the READMEs answer. It lies in a project that has installed the packages.
 */
import * as plates from '@parking/plates'
import { findRegion } from '@parking/plates/regions'
import * as pricing from '@parking/pricing'
import { lines } from './readme/lines.js'
import './readme/all.js'

const functions = {
  ...plates,
  findRegion,
  ...pricing,
  /** With the stays that are asked about: one answer instead of a function. */
  compileTariff: (tariff, start, durations) =>
    pricing.compileTariff(tariff).totals(start, durations),
}

function plateCases(vectors) {
  return [
    ...vectors.plates.flatMap(({ input, foreign, ...answers }) => [
      ...answersOf(answers, [input]),
      ...answersOf(foreign, [input, 'foreign']),
    ]),
    ...callCases(vectors.calls),
    [
      'a wrong list',
      () => errorOf(() => plates.validatePlate('А123ВС77', { parked: 5 }), TypeError),
      ['TypeError', undefined, true, true],
    ],
  ]
}

/** Answers by the names of the functions that give them. */
function answersOf(answers, given) {
  return Object.entries(answers).map(([name, answer]) => [
    `${name} of ${given}`,
    () => functions[name](...given),
    answer,
  ])
}

function pricingCases({ stays, calls }) {
  return [
    ...stays.map(({ name, input, cost }) => [name, () => pricing.calculateCost(input), cost]),
    ...callCases(calls),
  ]
}

/** Calls with their answers, or with the field for which they are refused. */
function callCases(calls) {
  return calls.map(({ function: name, arguments: given, answer, refused }) => [
    `${name}(${JSON.stringify(given)})`,
    () =>
      refused === undefined
        ? functions[name](...given)
        : errorOf(() => functions[name](...given), pricing.PricingError),
    refused === undefined ? answer : ['PricingError', refused, true, true],
  ])
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
