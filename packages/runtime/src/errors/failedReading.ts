/** A reading that failed, as queries have it. */
export interface FailedReading {
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/** Several readings as one, which reads those anew that failed; null while none has. */
export function failedReading(
  queries: readonly (FailedReading & { readonly isError: boolean })[],
): FailedReading | null {
  const failed = queries.filter(({ isError }) => isError)
  const [first] = failed
  if (first === undefined) return null
  return {
    error: first.error,
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
