import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/** What is done, and what comes of it. */
interface OneMutationOptions<Data, Variables> {
  readonly mutationFn: (variables: Variables) => Promise<Data>
  readonly onMutate?: (variables: Variables) => void
  readonly onSuccess?: (data: Data, variables: Variables) => void
  readonly onError?: (error: Error, variables: Variables) => void
}

/**
 * A mutation that runs once at a time. `isPending` changes only when the screen is drawn anew, so by
 * that alone the second of two quick presses would run as well.
 */
export function useOneMutation<Data, Variables = void>(
  options: OneMutationOptions<Data, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const isRunning = useRef(false)
  const mutation = useMutation<Data, Error, Variables>({
    ...options,
    onSettled: () => {
      isRunning.current = false
    },
  })
  const { mutate } = mutation
  return {
    ...mutation,
    mutate: useCallback<typeof mutate>(
      (...given) => {
        if (isRunning.current) return
        isRunning.current = true
        mutate(...given)
      },
      [mutate],
    ),
  }
}
