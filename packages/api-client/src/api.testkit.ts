import { QueryClient, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query'
import { ApiError, createApi, type Api, type ApiOptions } from './index.ts'

/** Makes the client of a made-up city in Moscow's time zone, with somebody logged in. */
export const apiOf = (
  fetch: (request: Request) => Promise<Response>,
  more: Partial<ApiOptions> = {},
): Api =>
  createApi({
    baseUrl: 'https://city.example/',
    timeZone: 'Europe/Moscow',
    getToken: () => 'token-1',
    idempotencyKey: true,
    fetch,
    ...more,
  })

/** Makes a client whose back end always answers the same. */
export const answering = (body: string, status = 200): Api =>
  apiOf(async () => new Response(body, { status }))

/** The error that a call ends with; throws when it ends with anything else. */
export const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (one: unknown) => one,
  )
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${String(error)}`)
  return error
}

type AnyQuery<T, K extends QueryKey> = (api: Api) => FetchQueryOptions<T, Error, T, K>

/** What a query makes of an answer. */
export const readAnswer = <T, K extends QueryKey>(
  query: AnyQuery<T, K>,
  answer: Response,
): Promise<T> => {
  const api = apiOf(async () => answer)
  return new QueryClient().fetchQuery({ ...query(api), retry: false })
}

/** What a query makes of the result of a good answer. */
export function reading<T, K extends QueryKey>(query: AnyQuery<T, K>) {
  return (result: unknown, status = 'ok'): Promise<T> =>
    readAnswer(query, new Response(JSON.stringify({ status, result })))
}
