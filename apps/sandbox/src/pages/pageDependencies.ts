import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CityContext } from '../city/CityContext.ts'
import { isRecord, type Input } from '../wire/input.ts'
import { page, PAGE_HEADERS } from './html.ts'

/** What the pages around the back end are made of. */
export interface PageDependencies {
  /** The context of the city that the address names; @throws UnknownCity */
  contextFor(this: void, request: FastifyRequest): CityContext
}

/** Reads a part of a request (its parameters, query or body); empty when there is none. */
export function readFields(part: unknown): Input {
  return isRecord(part) ? part : {}
}

/** Sends a page; the body is trusted, the title is not. */
export function sendPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply.headers(PAGE_HEADERS).type('text/html; charset=utf-8').send(page(title, body))
}
