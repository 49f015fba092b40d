import {
  detectFormat,
  formatPlate,
  isSamePlate,
  normalisePlate,
  plateKey,
  recognisePlate,
  validatePlate,
} from '../src/index.ts'

const typed = [
  'А123ВС77',
  'a123bc77',
  'а 123-вс 777',
  'A123BC77 RUS',
  'А123ВС77 РУС',
  'А123ВС77RU',
  'А123ВС77\u{1F1F7}\u{1F1FA}',
  'А\u200B123\u00A0ВС—77',
  'AA 123 77',
  'AA 1234 77',
  'AA 1234 177',
  'AB 123 C 77',
  '1234 AB 77',
  'A 1234 77',
  '123 A 77',
  '1234 A 177',
  'AB 12 CE 77',
  '004 CD 1 77',
  '123 D 456 77',
  '123 T 456 77',
  'TAB 123 77',
  'AB-1234',
  'wх 12345',
  'Ж123ВС77',
  'А123ВС7',
  'А123ВС77А123',
  'А１２３ВС77',
  '',
  ' ',
]

const pairs = [
  ['А123ВС77', 'a 123 bc 77'],
  ['А123ВС77', 'А123ВС777'],
  ['WХ12345', 'WX12345'],
  ['А123ВС77', 'A123BC77RUS'],
  ['', ''],
] as const

/** The vectors as they are published: what is typed, and what each function makes of it. */
export function buildVectors() {
  return {
    about: 'What people type and what it is. Made by @parking/plates.',
    plates: typed.map((input) => ({
      input,
      normalised: normalisePlate(input),
      normalisedForeign: normalisePlate(input, 'foreign'),
      key: plateKey(input),
      formatted: formatPlate(input),
      format: detectFormat(input),
      recognised: recognisePlate(input),
      check: validatePlate(input),
    })),
    same: pairs.map(([a, b]) => ({ a, b, same: isSamePlate(a, b) })),
  }
}
