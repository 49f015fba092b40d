import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { LateWords } from './lateFile.ts'

/**
 * Makes a component of one whose file is loaded when it is first drawn.
 *
 * @param load - imports the file, and takes the component out of it
 * @param _words - what the build has to know of it
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
  _words?: LateWords,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}
