import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isRecord } from '../wire/input.ts'

/** An answer that breaks the contract: a fault of the sandbox, never of who called it. */
class ContractBreach extends Error {
  readonly statusCode = 500

  constructor(where: string, errors: readonly ErrorObject[]) {
    const worst = errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length)[0]
    super(
      `The answer of ${where} breaks the contract at ${worst?.instancePath || '/'}: ${worst?.message ?? 'unknown'} ${JSON.stringify(worst?.params ?? {})}`,
    )
    this.name = 'ContractBreach'
  }
}

const options = { strict: false, allErrors: true, validateFormats: true } as const

/** Compiles the schemas of requests (texts become numbers) and of answers, each on first use. */
export function createValidation() {
  const requests = new Ajv2020({ ...options, coerceTypes: true, verbose: true })
  const answers = new Ajv2020({ ...options, allErrors: false })
  for (const ajv of [requests, answers]) addFormats(ajv)

  const lazily = (ajv: Ajv2020, schema: unknown) => {
    let compiled: ValidateFunction | undefined
    return () => (compiled ??= ajv.compile(isRecord(schema) ? schema : {}))
  }
  return {
    /** A validator in the shape that the server's routes expect. */
    request(schema: unknown) {
      const compiled = lazily(requests, schema)
      return (data: unknown) => {
        const validate = compiled()
        return validate(data) ? { value: data } : { error: new InvalidRequest(validate.errors) }
      }
    },
    /** A serializer that refuses to send what the contract doesn't allow. */
    answer(schema: unknown, where: string) {
      const compiled = lazily(answers, schema)
      return (data: unknown) => {
        // What is checked is what is sent: dates, undefined and the like are gone by then.
        const body = JSON.stringify(data)
        const validate = compiled()
        if (validate(JSON.parse(body))) return body
        throw new ContractBreach(where, validate.errors ?? [])
      }
    },
  }
}

/** A request that the contract does not allow, with what is wrong with it. */
export class InvalidRequest extends Error {
  readonly errors: readonly ErrorObject[]

  constructor(errors: readonly ErrorObject[] | null | undefined) {
    super('The request breaks the contract')
    this.name = 'InvalidRequest'
    this.errors = errors ?? []
  }
}
