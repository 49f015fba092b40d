#!/bin/sh
# A request of a worker that is ended never ends for Playwright, and its page never has a silent network.
#
# playwright-core 1.65.1 with Chromium 156. A page starts a worker, the worker asks for something that
# takes long, and the page ends the worker: the browser drops the connection at once.
#
# Guessed: the request is told as failed, as that of an aborted fetch is, and waitForLoadState
#   ('networkidle') goes on half a second later.
# Seen: the server sees the connection close, Playwright tells neither requestfinished nor
#   requestfailed, and waitForLoadState waits until its own time is over. A fetch that the page itself
#   aborts is told as failed, and the page is idle.
#
# Needs Chromium: CHROMIUM_PATH, or the program chromium.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error playwright-core@1.65.1 >/dev/null
CHROMIUM=${CHROMIUM_PATH:-$(command -v chromium)}
export CHROMIUM
cat >look.mjs <<'EOF'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const files = {
  '/worker.js': ['text/javascript', "fetch('/slow')"],
  '/': ['text/html', '<title>page</title>'],
}
let closed = 0
let slow = Promise.withResolvers()
const server = createServer((request, response) => {
  if (request.url === '/slow') {
    slow.resolve()
    response.on('close', () => (closed += 1))
    return
  }
  const [type, body] = files[request.url] ?? ['text/plain', '']
  response.writeHead(200, { 'content-type': type }).end(body)
}).listen(0)
const address = `http://localhost:${server.address().port}/`
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] })

async function look(begin, end) {
  closed = 0
  slow = Promise.withResolvers()
  const page = await browser.newPage()
  const told = []
  page.on('requestfailed', (request) => told.push(new URL(request.url()).pathname))
  page.on('requestfinished', (request) => told.push(new URL(request.url()).pathname))
  await page.goto(address)
  await page.evaluate(begin)
  await slow.promise
  await page.evaluate(end)
  while (closed === 0) await new Promise((done) => setTimeout(done, 50))
  const idle = await page.waitForLoadState('networkidle', { timeout: 5000 }).then(() => 'idle', () => 'never idle')
  await page.close()
  return `told: ${told.includes('/slow')}, ${idle}`
}

const seen = {
  'a fetch of the page, aborted': await look(
    "window.stop = new AbortController(); fetch('/slow', { signal: window.stop.signal }).catch(() => {}); 0",
    'window.stop.abort()',
  ),
  'a fetch of a worker, ended': await look(
    "window.worker = new Worker('/worker.js'); 0",
    'window.worker.terminate()',
  ),
}
await browser.close()
server.close()
console.log(JSON.stringify(seen, null, 2))
const expected = ['told: true, idle', 'told: false, never idle']
if (JSON.stringify(Object.values(seen)) !== JSON.stringify(expected)) {
  console.error('The behaviour has changed.')
  process.exit(1)
}
EOF
node look.mjs
