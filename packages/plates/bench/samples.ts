/** What people type: tidy, untidy, Latin, foreign, unfinished. Twelve of sixteen are good. */
export const mixed = [
  'А123ВС77',
  'a123bc777',
  'А 123 ВС 177',
  'AA12377',
  '1234 ав 77',
  'ab 123 c 77',
  'А1234 77',
  'foo',
  'AB-1234-CD',
  '123 А 77',
  'x999xx199',
  '12345',
  '',
  'В001ОР97',
  'M 777 MM 99',
  'о045ет116',
] as const

/** What `validator` is asked: plates of its own locale in the same states. */
export const portuguese = [
  'AA-12-34',
  '12-AA-34',
  '12-34-AA',
  'AA 12 AA',
  'AA1234',
  '12AA34',
  'aa-12-34',
  'foo',
  'AB-1234-CD',
  'AA·12·34',
  'AB-99-99',
  '12345',
  '',
  '99-XY-01',
  'XY 01 ZZ',
  'XY01ZZ',
] as const
