#!/bin/sh
# Chromium reads a script a second time for an error object that nobody throws, where an inspector listens.
#
# ol 10.11.0 (its dist/ol.js) with Chromium 156. The file makes one error object while it is run, to
# reject promises with later, and throws nothing. Lighthouse and Playwright both send Runtime.enable
# to each page that they open.
#
# Guessed: an inspector that sets no breakpoints changes nothing about how a script is read and run, so
#   what Lighthouse counts as blocking is what visitors wait for.
# Seen: with Runtime.enable Chromium parses what is being run when the error is made once more, to know
#   the places of the calls: here all of the file, V8.CollectSourcePositions stands in the trace for the
#   script and for the function around it. Without Runtime.enable it does not stand there.
#   Error.stackTraceLimit = 0 changes nothing, and react-dom makes such errors too.
#
# Needs Chromium: CHROMIUM_PATH, or the program chromium. Needs Node 22 or newer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error ol@10.11.0 >/dev/null
CHROMIUM=${CHROMIUM_PATH:-$(command -v chromium)}
export CHROMIUM
cat >look.mjs <<'EOF'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const script = readFileSync('node_modules/ol/dist/ol.js')
const page = '<title>map</title><script src="/ol.js"></script><script>performance.mark("ready")</script>'
const limited = page.replace('<script src', '<script>Error.stackTraceLimit = 0</script><script src')
const server = createServer(({ url }, response) => {
  const [type, body] = url === '/ol.js' ? ['text/javascript', script] : ['text/html', url === '/' ? page : limited]
  response.writeHead(200, { 'content-type': type }).end(body)
}).listen(0)
const address = `http://localhost:${server.address().port}`

async function open(path, isListened) {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
  const browser = spawn(process.env.CHROMIUM, [...flags, `--user-data-dir=${process.cwd()}/${crypto.randomUUID()}`])
  const protocol = await new Promise((resolve) => {
    let said = ''
    browser.stderr.on('data', (chunk) => {
      const found = /listening on (ws:\S+)/.exec((said += chunk))
      if (found) resolve(found[1])
    })
  })
  const socket = new WebSocket(protocol)
  await new Promise((resolve) => (socket.onopen = resolve))
  const asked = new Map()
  const events = []
  const traced = Promise.withResolvers()
  const loaded = Promise.withResolvers()
  socket.onmessage = ({ data }) => {
    const { id, result, method, params } = JSON.parse(data)
    if (id) asked.get(id)(result)
    if (method === 'Tracing.dataCollected') events.push(...params.value)
    if (method === 'Tracing.tracingComplete') traced.resolve()
    if (method === 'Page.loadEventFired') loaded.resolve()
  }
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      const id = asked.size + 1
      asked.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  await send('Page.enable', {}, sessionId)
  if (isListened) await send('Runtime.enable', {}, sessionId)
  const includedCategories = ['blink.user_timing', 'disabled-by-default-v8.compile']
  await send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await send('Page.navigate', { url: address + path }, sessionId)
  await loaded.promise
  await send('Tracing.end')
  await traced.promise
  const ended = new Promise((resolve) => browser.on('exit', resolve))
  browser.kill()
  await ended
  const { pid } = events.find(({ name }) => name === 'ready')
  return events.filter((event) => event.pid === pid && event.name === 'V8.CollectSourcePositions').length
}

const seen = {
  'no inspector listens': await open('/', false),
  'Runtime.enable': await open('/', true),
  'Runtime.enable, Error.stackTraceLimit = 0': await open('/limited', true),
}
server.close()
for (const [how, times] of Object.entries(seen)) console.log(`${how}: read again ${times} times`)
const isAsWritten = Object.values(seen).join() === '0,2,2'
console.log(isAsWritten ? 'as written above' : 'CHANGED')
process.exitCode = isAsWritten ? 0 : 1
EOF
node look.mjs
