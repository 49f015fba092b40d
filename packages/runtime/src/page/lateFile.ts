import type { CityPart } from '@parking/domain'

/**
 * What is said of a part where it is imported, in literal words: the build reads them there. It makes
 * the files of that, leaves out what a city lacks, and has the page ask for what comes by itself.
 */
export interface LateWords {
  /**
   * When it comes, if not when it is asked for: with the first page, with the list or the map of that,
   * soon after them, or with the first person who is signed in.
   */
  readonly comes?: 'first' | 'list' | 'map' | 'soon' | 'members'
  /** The part of the product that it belongs to, where not every city has that. */
  readonly part?: CityPart
  /**
   * Whether it may load hardly more than it needs, which takes requests of its own: what is asked for in
   * the street or with the first press.
   */
  readonly isLight?: true
}

/** Says of a file that is loaded late when it comes and which cities have it. */
export function lateFile<Load>(_words: LateWords, load: Load): Load {
  return load
}
