import { codeTexts } from '@parking/runtime/codes'
import { errorTexts, type AppContext } from '@parking/runtime'
import { restoreTexts } from './texts/ru.ts'

// One file for the page and what leads to it: each one loaded apart is named on the first page.
export { RestorePage } from './RestorePage.tsx'

/** Waits for the texts of restoring a password. */
export async function loadRestore({ translator }: AppContext): Promise<void> {
  await Promise.all([restoreTexts, codeTexts, errorTexts].map((source) => translator.load(source)))
}
