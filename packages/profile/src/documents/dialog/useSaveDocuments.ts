import { changeProfile, profileQuery } from '@parking/api-client'
import { normaliseDocumentNumber, type DriverDocument } from '@parking/domain'
import { useAppContext, useOneMutation } from '@parking/runtime'
import { useProfileChange } from '../../change/useProfileChange.ts'

/** A change of the list: what goes, what comes; null for nothing. */
export interface DocumentChange {
  readonly old: DriverDocument | null
  readonly saved: DriverDocument | null
}

/** Why the list was left as it is, though the back end has refused nothing. */
export class DocumentsKept extends Error {
  override readonly name = 'DocumentsKept'
  readonly reason: 'unreadable' | 'gone' | 'duplicate'

  constructor(reason: DocumentsKept['reason']) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Saves one document. The back end takes only the whole list, so it is read again first, or what
 * another tab has added would be lost; a list that can't be read as a whole is left alone.
 */
export function useSaveDocuments(onDone: () => void) {
  const { api, queryClient } = useAppContext()
  const change = useProfileChange()
  return useOneMutation({
    mutationFn: async ({ old, saved }: DocumentChange) => {
      const profile = await queryClient.fetchQuery({
        ...profileQuery(api),
        staleTime: 0,
        retry: false,
      })
      if (profile.unreadable.documents !== 0) throw new DocumentsKept('unreadable')
      const kept = old === null ? profile.documents : without(profile.documents, old)
      if (kept === null) throw new DocumentsKept('gone')
      if (saved !== null && without(kept, saved) !== null) throw new DocumentsKept('duplicate')
      const wanted = saved === null ? kept : [...kept, saved]
      return change(changeProfile({ documents: wanted }), ({ documents }) =>
        isSameList(documents, wanted),
      )
    },
    onSuccess: onDone,
  })
}

/** The list without a document; null when that is not in it. */
function without(
  documents: readonly DriverDocument[],
  { number }: DriverDocument,
): readonly DriverDocument[] | null {
  const key = normaliseDocumentNumber(number)
  const rest = documents.filter((one) => normaliseDocumentNumber(one.number) !== key)
  return rest.length === documents.length ? null : rest
}

function isSameList(ones: readonly DriverDocument[], others: readonly DriverDocument[]): boolean {
  const write = (list: readonly DriverDocument[]) =>
    list
      .map(({ type, number }) => `${type} ${normaliseDocumentNumber(number)}`)
      .toSorted()
      .join()
  return write(ones) === write(others)
}
