import { downloadOperations, type OperationsFilter } from '@parking/api-client'
import { saveFile, useAppContext } from '@parking/runtime'
import { useMutation } from '@tanstack/react-query'

export const exportFormats = ['xls', 'pdf'] as const

/** A download of the history: whether it is on its way, and why it did not come. */
export type Export = ReturnType<typeof useExport>

/** Downloads the operations that a filter asks for. */
export function useExport(asked: OperationsFilter) {
  const { api } = useAppContext()
  return useMutation({
    mutationFn: (format: (typeof exportFormats)[number]) =>
      api.run(downloadOperations({ filter: asked, format })),
    onSuccess: (file) => saveFile(file.name, file),
  })
}
