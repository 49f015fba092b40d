#!/bin/sh
# Node's own fetch and FormData (write), busboy 1.6.0 and formidable 3.5.4 (read), and Node's own
# Response.formData (reads).
#
# Guess: a file called ООО "Ромашка".csv, which phones and Macs allow, keeps its name on the way to a
# server; so does one with %22 in its name.
# Behaviour: browsers and Node write a quotation mark in a file's name as %22, and nothing marks that.
# busboy, under many upload libraries, leaves %22 in the name and in the names of fields. formidable and
# Node's own reader turn it back, and every %22 that was in the name before too: a file "скидка%22.csv"
# arrives as скидка".csv.
# Seen:
#   busboy     ООО %22Ромашка%22.csv   скидка%22.csv
#   formidable ООО "Ромашка".csv       скидка".csv
#   Node       ООО "Ромашка".csv       скидка".csv
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts busboy@1.6.0 formidable@3.5.4
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import busboy from 'busboy'
import formidable from 'formidable'

const names = ['ООО "Ромашка".csv', 'скидка%22.csv']
const form = new FormData()
for (const name of names) form.append('lists', new File(['x'], name, { type: 'text/csv' }))

/** Sends the form to a server here that reads the names with `read`. */
async function send(read) {
  const server = createServer((request, response) => {
    read(request, (found) => response.end(JSON.stringify(found)))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`, { method: 'POST', body: form })
  const found = await answer.json()
  server.close()
  return found
}

const seen = {
  busboy: await send((request, done) => {
    const found = []
    const parser = busboy({ headers: request.headers, defParamCharset: 'utf8' })
    parser.on('file', (_, file, { filename }) => {
      found.push(filename)
      file.resume()
    })
    parser.on('close', () => done(found))
    request.pipe(parser)
  }),
  formidable: await send((request, done) => {
    formidable({})
      .parse(request)
      // In the order in which they were stored, which is not always that in which they were sent.
      .then(([, { lists }]) => done(lists.map(({ originalFilename }) => originalFilename).sort()))
  }),
  node: (await new Response(form).formData()).getAll('lists').map(({ name }) => name),
}
console.log(seen)
const turned = ['ООО "Ромашка".csv', 'скидка".csv']
assert.deepEqual(seen, {
  busboy: ['ООО %22Ромашка%22.csv', 'скидка%22.csv'],
  formidable: turned,
  node: turned,
})
JS
node run.js
