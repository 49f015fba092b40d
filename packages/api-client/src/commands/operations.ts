import type { Api, CallOptions } from '../createApi.ts'
import { filterFields, type OperationsFilter } from '../queries/operations.ts'

/** Fetches the operations history as a file. */
export const downloadOperations = (
  api: Api,
  input: { filter: OperationsFilter; kind: 'xls' | 'pdf' },
  options?: CallOptions,
) =>
  api.download(
    (c, o) =>
      c.GET('/api/profile/download-history/v1', {
        ...o,
        params: { query: { ...filterFields(input.filter), type: input.kind } },
      }),
    input.kind,
    options,
  )
