/**
 * Takes a picture of every story, in light and dark, and shows those that differ from the last
 * accepted ones beside these on a page of their own. It fails for no difference: a person looks at it.
 *
 * `--accept` accepts the pictures once they are taken, words after it choose stories by their ids. The
 * pictures stand in `.cache/pictures`, which is never committed: browsers draw letters each their way.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from '@playwright/test'
import { listen, pathOf } from './lib/oneOrigin.ts'
import { run } from './lib/run.ts'
import { staticSite } from './lib/staticSite.ts'
import { openBrowser } from './lib/openBrowser.ts'

declare global {
  interface Window {
    /** What Storybook's page says of the story that it draws. */
    readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  }
}

/** What Storybook says of its stories. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly type: string; readonly id: string }>>
}

const site = 'apps/storybook/storybook-static'
const pictures = '.cache/pictures'
const accepted = join(pictures, 'accepted')
const taken = join(pictures, 'taken')
/** Pages that are open at a time. */
const atATime = 2

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
})

const built = await run('node scripts/storybook.ts build --loglevel warn')
if (built.code !== 0) process.exit(built.code)
rmSync(taken, { recursive: true, force: true })
for (const folder of [accepted, taken]) mkdirSync(folder, { recursive: true })
const isFirst = readdirSync(accepted).length === 0
const { entries }: StoryIndex = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'))
const stories = Object.values(entries)
  .filter(({ type, id }) => type === 'story' && isChosen(id))
  .flatMap(({ id }) =>
    ['light', 'dark'].map((scheme) => ({ id, scheme, file: `${id}.${scheme}.png` })),
  )

/** Stories that could not be drawn: their tests say why. */
const broken: string[] = []
await takePictures()
const differing = stories.filter(({ file }) => !isAccepted(file))
const gone = readdirSync(accepted).filter(
  (file) => positionals.length === 0 && !stories.some((story) => story.file === file),
)
tell()
if (values.accept || isFirst) accept()

function isChosen(id: string): boolean {
  return positionals.length === 0 || positionals.some((word) => id.includes(word))
}

async function takePictures(): Promise<void> {
  const answer = staticSite({
    folder: site,
    page: () => 'iframe.html',
    isPage: () => true,
    headersOf: () => ({}),
  })
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(pathOf(request.url) ?? '/')
    response.writeHead(status, headers).end(body)
  })
  const address = await listen(server, 0)
  const browser = await openBrowser()
  const left = [...stories]
  const takeAll = async () => {
    const page = await browser.newPage({
      viewport: { width: 800, height: 600 },
      reducedMotion: 'reduce',
    })
    await page.addInitScript(standStill)
    for (let story = left.pop(); story !== undefined; story = left.pop()) {
      // Some parts are asked for when the page has nothing better to do.
      await page.goto(`${address}/iframe.html?id=${story.id}&globals=scheme:${story.scheme}`, {
        waitUntil: 'networkidle',
      })
      const end = await page.waitForFunction(findEnd)
      if ((await end.jsonValue()) !== 'finished') broken.push(story.file)
      writeFileSync(join(taken, story.file), await pictureAtRest(page))
    }
  }
  try {
    await Promise.all(Array.from({ length: atATime }, takeAll))
  } finally {
    await browser.close()
    server.close()
  }
}

/** Runs in the page, before all else: whatever moves or fades there is at its end at once. */
function standStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page: how a story has ended, what it plays too; undefined before. */
function findEnd(): string | undefined {
  // oxlint-disable-next-line no-underscore-dangle -- Storybook calls it by that
  const { phase = '' } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {}
  return ['finished', 'errored', 'aborted'].includes(phase) ? phase : undefined
}

/** The picture of a page whose answers and letters have come: the one after it is the same. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  let before: Buffer | null = null
  for (;;) {
    await page.evaluate(waitForFrames)
    const picture: Buffer = await page.screenshot({ animations: 'disabled' })
    if (before?.equals(picture)) return picture
    before = picture
  }
}

/** Runs in the page: waits for its letters and for two frames. */
async function waitForFrames(): Promise<void> {
  await document.fonts.ready
  const frame = () => new Promise(requestAnimationFrame)
  await frame()
  await frame()
}

function isAccepted(file: string): boolean {
  const known = join(accepted, file)
  return existsSync(known) && readFileSync(known).equals(readFileSync(join(taken, file)))
}

function tell(): void {
  console.log(`${stories.length} pictures taken.`)
  for (const file of broken) console.log(`broken: ${file}`)
  if (isFirst) {
    console.log(`There were none to compare them with: they are the accepted ones now.`)
    return
  }
  for (const { file } of differing) {
    console.log(existsSync(join(accepted, file)) ? `differs: ${file}` : `new: ${file}`)
  }
  for (const file of gone) console.log(`gone: ${file}`)
  if (differing.length + gone.length === 0) return
  const page = join(pictures, 'index.html')
  writeFileSync(page, pageOf())
  console.log(`Side by side: ${page}. To accept them: npm run storybook:pictures -- --accept`)
}

function pageOf(): string {
  const picture = (folder: string, file: string) =>
    existsSync(join(pictures, folder, file)) ? `<img src="${folder}/${file}" alt="">` : '—'
  const rows = [...differing.map(({ file }) => file), ...gone].map(
    (file) =>
      `<tr><th>${file}</th><td>${picture('accepted', file)}</td><td>${picture('taken', file)}</td></tr>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>img { width: 40vw }</style><table><tr><th></th><th>accepted</th><th>now</th></tr>${rows.join('')}</table>`
}

function accept(): void {
  for (const { file } of differing) {
    writeFileSync(join(accepted, file), readFileSync(join(taken, file)))
  }
  for (const file of gone) rmSync(join(accepted, file))
}
