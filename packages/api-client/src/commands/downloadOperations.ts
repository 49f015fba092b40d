import { call } from '../call.ts'
import { type FileFormat, fileAnswer } from '../fileAnswer.ts'
import { filterFields, type OperationsFilter } from '../queries/operations.ts'

/** Fetches the operations history as a file. */
export const downloadOperations = (input: { filter: OperationsFilter; format: FileFormat }) =>
  call('get', '/api/profile/download-history/v1', {
    query: { ...filterFields(input.filter), type: input.format },
    ...fileAnswer(input.format, 'operations'),
  })
