/** What a city, a company or a driver has written: it stays as it is in every language. */
const written = [
  'Улица Баумана',
  'Набережная имени Фатыха Амирхана',
  'Набережная',
  'Музей города',
  'Центр',
  'Вокзал',
  'Месячный абонемент для многодетных семей на парковочные места у вокзала',
  'Месяц в центре',
  'День во всех зонах',
  'Резидент зоны 101',
  'Работы в центре',
  'В субботу зона 101 закрыта с 9:00 до 18:00.',
  'Автомобиль для поездок за город по выходным',
  'Семейная',
  'Автопарк',
  'Первый водитель',
  'Второй водитель',
  'Третий водитель',
]

/** The Russian words that are left where English is chosen. Plates, all in capitals, are no words. */
export function leftRussian(shown: string): readonly string[] {
  const ours = written.reduce((text, words) => text.replaceAll(words, ''), plain(shown))
  return ours.match(/[^\n]*[а-яё]{2}[^\n]*/gu) ?? []
}

/** What is read of a part of the page, by eye or by ear. */
export function readWords(part: HTMLElement): string {
  const named = [...part.querySelectorAll('[aria-label], [placeholder]')].flatMap((element) => [
    element.ariaLabel,
    element.getAttribute('placeholder'),
  ])
  return [part.innerText, ...named].join('\n')
}

/** Without the soft hyphens and hard spaces that only the layout needs. */
function plain(text: string): string {
  return text.replaceAll('\u{AD}', '').replaceAll('\u{A0}', ' ')
}
