const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Writes a Russian name in Latin letters, the way street signs do. */
export function transliterate(text: string): string {
  let result = ''
  for (const letter of text) {
    const lower = letter.toLowerCase()
    const latin = LATIN[lower]
    if (latin === undefined) result += letter
    else if (lower === letter) result += latin
    else result += latin.charAt(0).toUpperCase() + latin.slice(1)
  }
  // Signs write -ий and -ый as -y.
  return result.replaceAll(/(iy|yy)(?![a-z])/g, 'y')
}
