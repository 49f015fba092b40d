import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * Makes the component of a route out of a file that is loaded when it is wanted. The router by itself
 * would load the whole page anew when the file does not come, also while money moves; an error of our
 * own in the place of the browser's keeps it from that.
 *
 * @param load - imports the file
 * @param name - the component's name in it
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(async () => {
    try {
      return await load()
    } catch (cause) {
      throw new Error('A file of the page did not come.', { cause })
    }
  }, name)
