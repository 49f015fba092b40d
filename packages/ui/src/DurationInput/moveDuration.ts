/**
 * Moves to another duration: of those on the way, the one nearest to where the way leads. Where
 * there is none on the way, to the longest or the shortest.
 *
 * @param by - minutes; negative for a shorter duration
 * @param options - minutes, from the least to the most
 */
export function moveDuration(minutes: number, by: number, options: readonly number[]): number {
  const onTheWay = options.filter((option) => (by > 0 ? option > minutes : option < minutes))
  const ahead = (option: number) => Math.abs(option - (minutes + by))
  const [nearest = by > 0 ? options.at(-1) : options[0]] = onTheWay.toSorted(
    (one, other) => ahead(one) - ahead(other),
  )
  return nearest ?? minutes
}
