import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { UnusableDatabase } from '../store/UnusableDatabase.ts'
import { describeFault } from './describeFault.ts'

function faultOf(act: () => unknown): unknown {
  try {
    return act()
  } catch (error) {
    return error
  }
}

it('says in a line what the system refuses', () => {
  const fault = faultOf(() => writeFileSync('/no-such-folder/signs.html', ''))
  expect(describeFault(fault)).toMatch(/^It could not be done: .*\/no-such-folder\/signs.html'$/)
})

it('says that a port is taken', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const second = createServer().listen(first.address())
  const [fault] = await once(second, 'error')
  expect(describeFault(fault)).toContain('address already in use')
  first.close()
})

it('says what a database says, and nothing of the faults of the sandbox itself', () => {
  expect(describeFault(new UnusableDatabase('It is full.'))).toBe('It is full.')
  expect(describeFault(new RangeError('wrong'))).toBeNull()
})
