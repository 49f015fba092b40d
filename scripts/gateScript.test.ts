import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { gateScript } from './lib/gateScript.ts'

it('is written so that a browser of 2012 reads it', () => {
  const newer: string[] = []
  const found = ({ type }: { readonly type: string }) => void newer.push(type)
  new Visitor({
    ArrowFunctionExpression: found,
    ChainExpression: found,
    ClassDeclaration: found,
    ForOfStatement: found,
    ObjectPattern: found,
    ArrayPattern: found,
    SpreadElement: found,
    TemplateLiteral: found,
    VariableDeclaration: (node) => (node.kind === 'var' ? undefined : found(node)),
    LogicalExpression: (node) => (node.operator === '??' ? found(node) : undefined),
    ObjectExpression: ({ properties }) => {
      for (const one of properties) if (one.type === 'Property' && one.shorthand) found(one)
    },
  }).visit(parseSync('gate.js', gateScript).program)
  expect(newer).toEqual([])
})
