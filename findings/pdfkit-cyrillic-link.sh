#!/bin/sh
# pdfkit 0.20.2 (writes), pdfjs-dist 6.5.438 (reads).
#
# Guess: a link to an address with Russian letters is written in its ASCII form, or as UTF-8, and works.
# Behaviour: it is written like a text, in UTF-16 with a byte order mark, where the format wants ASCII.
# A reader finds no address: pdfjs, the viewer of Firefox, makes no link of it. The words are blue
# and underlined all the same. The ASCII form of the same address works.
# Seen:
#   https://парковка.рф/зона/4013             no address
#   https://xn--80aaf5abwej.xn--p1ai/%D0%B7... the address
# Needs Node 22.13 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts pdfkit@0.20.2 pdfjs-dist@6.5.438
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'

async function follow(link) {
  const document = new PDFDocument({ compress: false })
  const chunks = []
  document.on('data', (chunk) => chunks.push(chunk))
  const end = new Promise((resolve) => document.on('end', resolve))
  document.text('receipt', { link, underline: true })
  document.end()
  await end
  const file = Buffer.concat(chunks)
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const [annotation] = await (await pdf.getPage(1)).getAnnotations()
  const seen = { url: annotation.url, inUtf16: file.includes('/URI (\u00fe\u00ff', 'latin1') || file.includes('/URI (\\376\\377') }
  console.log(link, seen)
  return seen
}

const address = 'https://парковка.рф/зона/4013'
const ascii = new URL(address).href
assert.deepEqual(await follow(address), { url: undefined, inUtf16: true })
assert.deepEqual(await follow(ascii), { url: ascii, inUtf16: false })
JS
node run.js
