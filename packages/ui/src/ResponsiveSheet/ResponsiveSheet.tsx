import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'

export type ResponsiveSheetProps = Omit<DialogProps, 'placement' | 'role'>

/** Shows a modal panel: from the bottom on phones, at the side from 48em up. */
export function ResponsiveSheet(props: ResponsiveSheetProps) {
  return <Dialog {...props} placement="sheet" />
}
