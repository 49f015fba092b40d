#!/bin/sh
# hucre 1.0.0.
#
# Expected: the inference of types, which keeps 007 a text unless told otherwise, keeps all else a text too
# that a number could not give back: the twenty digits of a bank account, a phone with its plus.
# Behaviour: only a leading zero saves a text. Accounts are rounded, so that two of them become one;
# the plus of a phone is lost; an article 12E3 becomes 12000. No error, no warning.
# Seen:
#   40702810938000000001 and ...02 -> 40702810938000000000 both
#   +79161234567 -> 79161234567    12E3 -> 12000    0277071467 -> "0277071467"
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { parseCsv } from 'hucre'

const file = [
  'Account;Phone;Article;TaxNumber',
  '40702810938000000001;+79161234567;12E3;0277071467',
  '40702810938000000002;8-916-123;12F3;7707083893',
].join('\n')
const [, first, second] = parseCsv(file, { typeInference: true })
console.log(first)
console.log(second)
assert.deepEqual(first, [40702810938000000000, 79161234567, 12000, '0277071467'])
assert.equal(second[0], first[0])
assert.deepEqual(second.slice(1), ['8-916-123', '12F3', 7707083893])
JS
node run.js
