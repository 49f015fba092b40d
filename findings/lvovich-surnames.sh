#!/bin/sh
# lvovich 2.1.0, compared with petrovich 0.2.1 (both decline Russian names).
#
# Expected: a man's surname that ends in a consonant is declined ("выдано Ковальчуку"), a woman's is not;
# a town of an adjective and a noun is declined in both words.
# Behaviour: lvovich gives back Ковальчук, Мкртчян, Коваль and Воробей as they were, as if they could
# not be declined, for men too. petrovich declines them. The town Большой Камень gets an adjective
# of the wrong gender, though Нижний Новгород is right.
# Seen:
#   lvovich   Ковальчук, Мкртчян, Коваль, Воробей; "в Большое Камне"
#   petrovich Ковальчуку, Мкртчяну, Ковалю, Воробею
# Needs Node 22 or newer and npm. Exits 0 while the behaviour is as described.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund --ignore-scripts lvovich@2.1.0 petrovich@0.2.1
cat > run.js <<'JS'
import assert from 'node:assert/strict'
import { cityIn, incline } from 'lvovich'
import petrovich from 'petrovich'

const surnames = ['Иванов', 'Ковальчук', 'Мкртчян', 'Коваль', 'Воробей']
const byLvovich = surnames.map((last) => incline({ last, gender: 'male' }, 'dative').last)
const byPetrovich = surnames.map((last) => petrovich.male.last.dative(last))
const towns = ['Нижний Новгород', 'Большой Камень'].map((name) => `в ${cityIn(name)}`)
console.log('lvovich  ', byLvovich.join(', '))
console.log('petrovich', byPetrovich.join(', '))
console.log(towns.join(', '))
assert.deepEqual(byLvovich, ['Иванову', 'Ковальчук', 'Мкртчян', 'Коваль', 'Воробей'])
assert.deepEqual(byPetrovich, ['Иванову', 'Ковальчуку', 'Мкртчяну', 'Ковалю', 'Воробею'])
assert.deepEqual(towns, ['в Нижнем Новгороде', 'в Большое Камне'])
JS
node run.js
