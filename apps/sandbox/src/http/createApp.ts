import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { fastifyOpenapiGlue } from 'fastify-openapi-glue'
import { findTokenAccount } from '../account/tokens.ts'
import type { City } from '../city/city.ts'
import { openCityContext } from '../city/CityContext.ts'
import type { Idempotency } from '../money/idempotency.ts'
import type { Store } from '../store/openStore.ts'
import { type Answer, answerCall } from './answerCall.ts'
import type { Call, Handlers } from './call.ts'
import { compressAnswers } from './compressAnswers.ts'
import { type ContractCall, contractCalls } from './contractCalls.ts'
import { withLateAccounts } from './withLateAccounts.ts'
import { type CallLimits, type HoldBack, limitCalls, TooManyCalls } from './limitCalls.ts'
import { type Input, isRecord, text } from '../wire/input.ts'
import { parseForm } from './parseForm.ts'
import { Refusal } from '../wire/Refusal.ts'
import { isDiskFull } from '../store/UnusableDatabase.ts'
import { refusalOfRequest } from './refusalOfRequest.ts'
import { createValidation, InvalidRequest } from './createValidation.ts'

const BODY_LIMIT = 1024 * 1024

/** No Idempotency-Key is longer: the server reads the headers itself, not by the contract. */
const LONGEST_KEY = 255

/** What goes out with every answer; a page says it more strictly. */
const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const

/** The name of the error that a request was answered with, for the log. */
const ERROR_NAME = 'errorName'

/** The calls that not every city has. */
const OPTIONAL_CALLS: Readonly<Record<string, (city: City) => boolean>> = {
  getChargeStatus: ({ chargeStatus }) => chargeStatus,
  logout: (city) => city.logout,
}

/** What the server is made of. */
export interface AppDependencies {
  store: Store
  idempotency: Idempotency
  /** The contract, as one OpenAPI document. */
  specification: object
  handlers: Handlers
  /** Finds a city by the id in the address; undefined for one that is not served. */
  findCity(id: string): City | undefined
  /** How much is answered within a minute; null for all that comes. */
  limits: CallLimits | null
  /** Told of every request, in one line without its query. */
  log?: ((line: string) => void) | undefined
}

/** Builds the server: the contract's routes under `/sandbox/{city}`; pages are added by the caller. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    logger: false,
    exposeHeadRoutes: false,
    // An address that is none is answered before any hook.
    frameworkErrors: (error, _request, reply) => {
      reply.headers(HEADERS)
      answerError(error, reply, dependencies.log)
    },
    clientErrorHandler: refuseUnread,
  })
  const validation = createValidation()
  app.setValidatorCompiler(({ schema }) => validation.request(schema))
  app.setSerializerCompiler(({ schema, method, url }) =>
    validation.answer(schema, `${method} ${url}`),
  )
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  )
  app.decorateRequest(ERROR_NAME, '')
  app.setErrorHandler((error, request, reply) => {
    request.setDecorator(ERROR_NAME, answerError(error, reply, dependencies.log))
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }))
  if (dependencies.log) logRequests(app, dependencies.log)
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers({ ...HEADERS, ...reply.getHeaders() })
    done(null, payload)
  })
  compressAnswers(app)
  const holdBack = dependencies.limits && (await limitCalls(app, dependencies.limits))
  // A broken request is answered in the contract's words, not with the server's own 400.
  app.addHook('onRoute', (route) => {
    route.attachValidation = true
  })
  const calls = contractCalls(dependencies.specification)
  void app.register(fastifyOpenapiGlue, {
    specification: dependencies.specification,
    prefix: '/sandbox/:cityId',
    operationResolver: (operationId) => (request, reply) =>
      handle({ ...dependencies, holdBack }, calls.get(operationId), request, reply),
  })
  return app
}

/** Answers what could not be read as a request, and ends its connection. */
function refuseUnread({ code }: { code: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const headers = { ...HEADERS, 'content-length': '0', connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}

function describeForLog(error: unknown): string {
  if (isDiskFull(error)) return 'There is no room on the disk: nothing is kept until there is.'
  return error instanceof Error ? (error.stack ?? error.message) : 'Unknown error'
}

/**
 * Answers what went wrong outside the contract: on a page, in the server, in an address. What broke
 * in the server is for its own log: it may hold SQL.
 *
 * @returns the error's name
 */
function answerError(error: unknown, reply: FastifyReply, log: AppDependencies['log']): string {
  const status = error instanceof Refusal ? 404 : readStatus(error)
  const isOurs = status >= 500
  if (isOurs) log?.(describeForLog(error))
  const message = isOurs || !(error instanceof Error) ? 'Unknown error' : error.message
  const isHeldBack = error instanceof TooManyCalls
  if (isHeldBack) reply.header('retry-after', error.retryAfterSeconds)
  reply.code(status).type('application/json').serializer(JSON.stringify)
  const errorName = isOurs || isHeldBack ? 'UnknownError' : 'ValidationError'
  void reply.send({ status: 'error', errorName, message })
  return errorName
}

function readStatus(error: unknown): number {
  const known = isRecord(error) && typeof error['statusCode'] === 'number'
  return known ? Number(error['statusCode']) : 500
}

/** Logs when, from where, what and how it ended: a failed login is told by its error's name. */
function logRequests(app: FastifyInstance, log: (line: string) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const took = `${reply.elapsedTime.toFixed(0)} ms`
    const outcome = [reply.statusCode, request.getDecorator<string>(ERROR_NAME), took]
    const from = `${new Date().toISOString()} ${request.ip}`
    log([from, request.method, path, ...outcome].filter((part) => part !== '').join(' '))
    done()
  })
}

async function handle(
  dependencies: AppDependencies & { holdBack: HoldBack | null },
  described: ContractCall | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (!described) throw new Error('The contract has no such call')
  const { operationId, movesMoney, errorNames } = described
  const input = readInput(request, described)
  const city = dependencies.findCity(String(input['cityId']))
  if (!city)
    return reply
      .code(404)
      .type('application/json')
      .serializer(JSON.stringify)
      .send({ message: 'No such city' })
  const isThere = OPTIONAL_CALLS[operationId]
  if (isThere && !isThere(city)) return reply.callNotFound()
  const handler = dependencies.handlers[operationId]
  if (!handler) throw new Error(`Nobody answers ${operationId}`)
  const late = withLateAccounts(described, handler)
  reply.header('cache-control', 'no-store')
  const call: Call = {
    ...openCityContext(dependencies.store, city),
    operationId,
    input,
    token: readToken(input, request.headers),
    origin: readOrigin(request),
    idempotency: dependencies.idempotency,
    reply: {},
  }
  await dependencies.holdBack?.(request, nameCaller(call, request.ip), movesMoney)
  const key =
    movesMoney && city.idempotencyKey ? readHeader(request.headers, 'idempotency-key') : undefined
  const isKeyTooLong = key !== undefined && key.length > LONGEST_KEY
  const broken = request.validationError ?? (isKeyTooLong ? new InvalidRequest([]) : undefined)
  const answer = await answerCall(call, broken ? () => refuse(broken, errorNames) : late, {
    key: broken ? undefined : key,
    changes: movesMoney || request.method !== 'GET',
  })
  if (answer.kind === 'answer' && isRecord(answer.body)) {
    request.setDecorator(ERROR_NAME, text(answer.body, 'errorName'))
  }
  return send(reply, call, answer)
}

function refuse(error: Error, errorNames: readonly unknown[]): never {
  const errors = error instanceof InvalidRequest ? error.errors : []
  throw refusalOfRequest(errors, errorNames)
}

function send(reply: FastifyReply, call: Call, answer: Answer) {
  if (answer.kind === 'hangUp') {
    reply.hijack()
    reply.raw.destroy()
    return reply
  }
  reply.code(answer.status)
  // Clients tell the time by this header: it is the city's clock, even where a test has moved it.
  reply.header('date', new Date(call.city.clock.now()).toUTCString())
  if (answer.kind === 'raw') {
    return reply.type(answer.type).serializer(String).send(answer.body)
  }
  if (call.reply.fileName) {
    reply.header('content-disposition', `attachment; filename="${call.reply.fileName}"`)
  }
  reply.type(call.reply.type ?? 'application/json; charset=utf-8')
  if (answer.status !== 200) reply.serializer(JSON.stringify)
  return reply.send(answer.body)
}

/** Takes the fields from where the contract has them, and checked them, and from nowhere else. */
function readInput(request: FastifyRequest, { hasBody, tokenInQuery }: ContractCall): Input {
  const query = isRecord(request.query) ? request.query : {}
  const token = tokenInQuery ? { token: query['token'] } : {}
  const fields = hasBody ? { ...token, ...Object(request.body) } : query
  return { ...fields, ...Object(request.params) }
}

function readHeader(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function readToken(input: Input, headers: IncomingHttpHeaders): string | undefined {
  const given = input['token'] ?? input['Token']
  if (typeof given === 'string' && given !== '') return given
  return readHeader(headers, 'authorization')?.replace(/^Bearer\s+/i, '')
}

/** Where the caller's browser sees this server: its own origin when it says so, else the host. */
function readOrigin(request: FastifyRequest): string {
  const origin = readHeader(request.headers, 'origin')
  if (origin && /^https?:\/\/[\w.:[\]-]+$/.test(origin)) return origin
  const forwarded = readHeader(request.headers, 'x-forwarded-host')
  const host = forwarded && /^[\w.:[\]-]+$/.test(forwarded) ? forwarded : request.host
  const scheme = readHeader(request.headers, 'x-forwarded-proto') === 'https' ? 'https' : 'http'
  return `${scheme}://${host}`
}

/**
 * Names who makes a call, for counting: the account, or the address of a guest, whose token is the
 * same for all of them. Null for nobody that is known.
 */
function nameCaller(call: Call, address: string): string | null {
  try {
    const id = findTokenAccount(call, call.token)
    const { store, city } = call
    const account = store.get(store.from.selectFrom('accounts').select('kind').where('id', '=', id))
    return `${city.id} ${account?.kind === 'guest' ? address : id}`
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}
