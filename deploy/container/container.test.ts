import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/lib/freePort.ts'
import { runNginx } from '../../scripts/lib/runNginx.ts'

const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const readme = read('README.md')

/** The instructions of the Containerfile, each with its words, CITY put in. */
const instructions = read('Containerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', ...rest] = line.replaceAll('${CITY}', 'kazan').split(' ')
    return { name, text: rest.join(' ') }
  })
const the = (name: string) => instructions.find((one) => one.name === name)?.text ?? ''
const copies = instructions
  .filter(({ name }) => name === 'COPY')
  .map(({ text }) => text.split(' '))
  .map(([from = '', to = '']) => ({ from, to }))
const listed = (text: string): string[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form of CMD and ENTRYPOINT
  JSON.parse(text.slice(text.indexOf('['))) as string[]
const healthAddress = () => new URL(listed(the('HEALTHCHECK')).at(-1) ?? '')

/** What the image gets of the host's folders: the site is made elsewhere here. */
const source = (from: string) => join(from.startsWith('site') ? work : root, from)

let work: string
let image: string
let port: number
let output: number
let nginx: Awaited<ReturnType<typeof runNginx>> | undefined
/** Root starts it as nobody; whoever else runs this is nobody already. */
const user = process.getuid?.() === 0 ? 65_534 : undefined

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'container-'))
  chmodSync(work, 0o755)
  if (!existsSync(join(root, 'apps/coop/dist/index.html'))) {
    execFileSync('turbo', ['run', 'build', '--filter=./apps/*'], { cwd: root })
  }
  const env = { ...process.env, CITY: 'kazan', OUT: join(work, 'site'), BACK_END: '' }
  const emit = ['--conditions=@parking/source', 'scripts/emitCities.ts']
  execFileSync(process.execPath, emit, { cwd: root, env })

  image = join(work, 'image')
  mkdirSync(image)
  for (const { from, to } of copies) cpSync(source(from), join(image, to), { recursive: true })
  port = await freePort()
  const settings = join(image, 'nginx/nginx.conf')
  writeFileSync(settings, read('nginx.conf').replace('listen 8080;', `listen 127.0.0.1:${port};`))
  mkdirSync(join(image, 'tmp'))
  mayWrite(image, false)
  chmodSync(join(image, 'tmp'), 0o755)
  output = openSync(join(work, 'output'), 'w')
  if (user !== undefined) {
    for (const path of ['image/tmp', 'output']) chownSync(join(work, path), user, user)
  }
  const [, ...words] = listed(the('ENTRYPOINT'))
  const started = words.slice(2).map((word) => (word === `${the('WORKDIR')}/` ? `${image}/` : word))
  nginx = await runNginx({ settings: started, port, user, output })
}, 600_000)

afterAll(async () => {
  await nginx?.stop()
  closeSync(output)
  mayWrite(image, true)
  rmSync(work, { recursive: true })
})

/** Lets its owner write in a folder and all below it, or nobody. */
function mayWrite(folder: string, may: boolean): void {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of ['', ...below]) {
    const path = join(folder, name)
    const mode = statSync(path).mode
    chmodSync(path, may ? mode | 0o200 : mode & ~0o222)
  }
}

const ask = (path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })

describe('the Containerfile', () => {
  it('says only what both engines know', () => {
    const known = 'ARG FROM WORKDIR COPY RUN USER EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT'.split(
      ' ',
    )
    expect([...new Set(instructions.map(({ name }) => name))]).toEqual(known)
  })

  it('copies what is there once the site is made, and engines are shown nothing else', () => {
    const shown = readFileSync(join(root, '.dockerignore'), 'utf8').trim().split('\n')
    expect(shown[0]).toBe('*')
    expect(copies.length).toBeGreaterThan(0)
    const isShown = (path: string) =>
      shown.slice(1).some((line) => `${path}/`.startsWith(`${line.slice(1)}/`))
    expect(copies.filter(({ from }) => !existsSync(source(from)) || !isShown(from))).toEqual([])
  })

  it('runs as a numbered user who is not root, on a port that needs no rights', () => {
    expect(Number(the('USER').split(':')[0])).toBeGreaterThan(0)
    expect(Number(the('EXPOSE'))).toBeGreaterThan(1024)
    expect(read('nginx.conf').match(/listen .*/g)).toEqual([`listen ${the('EXPOSE')};`])
  })

  it('asks for health where nginx listens', () => {
    expect(healthAddress().host).toBe(`127.0.0.1:${the('EXPOSE')}`)
  })

  it('has nginx write into one folder alone, over which its README lays memory', () => {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path`,
    )
    for (const kind of ['pid', ...kinds]) {
      expect(read('nginx.conf')).toMatch(new RegExp(`^ *${kind} +tmp/[\\w.]+;`, 'm'))
    }
    expect(the('RUN')).toBe('mkdir -m 1777 tmp')
    expect(readme).toContain(`--read-only --tmpfs ${the('WORKDIR')}/tmp `)
  })
})

describe('nginx with the files of the image, all but one folder read-only', () => {
  it.each([
    ['/', 'ru', 'Парковки: Казань'],
    ['/en/profile/parking?zone=101', 'en', 'Parking: Kazan'],
    ['/legal/auth', 'ru', 'Парковки для компаний: Казань'],
  ])('answers %s with its page', async (path, language, title) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    const page = await answer.text()
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<title>${title}</title>`)
  })

  it.each([
    ['portal', 'assets'],
    ['coop', 'coop-assets'],
  ])('sends the files of %s', async (app, assets) => {
    const name = readdirSync(join(image, app, assets)).find((one) => one.endsWith('.js'))
    const answer = await ask(`/${assets}/${name}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(await answer.text()).toBe(readFileSync(join(image, app, assets, `${name}`), 'utf8'))
  })

  it('answers a missing path with the page that says so', async () => {
    const answer = await ask('/nothing/here')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<title>Парковки: Казань</title>')
  })

  it.each(['/nginx/nginx.conf', '/tmp/nginx.pid'])(
    'never hands out the file at %s',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<title>Парковки: Казань</title>')
    },
  )

  it('answers the question for health, and writes no line of it', async () => {
    const answer = await ask(healthAddress().pathname)
    expect(answer.status).toBe(204)
    await ask('/check')
    const log = () => readFileSync(join(work, 'output'), 'utf8')
    await vi.waitFor(() => expect(log()).toContain('GET /check 200'))
    expect(log()).not.toContain(healthAddress().pathname)
  })

  it('is not well without the pages of the city', async () => {
    const pages = join(image, 'portal/cities/kazan')
    const page = join(pages, 'page.ru.html')
    chmodSync(pages, 0o755)
    renameSync(page, `${page}.away`)
    expect((await ask(healthAddress().pathname)).status).toBe(503)
    renameSync(`${page}.away`, page)
    chmodSync(pages, 0o555)
    expect((await ask(healthAddress().pathname)).status).toBe(204)
  })

  it('knows who asks by the word of what ends TLS, and logs no query', async () => {
    await ask('/check?token=a-secret', { 'x-forwarded-for': '203.0.113.7' })
    const log = () => readFileSync(join(work, 'output'), 'utf8')
    await vi.waitFor(() => expect(log()).toMatch(/^203[.]0[.]113[.]7 .* GET \/check 200 /m))
    expect(log()).not.toContain('a-secret')
  })

  it('complains of nothing', () => {
    expect(nginx?.said()).toBe('')
  })
})
