/** What a hand-written form does: tidy with replacements, then one regular expression a type. */
const TWINS: Readonly<Record<string, string>> = {
  A: 'А',
  B: 'В',
  C: 'С',
  E: 'Е',
  H: 'Н',
  K: 'К',
  M: 'М',
  O: 'О',
  P: 'Р',
  T: 'Т',
  X: 'Х',
  Y: 'У',
}

const SHAPES = {
  standart: /^([АВЕКМНОРСТУХ])(\d{3})([АВЕКМНОРСТУХ]{2})(\d{2,3})$/u,
  taxi: /^([АВЕКМНОРСТУХ]{2})(\d{3})(\d{2,3})$/u,
  transit: /^([АВЕКМНОРСТУХ]{2})(\d{3})([АВЕКМНОРСТУХ])(\d{2,3})$/u,
  moto: /^(\d{4})([АВЕКМНОРСТУХ]{2})(\d{2,3})$/u,
  mvdStandart: /^([АВЕКМНОРСТУХ])(\d{4})(\d{2,3})$/u,
  mvdTrailer: /^(\d{3})([АВЕКМНОРСТУХ])(\d{2,3})$/u,
  mvdMoto: /^(\d{4})([АВЕКМНОРСТУХ])(\d{2,3})$/u,
}

/** Makes a plate comparable, by regular expressions. */
export function naiveNormalise(input: string): string {
  return input
    .replace(/[\s\p{Dash}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
    .replace(/[ABCEHKMOPTXY]/g, (letter) => TWINS[letter] ?? letter)
}

/** Reads a plate, by regular expressions. */
export function naiveParse(input: string): object | null {
  const number = naiveNormalise(input)
  for (const [type, shape] of Object.entries(SHAPES)) {
    const groups = shape.exec(number)?.slice(1)
    if (groups) return { number, type, parts: groups.slice(0, -1), region: groups.at(-1) }
  }
  return null
}
