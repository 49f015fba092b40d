import { call } from '../call.ts'
import { type FileKind, fileAnswer } from '../fileAnswer.ts'
import { filterFields, type OperationsFilter } from '../queries/operations.ts'

/** Fetches the operations history as a file. */
export const downloadOperations = (input: { filter: OperationsFilter; kind: FileKind }) =>
  call('get', '/api/profile/download-history/v1', {
    query: { ...filterFields(input.filter), type: input.kind },
    ...fileAnswer(input.kind, 'operations'),
  })
