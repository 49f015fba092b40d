import { listContent, type Content } from '../city/content.ts'
import type { Call, Handlers } from '../http/call.ts'
import { integer, text } from '../wire/input.ts'
import { Refusal } from '../wire/Refusal.ts'
import { cityDateTime } from '../wire/times.ts'
import { wireNotification } from './options.ts'

const PAGE = 10

function wireNews(call: Call, item: Content) {
  const { title, text: body, image } = item.fields
  const date = cityDateTime(item.at, call.city.timeZone)
  return { id: item.id, title, text: body, date, ...(image && { image }) }
}

function getNews(call: Call): unknown {
  const offset = Math.max(integer(call.input, 'offset') ?? 0, 0)
  const limit = Math.max(integer(call.input, 'limit') ?? PAGE, 0)
  const news = listContent(call, 'news').slice(offset, offset + limit)
  return { status: 'ok', result: news.map((item) => wireNews(call, item)) }
}

function getNewsItem(call: Call): unknown {
  const id = integer(call.input, 'id')
  const item = listContent(call, 'news').find((known) => known.id === id)
  if (!item) throw new Refusal('ValidationError', { message: 'id' })
  return { status: 'ok', result: wireNews(call, item) }
}

function getPage(call: Call): unknown {
  const path = text(call.input, 'path').replace(/^\//, '')
  const page = listContent(call, 'page').find((known) => known.key === path)
  if (!page) throw new Refusal('ValidationError', { message: 'path' })
  const { title, text: body } = page.fields
  return { status: 'ok', result: { path, title, text: body } }
}

function getSmsCommands(call: Call): unknown {
  const commands = listContent(call, 'sms').map(({ fields }) => ({
    name: fields['name'] ?? '',
    hint: fields['hint'] ?? '',
    example: fields['example'] ?? '',
    command_transcription: fields['command_transcription'] ?? '',
  }))
  return { status: 'ok', result: commands }
}

/** What the operator publishes. */
export const contentHandlers: Handlers = {
  getNews,
  getNewsItem,
  getPage,
  getSmsCommands,
  getNotification: (call) => ({ status: 'ok', result: wireNotification(call) }),
}
