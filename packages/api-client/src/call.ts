import type { Wire } from './decode.ts'
import type { paths } from './schema.gen.ts'

/** The methods that the contract uses. */
export type Method = 'get' | 'post' | 'put' | 'delete'

/** Fields by their names on the wire. */
export type Fields = Readonly<Record<string, unknown>>

/** One call to a back end, as a value: `api.run(call)` makes it. */
export interface Call<T> {
  readonly method: Method
  /** The path as the contract writes it. */
  readonly path: string
  /** What takes the places of the path that are in braces. */
  readonly inPath?: Fields
  readonly query?: Fields
  /**
   * The fields of the body, a function where they hold a time by the city's clocks. What is
   * null, here and in the query, is not sent.
   */
  readonly body?: Fields | ((timeZone: string) => Fields)
  /** The token of the city's guests, by which the call is made, whoever is signed in. */
  readonly guestToken?: string | undefined
  /** Whether money moves: then one intent is sent with one key, where the back end knows keys. */
  readonly movesMoney?: boolean
  /** Whether it changes nothing although it is no GET: it asks for what its body describes. */
  readonly onlyReads?: boolean
  /** Reads the `result` of a good answer; throws when it cannot be one. */
  readonly read: (result: unknown, timeZone: string, answer: Wire) => T | Promise<T>
  /**
   * Reads a good answer from its bytes: a file, or one too large to be read in the page's own thread.
   * Null when it can't: then the answer is read like all others.
   */
  readonly readBytes?:
    | ((bytes: ArrayBuffer, answer: Response) => T | null | Promise<T | null>)
    | undefined
}

type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never
}[keyof paths]

/** Fields as the contract has them; those that may be absent may be null too. */
type Filled<F> = { [K in keyof F]: object extends Pick<F, K> ? F[K] | null | undefined : F[K] }

type Body<F> = Filled<F> | ((timeZone: string) => Filled<F>)

type Query<Operation> = Operation extends { parameters: { query: infer F } }
  ? { readonly query: Filled<F> }
  : Operation extends { parameters: { query?: infer F } }
    ? { readonly query?: Filled<F> }
    : object

type Sent<Operation> = Query<Operation> &
  (Operation extends { parameters: { path: infer F } } ? { readonly inPath: F } : object) &
  (Operation extends { requestBody: { content: infer Content } }
    ? { readonly body: Body<Content[keyof Content]> }
    : { readonly body?: never })

/** Describes a call; its path, its parameters and its body are checked against the contract. */
export function call<M extends Method, P extends PathOf<M>, T>(
  method: M,
  path: P,
  rest: Sent<paths[P][M]> &
    Pick<Call<T>, 'guestToken' | 'movesMoney' | 'onlyReads' | 'read' | 'readBytes'>,
): Call<T>
export function call<T>(method: Method, path: string, rest: Pick<Call<T>, 'read'>): Call<T> {
  return { method, path, ...rest }
}
