/** Some things and all that they lead to. */
export function reach<Thing>(
  from: Iterable<Thing>,
  next: (thing: Thing) => Iterable<Thing>,
): Set<Thing> {
  const found = new Set(from)
  // What is added while this goes on is met later.
  for (const thing of found) for (const one of next(thing)) found.add(one)
  return found
}
