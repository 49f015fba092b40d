import {
  ApiError,
  newsItemQuery,
  newsQuery,
  pageQuery,
  settingsQuery,
  smsCommandsQuery,
} from '@parking/api-client'
import { errorTexts, requirePart, type AppContext } from '@parking/runtime'
import { notFound, redirect } from '@tanstack/react-router'
import { cityTexts } from '../texts/ru.ts'
import { firstNews } from '../news/firstNews.ts'

/** Asks for the first news and waits for the page's texts: it shows itself what fails. */
export async function loadNews(context: AppContext): Promise<void> {
  void context.queryClient.prefetchQuery(newsQuery(context.api, firstNews))
  await loadTexts(context)
}

/** @throws not-found where there is no such piece of news */
export async function loadNewsItem(context: AppContext, id: string): Promise<void> {
  const { api, queryClient } = context
  await Promise.all([
    orNotFound(queryClient.ensureQueryData(newsItemQuery(api, id))),
    loadTexts(context),
  ])
}

/** @throws not-found where the city has written no such page */
export async function loadPage(context: AppContext, path: string): Promise<void> {
  const { api, queryClient } = context
  await Promise.all([
    orNotFound(queryClient.ensureQueryData(pageQuery(api, path))),
    loadTexts(context),
  ])
}

/** @throws not-found in a city that does not show its rules */
export async function loadPersonalData(context: AppContext): Promise<void> {
  await requirePart(
    context,
    ({ flags, settings }) => flags.pagePersonalData && settings?.showsPersonalDataPage === true,
  )
  await loadPage(context, 'pers')
}

/** @throws a redirect to the main page where the city has no commands */
export async function loadSms(context: AppContext): Promise<void> {
  const { api, queryClient } = context
  void queryClient.prefetchQuery(settingsQuery(api))
  const [commands] = await Promise.all([
    queryClient.ensureQueryData(smsCommandsQuery(api)).catch(() => null),
    loadTexts(context),
  ])
  if (commands?.items.length === 0 && commands.unreadable === 0) {
    throw redirect({ to: '/', replace: true })
  }
}

/** Asks for the text of the update. */
export async function loadUpdate(context: AppContext): Promise<void> {
  await loadPage(context, 'update')
}

/** What was refused by name is not there; what else went wrong the page says itself. */
async function orNotFound(read: Promise<unknown>): Promise<void> {
  try {
    await read
  } catch (error) {
    if (error instanceof ApiError && error.errorName === 'ValidationError') throw notFound()
  }
}

async function loadTexts({ translator }: AppContext): Promise<void> {
  await Promise.all([cityTexts, errorTexts].map((source) => translator.load(source)))
}
