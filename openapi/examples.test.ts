import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { contract, goodAnswer, operations, resolved, type Example } from './readContract.ts'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** What an example breaks, one text for each that does not fit. */
function misfits(where: string, schema: object, values: readonly unknown[]): string[] {
  const check = ajv.compile({ ...schema, components: contract.components })
  return values.flatMap((value) =>
    check(value) ? [] : [`${where}: ${ajv.errorsText(check.errors)}`],
  )
}

const valuesOf = (examples: Record<string, Example> = {}) =>
  Object.values(examples).map((example) => resolved(example).value)

test.each(operations.map((one) => [one.operation.operationId, one.operation] as const))(
  'the examples of %s fit their schemas',
  (id, operation) => {
    const bodies = [operation.requestBody, ...Object.values(operation.responses).map(resolved)]
    const media = bodies.flatMap((body) => Object.values(body?.content ?? {}))
    const examples = media.filter((one) => one.examples !== undefined)
    expect(examples).not.toEqual([])
    for (const one of examples) {
      expect(misfits(id, one.schema, valuesOf(one.examples))).toEqual([])
    }
    const parameters = (operation.parameters ?? []).map(resolved)
    for (const { name, schema, example } of parameters) {
      expect(example).toBeDefined()
      expect(misfits(`${id} ${name}`, schema, [example])).toEqual([])
    }
  },
)

test.each(Object.entries(contract.components.responses))(
  'the example of the shared answer %s fits its schema',
  (name, answer) => {
    const media = Object.values(answer.content ?? {})
    expect(media).not.toEqual([])
    for (const one of media) {
      expect(one).toHaveProperty('example')
      expect(misfits(name, one.schema, [Reflect.get(one, 'example')])).toEqual([])
    }
  },
)

test.each(Object.entries(contract.components.parameters))(
  'the example of the shared parameter %s fits its schema',
  (name, { schema, example }) => {
    expect(misfits(name, schema, [example])).toEqual([])
  },
)

test('every call shows a good answer, and an example of each error that it can give', () => {
  for (const { operation } of operations) {
    const answers = valuesOf(goodAnswer(operation)?.examples)
    const shown = answers.map((answer) => Reflect.get(Object(answer), 'errorName'))
    expect(shown).toEqual(expect.arrayContaining(operation['x-error-names']))
    const isFile = Object.keys(resolved(operation.responses['200'] ?? {}).content ?? {}).length > 1
    const statuses = new Set(answers.map((answer) => Reflect.get(Object(answer), 'status')))
    expect(isFile || statuses.has('ok') || statuses.has('Ok')).toBe(true)
  }
})

test('no example shows an address to pay at beside another outcome', () => {
  const outcomes = ['session', 'message', 'sum']
  for (const { operation } of operations) {
    for (const answer of valuesOf(goodAnswer(operation)?.examples)) {
      const result = Object(Reflect.get(Object(answer), 'result'))
      const redirects = 'RedirectURL' in result || 'redirectURL' in result
      expect(redirects && outcomes.some((field) => field in result)).toBe(false)
    }
  }
})

test('both spellings of the wire are shown', () => {
  const shown = JSON.stringify(operations.map(({ operation }) => goodAnswer(operation)?.examples))
  for (const word of ['"ok"', '"Ok"', '"Error"', '"mounth"', '"all"', '"#"']) {
    expect(shown).toContain(word)
  }
})
