import document from './openapi.gen.json' with { type: 'json' }

/** An example, or where it stands. */
export type Example = { value: unknown } | { $ref: string }
type Content = Record<string, { schema: object; examples?: Record<string, Example> }>
interface Parameter {
  name: string
  schema: object
  example?: unknown
}
interface Answer {
  content?: Content
}
/** A call. */
export interface Operation {
  operationId: string
  description?: string
  deprecated?: boolean
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, Answer | { $ref: string }>
  'x-assumed'?: boolean
  'x-error-names': string[]
  'x-moves-money'?: boolean
  'x-token': 'query' | 'form' | 'header' | 'none'
}
interface Contract {
  servers: { url: string; variables?: Record<string, object> }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: { ErrorName: { enum: string[] } }
    examples: Record<string, { value: unknown }>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
  }
}

/** The whole document. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the document's shape is checked by its own linter
export const contract = document as unknown as Contract

/** Every call with its place. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
)

/** The calls by their ids. */
export const byId = new Map(operations.map(({ operation }) => [operation.operationId, operation]))

/** What stands at a place of the document, `#/a/b` with `~1` for a slash. */
export const at = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((whole, step) => Reflect.get(Object(whole), step), contract)

/** The thing itself, or what its reference leads to. */
export function resolved<T extends object>(one: T | { $ref: string }): T {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a reference leads to a thing of its own kind
  return '$ref' in one ? (at(one.$ref) as T) : one
}

/** What a call answers as JSON when it succeeds. */
export const goodAnswer = (operation: Operation | undefined) =>
  resolved(operation?.responses['200'] ?? {}).content?.['application/json']
