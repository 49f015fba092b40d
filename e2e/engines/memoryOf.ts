import { readdirSync, readFileSync } from 'node:fs'

/**
 * What a program and all that it has started hold of the memory, in megabytes; what several share counts in
 * parts. Only where `/proc` tells it.
 */
export function memoryOf(program: number): number {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const [, parent] = /\) . (\d+)/.exec(read(`/proc/${name}/stat`)) ?? []
    parents.set(Number(name), Number(parent))
  }
  const isOfProgram = (id: number | undefined): boolean =>
    id !== undefined && (id === program || isOfProgram(parents.get(id)))
  const kilobytes = [...parents.keys()]
    .filter(isOfProgram)
    .map((id) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0))
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}

/** A program may have ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
