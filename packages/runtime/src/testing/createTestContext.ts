import { afterEach } from 'vitest'
import {
  createSampleContext,
  type SampleContext,
  type SampleContextOptions,
} from './createSampleContext.ts'

/** What a test decides about an app. */
export type TestContextOptions = SampleContextOptions

/** An app's context, and what happens in it when somebody has signed out. */
export type TestContext = SampleContext

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** Makes the context of an app over a test's back end, and closes it after the test. */
export async function createTestContext(options: TestContextOptions): Promise<TestContext> {
  const context = await createSampleContext(options)
  opened.push(() => context.session.close())
  return context
}
