import { plain, type Case } from './cases/Case.ts'
import { cases } from './cases/cases.ts'
import type { Operation } from './contract/operations.ts'
import { judgeBad, judgeGood } from './judgeAnswer.ts'
import { outcomeOf, Skip, type Outcome } from './Outcome.ts'
import type { Stage } from './Stage.ts'

/** Which request of a call is made. */
export type Side = 'good' | 'bad'

/** Which requests a call has. */
export function sidesOf({ id }: Operation): readonly Side[] {
  const { bad, badToken } = caseOf(id)
  return bad === undefined && badToken === undefined ? ['good'] : ['good', 'bad']
}

function caseOf(id: string): Case {
  return cases[id] ?? plain
}

/** Makes a good or a bad request of a call, and judges what it is answered. */
export function tryCase(stage: Stage, operation: Operation, side: Side): Promise<Outcome> {
  const described = caseOf(operation.id)
  return outcomeOf(async () => {
    if (operation.movesMoney && !stage.given.money) {
      throw new Skip('it moves money: ask for it with --with-money')
    }
    return side === 'good'
      ? tryGood(stage, operation, described)
      : tryBad(stage, operation, described)
  })
}

async function tryGood(stage: Stage, operation: Operation, described: Case): Promise<Outcome> {
  const { as = 'driver', good, tells, lasting } = described
  if (lasting !== undefined && !stage.given.testBed) throw new Skip(lasting)
  const token = await stage.tokenOf(as)
  const fields = typeof good === 'function' ? await good(stage) : good
  return judgeGood(operation, await stage.call(operation, fields, token), tells)
}

async function tryBad(stage: Stage, operation: Operation, described: Case): Promise<Outcome> {
  const { as = 'driver', bad = {}, badToken, refusedBy } = described
  const token = badToken ?? (await stage.tokenOf(as))
  const fields = typeof bad === 'function' ? await bad(stage) : bad
  return judgeBad(operation, await stage.call(operation, fields, token), refusedBy)
}
