import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './createQueryClient.ts'
import { useOneMutation } from './useOneMutation.ts'

function start(mutationFn: (what: string) => Promise<string>) {
  const queryClient = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  return renderHook(() => useOneMutation({ mutationFn }), { wrapper }).result
}

describe('useOneMutation', () => {
  it('does once what is asked for twice before the screen is drawn anew', async () => {
    const done = vi.fn<(what: string) => Promise<string>>(async (what) => what)
    const result = start(done)
    act(() => {
      result.current.mutate('first')
      result.current.mutate('second')
    })
    await waitFor(() => expect(result.current.data).toBe('first'))
    expect(done).toHaveBeenCalledOnce()
  })

  it.each([
    ['it has been done', async (what: string) => what],
    [
      'it has failed',
      async (what: string) => (what === 'first' ? Promise.reject(new Error()) : what),
    ],
  ])('can be asked again once %s', async (_case, mutationFn) => {
    const result = start(mutationFn)
    act(() => result.current.mutate('first'))
    await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false))
    act(() => result.current.mutate('second'))
    await waitFor(() => expect(result.current.data).toBe('second'))
  })
})
