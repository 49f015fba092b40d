import { codeMessages } from '@parking/runtime/codes'
import { errorMessages, type AppContext } from '@parking/runtime'
import { restoreMessages } from './messages/restoreMessages.ts'

// One file for the page and what leads to it: each one loaded apart is named on the first page.
export { RestorePage } from './RestorePage.tsx'

/** Waits for the texts of restoring a password. */
export async function loadRestore({ translator }: AppContext): Promise<void> {
  await Promise.all(
    [restoreMessages, codeMessages, errorMessages].map((source) => translator.load(source)),
  )
}
