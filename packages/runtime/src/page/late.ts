import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * Makes a component of one whose file is loaded when it is first drawn.
 *
 * @param load - imports the file, and takes the component out of it
 */
export function late<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }))
}
