import type { Language } from '@parking/runtime'

/**
 * The countries whose cars come to Russian cities, as ISO 3166 writes them: with three letters, as
 * vehicles are saved, and with two, by which browsers know their names.
 */
const codes = `
AFG AF,ALB AL,ARE AE,ARM AM,AUT AT,AZE AZ,BEL BE,BGR BG,BIH BA,BLR BY,CHE CH,CHN CN,CYP CY,CZE CZ,
DEU DE,DNK DK,EGY EG,ESP ES,EST EE,FIN FI,FRA FR,GBR GB,GEO GE,GRC GR,HRV HR,HUN HU,IND IN,IRL IE,
IRN IR,IRQ IQ,ISL IS,ISR IL,ITA IT,JPN JP,KAZ KZ,KGZ KG,KOR KR,LTU LT,LUX LU,LVA LV,MDA MD,MKD MK,
MLT MT,MNE ME,MNG MN,NLD NL,NOR NO,PAK PK,POL PL,PRK KP,PRT PT,ROU RO,SAU SA,SRB RS,SVK SK,SVN SI,
SWE SE,SYR SY,TJK TJ,TKM TM,TUR TR,UKR UA,USA US,UZB UZ,VNM VN`

const pairs = codes
  .trim()
  .split(/,\s*/)
  .map((pair) => [pair.slice(0, 3), pair.slice(4)] as const)

/** Slow to make. */
const names = {
  ru: new Intl.DisplayNames('ru', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
}

/** Writes a country's name; what is no known code stays as it is. */
export function formatCountry(code: string, language: Language): string {
  const short = pairs.find(([long]) => long === code)?.[1] ?? code
  if (!/^[A-Z]{2}$/.test(short)) return code
  return names[language].of(short) ?? code
}

/** Lists the countries that can be chosen, by their names. */
export function listCountries(
  language: Language,
): readonly { readonly code: string; readonly name: string }[] {
  const byName = new Intl.Collator(language)
  return pairs
    .map(([code]) => ({ code, name: formatCountry(code, language) }))
    .toSorted((one, other) => byName.compare(one.name, other.name))
}
