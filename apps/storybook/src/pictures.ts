import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TaskMeta {
    /** Storybook's name of the story that is tested. */
    readonly storyId?: string
  }
}

// Compares each story, once it stands, with its last accepted picture.
afterEach(async ({ expect, task: { meta } }) => {
  if (meta.storyId === undefined) return
  await expect(page.elementLocator(document.body)).toMatchScreenshot(meta.storyId)
})
