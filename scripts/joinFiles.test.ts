import { describe, expect, it } from 'vitest'
import { joinFiles, type Part, type Piece } from './lib/joinFiles.ts'

const piece = (size = 100, imports: Piece[] = [], kind = ''): Piece => ({ size, imports, kind })
const part = (needs: Piece[], more: Partial<Part> = {}): Part => ({
  needs,
  there: [],
  place: needs.map(({ size }) => size).join(),
  spare: 10_000,
  ...more,
})

describe('joinFiles', () => {
  it('joins what the same parts need', () => {
    const [button, field] = [piece(), piece()]
    expect(joinFiles([button, field], [part([button, field])])).toEqual([[button, field]])
  })

  it('joins what only one part needs with what others need too, while the other may load it', () => {
    const join = (size: number) => {
      const [button, field] = [piece(), piece(size)]
      return joinFiles([button, field], [part([button, field]), part([button], { place: 'list' })])
    }
    expect(join(10_000)).toHaveLength(1)
    expect(join(10_001)).toHaveLength(2)
  })

  it('counts what a joined file brings along', () => {
    const calendar = piece(20_000)
    const [button, field] = [piece(), piece(100, [calendar])]
    const files = joinFiles(
      [button, field, calendar],
      [part([button, field, calendar]), part([button], { place: 'list' })],
    )
    expect(files).toEqual([[button], [field, calendar]])
  })

  it('does not count what is there already', () => {
    const [button, field] = [piece(), piece(20_000)]
    const parts = [
      part([button, field], { place: 'form' }),
      part([button], { place: 'list', there: [field] }),
    ]
    expect(joinFiles([button, field], parts)).toHaveLength(1)
  })

  it('joins small parts that are asked for at one place, and not those of different places', () => {
    const join = (place: string) => {
      const [one, other] = [piece(), piece()]
      return joinFiles([one, other], [part([one], { place: 'page' }), part([other], { place })])
    }
    expect(join('page')).toHaveLength(1)
    expect(join('elsewhere')).toHaveLength(2)
  })

  it('lets no file wait for itself', () => {
    const inner = piece()
    const middle = piece(20_000, [inner])
    const outer = piece(100, [middle])
    const files = joinFiles(
      [inner, middle, outer],
      [part([outer, middle, inner]), part([inner], { place: 'list' })],
    )
    expect(files).not.toContainEqual([inner, outer])
  })

  it('keeps apart what not every city has', () => {
    const [button, fines] = [piece(), piece(100, [], 'fines')]
    expect(joinFiles([button, fines], [part([button, fines])])).toHaveLength(2)
  })
})
