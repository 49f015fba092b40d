import { SAMPLE_TIME } from '@parking/domain/testing'
import {
  createServerClock,
  isLanguage,
  type App,
  type Language,
  type Texts,
} from '@parking/runtime'
import {
  backEnd,
  createSampleContext,
  type Answer,
  type Fault,
  type SampleContext,
  type SampleContextOptions,
} from '@parking/runtime/samples'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  type AnyRouter,
} from '@tanstack/react-router'
import { RecordedCity, type Person } from './RecordedCity.ts'

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

/** A whole screen of an app: `parameters.screen`. */
interface StoryScreen {
  readonly app: App
  readonly path: string
  readonly person: Person
  /** What is answered in the city's place, by the end of a call's path. */
  readonly instead?: Fault
}

interface StoryAround {
  readonly parameters: Record<string, unknown>
  readonly globals: Record<string, unknown>
}

const clock = createServerClock({
  device: () => SAMPLE_TIME,
  wait: () => Promise.resolve(),
  elapsed: () => SAMPLE_TIME,
})

/** What is made for a story: the app around it. */
export interface MadeApp {
  readonly context: SampleContext
  readonly router: AnyRouter
  /** Where it is a whole screen: calls that nothing was recorded of. */
  readonly missing?: readonly Error[]
}

/** Makes the app that a story stands in, without a network and at one instant. */
export async function makeStoryApp({
  parameters,
  globals,
}: StoryAround): Promise<{ app: MadeApp }> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook has no types for what stories tell in their parameters
  const screen = parameters['screen'] as StoryScreen | undefined
  return { app: await (screen ? makeScreen(screen, globals) : makeAround({ parameters, globals })) }
}

/** What the loader of the preview has made. */
export function readMade(loaded: Record<string, unknown>): MadeApp {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook has no types for what loaders make
  return loaded['app'] as MadeApp
}

/** Makes a whole app and opens one of its pages. */
async function makeScreen(
  { app, path, person, instead }: StoryScreen,
  globals: StoryAround['globals'],
): Promise<MadeApp> {
  await ownPage()
  const recorded = await RecordedCity.open(person, instead)
  const language = readLanguage(globals)
  const context = await createSampleContext({
    language,
    accountType: app.accountType,
    layout: app.layout,
    ...(app.homes && { homes: app.homes }),
    menu: app.menu,
    texts: app.texts ?? [],
    services: (await app.memberServices?.()) ?? [],
    city: recorded.city,
    cities: [recorded.city],
    token: person === 'guest' ? undefined : 'token',
    fetch: recorded.fetch,
    clock,
  })
  if (language === 'en') await loadEnglish(context)
  const router = app.createRouter(context)
  const address = language === 'ru' ? path : `/${language}${path}`
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  // A page whose answer does not come is shown as it waits.
  void router.load()
  return { context, router, missing: recorded.missing }
}

const textFiles = import.meta.glob<Readonly<Record<string, Partial<Texts<unknown>>>>>(
  ['../../../packages/*/src/**/ru.ts', '../../{portal,coop}/src/**/ru.ts'],
  { eager: true },
)

/**
 * Loads all English texts. In a story React renders in one task what is to be done, so a part that waits for
 * texts could be rendered without an end while they can't come.
 */
async function loadEnglish({ translator }: SampleContext): Promise<void> {
  // Some of the files export the bare texts as well.
  const sources = Object.values(textFiles)
    .flatMap((file) => Object.values(file))
    .flatMap(({ name, ru, en }) => (name && en ? [{ name, ru, en }] : []))
  await Promise.all(sources.map((source) => translator.load(source)))
}

let hasApp = false

/** An app keeps things as long as its page lives: who looks from screen to screen is given another page. */
async function ownPage(): Promise<void> {
  const isTested = import.meta.env['STORY_SCHEME'] !== undefined
  if (hasApp && !isTested) {
    window.location.reload()
    await new Promise(() => {})
  }
  hasApp = true
}

/** Makes what a component needs of an app. */
async function makeAround({ parameters, globals }: StoryAround): Promise<MadeApp> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook has no types for what stories tell in their parameters
  const { answers = {}, path = '/', ...options } = (parameters['app'] ?? {}) as StoryAppOptions
  const context = await createSampleContext({
    language: readLanguage(globals),
    ...options,
    fetch: backEnd(answers).fetch,
    clock,
  })
  return { context, router: createStoryRouter(context, path) }
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
