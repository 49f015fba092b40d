import { SAMPLE_TIME } from '@parking/domain/testing'
import { createServerClock, isLanguage, type Language } from '@parking/runtime'
import {
  backEnd,
  createSampleContext,
  type Answer,
  type SampleContext,
  type SampleContextOptions,
} from '@parking/runtime/samples'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'

/** What a story decides about the app around it: `parameters.app`. */
interface StoryAppOptions extends Partial<
  Pick<
    SampleContextOptions,
    'texts' | 'services' | 'city' | 'cities' | 'token' | 'accountType' | 'menu'
  >
> {
  /** Answers of the back end by the end of a call's path; a call of no name is refused. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** Where the story stands among the pages. */
  readonly path?: string
}

/** Makes the app that a story stands in, without a network and at one instant. */
export async function makeStoryApp({
  parameters,
  globals,
}: {
  readonly parameters: Record<string, unknown>
  readonly globals: Record<string, unknown>
}) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook has no types for what stories tell in their parameters
  const { answers = {}, path = '/', ...options } = (parameters['app'] ?? {}) as StoryAppOptions
  const context = await createSampleContext({
    language: readLanguage(globals),
    ...options,
    fetch: backEnd(answers).fetch,
    clock: createServerClock({
      device: () => SAMPLE_TIME,
      wait: () => Promise.resolve(),
      elapsed: () => SAMPLE_TIME,
    }),
  })
  return { app: { context, router: createStoryRouter(context, path) } }
}

/** The language that is chosen in the tool bar. */
export function readLanguage(globals: Record<string, unknown>): Language {
  const language = String(globals['language'])
  return isLanguage(language) ? language : 'ru'
}

/** A router that every link works in and none leads anywhere. */
function createStoryRouter(context: SampleContext, path: string) {
  return createRouter({
    routeTree: createRootRoute(),
    context,
    history: createMemoryHistory({ initialEntries: [path] }),
  })
}
