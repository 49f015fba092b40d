import { isLacking, listFeatures } from '../../scripts/floor/lacking.ts'

/**
 * A script that runs before a page and deletes everything that a browser of the floor lacks, as far as a
 * page can: names, members of their own and of their instances. Trusted Types stay, because this browser
 * goes on to ask for them.
 */
export function takeAway(): string {
  const paths = listFeatures()
    .filter((feature) => isLacking(feature) && !/^css|_event$|trusted_?types?/i.test(feature))
    .map((feature) => feature.replace('javascript.builtins', 'js').split('.'))
    .flatMap(([part, owner = '', member, more]) => {
      if (more !== undefined) return []
      if (member === undefined) return [[owner]]
      const name = member.replace('_static', '')
      const own = [owner, name]
      const ofInstances = [owner, 'prototype', name]
      if (member !== name) return [own]
      return part === 'js' ? [own, ofInstances] : [ofInstances]
    })
    // Members before what they are members of.
    .toSorted((one, other) => other.length - one.length)
  return `(() => {
    for (const path of ${JSON.stringify(paths)}) {
      const name = path.pop()
      let owner = globalThis
      const isWindow = path[0] === 'Window' && path.length === 2
      for (const part of path) owner = owner?.[part]
      if (isWindow) owner = globalThis
      if (owner === undefined || owner === null) continue
      try { delete owner[name] } catch {}
    }
  })()`
}
