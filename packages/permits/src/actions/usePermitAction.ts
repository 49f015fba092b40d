import { changePermitVehicle, continuePermit, pausePermit, queryKey } from '@parking/api-client'
import { useAppContext } from '@parking/runtime'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { actionDone } from '../store/doneAction.ts'
import { permitDialogClosed } from '../store/permitDialog.ts'

/** What is asked of the back end; only giving a permit back moves money, and is a charge. */
export type PermitOrderAction =
  | { readonly kind: 'pause' | 'continue'; readonly orderNumber: string }
  | { readonly kind: 'changeVehicle'; readonly orderNumber: string; readonly plate: string }

/** Changes a permit, closes the dialog once that is done, and has the benefits read again. */
export function usePermitAction() {
  const { api } = useAppContext()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (action: PermitOrderAction) => api.run(commandFor(action)),
    onSuccess: (_, { kind }) => {
      permitDialogClosed()
      actionDone(kind)
    },
    // After a failure too: what is shown may be out of date, or the answer alone was lost.
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKey(api, 'benefits') }),
  })
}

function commandFor(action: PermitOrderAction) {
  switch (action.kind) {
    case 'pause':
      return pausePermit(action)
    case 'continue':
      return continuePermit(action)
    case 'changeVehicle':
      return changePermitVehicle(action)
  }
}
