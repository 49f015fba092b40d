import type { ImportField } from '@parking/domain'
import { normalisePlate } from '@parking/plates'

/** What a header means that has certain words. */
interface HeaderRule {
  readonly means: ImportField | 'other' | 'barred'
  readonly isSure?: false
  /** Looked for between spaces: in words of Russian letters, and in those of Latin ones. */
  readonly russian: RegExp
  readonly latin: RegExp
}

/**
 * What the columns of companies' tables are called, in both languages whatever the page's, and in Russian
 * written in Latin: files come from everywhere. The first rule that fits counts.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    means: 'barred',
    russian:
      /гараж|бортов|инвентар| парков| гар (?:номер|н) | (?:прицеп|п прицеп|полуприцеп)|(?: (?:сим|симкарт\S*|sim) )|топливн| удостоверени| в у | ву |прав[ао]? (?:номер|серия)|полис|осаго|каско|табел| таб |снилс| инн |паспорт|диспетчер|руководител|механик|начальник/u,
    latin:
      / (?:garage|fleet (?:no|number|id)|inventory|trailer|sim|iccid|fuel|insurance|policy|employee (?:id|no|number)|driver (?:id|code|key)|pritsep|tabel\S*|dispatcher|manager|contact person|inn|snils) |licen[cs]e (?:expir|class|categ|type)|driv\S* licen[cs]e/u,
  },
  {
    means: 'imei',
    russian: /име[йи]|имэй| imei /u,
    latin: /imei/u,
  },
  { means: 'imei', isSure: false, russian: /уникальн/u, latin: / unique | unit id /u },
  {
    means: 'vin',
    russian: / вин | вин(?:номер|код)|идентификационн\S* номер|(?: ид| идент) номер (?:тс|авто)/u,
    latin:
      / vin|vin | vehicle identification|(?<!vehicle )identification number|chassis (?:no|number)/u,
  },
  {
    means: 'phone',
    isSure: false,
    russian:
      /(?:рабоч|служеб|домаш|доп|втор|внутр)\S* (?:номер )?тел|тел\S* (?:номер )?(?:рабоч|служеб|домаш|доп|втор|внутр|2)/u,
    latin: /(?:office|work|home|business|other) (?:phone|tel)|(?:phone|tel) 2/u,
  },
  {
    means: 'phone',
    russian:
      /телефон| тел |тел водит| моб(?:ильн\S*)? | мобтел| сот(?:ов\S*)? | контактн\S* номер/u,
    latin: /phone|mobile| cell | tel | telefon| msisdn | mob /u,
  },
  {
    means: 'plate',
    russian:
      /(?:госномер|госзнак|госрег|регномер|регзнак|номерзнак)| (?:гос(?:ударств\S*)?|рег(?:истрац\S*)?|грз|гр)(?: (?:гос(?:ударств\S*)?|рег(?:истрац\S*)?))*(?: (?:номер\S*|ном|н|нз|зн|знак\S*))| (?:грз|грнз|грн|гн|гз|г р з|г р н|г р н з|г н|г з|гос|номерной знак|номерные знаки|номерзнака|автономер)(?: номер)? | номер (?:гос\S*|рег\S*|авто\S*|машины|тс|т с|а м|ам|транспортного средства|тягача|а в т о) /u,
    latin:
      /(?:licen[cs]e|number|registration|reg|tag|car|vehicle) ?plate|plate ?(?:number|no|num|id)| (?:plate|plates|vrm|vrn|rego|grz|gosnomer\S*|gos (?:nomer|znak|num|no)|regnomer|reg(?:istration)?(?: (?:number|no|num|mark|nr|sign|nomer))?|registration|regnumber|numberplate|(?:licen[cs]e|state|government|gov|tag|car|vehicle|truck|auto) (?:number|no|num|nomer|reg\S*)|carnumber|vehiclenumber|nomer (?:ts|avto|auto|mashiny)) /u,
  },
  {
    means: 'other',
    russian:
      /марк[аи]|модел| инв | птс | стс | эптс |свидетельств|договор|контракт|двигател|шасси|кузов|цвет| год | г в |дата|срок|пробег|километраж|одометр|топлив|карт[аы]|катег|тип|вид |подраздел|отдел|департамент|филиал|колонн|бригад|участок|служб|адрес|почт|коммент|примеч|приме|маршрут|должност|професс|статус|состоян|групп|организац|компани|владел|собственн|лизинг|мощност|масс|грузопод|объ[её]м|скорост| код |код | id |идентификатор|пп | п п | п н | порядков|серия|баланс|стаж|рожд|пол |регион|город|страна|стоимост|сумм|остаток|ключ|смен[аы]|график|тариф|зон[аы]|координат|последн/u,
    latin:
      / (?:make|model|brand|marka|asset|color|colour|year|date|mileage|odometer|engine|fuel|category|type|class|department|division|branch|address|email|e mail|mail|comment|comments|note|notes|position|job|title|status|state|group|company|organi[sz]ation|owner|lease|leasing|weight|speed|code|id|guid|uuid|row|index|contract|card|body|city|country|region|zone|last|cost|price|serial of|birth\S*|model\S*|garazh\S*) /u,
  },
  {
    means: 'name',
    russian:
      / фио|фио | ф и о |водител|сотрудник|работник|фамилия (?:и о|имя|и имя|инициалы)|фамилияимя|фамилияио| физ(?:ическое)? лицо |ф и водит/u,
    latin:
      / (?:fio|f i o|driver|drivers|drivername|driverfullname|fullname|full name|employee|employees|voditel\S*|sotrudnik|surname and name|surname (?:and )?first ?name\S*|last ?name first ?name|last name and first name|person|name of driver) /u,
  },
  {
    means: 'name',
    isSure: false,
    russian:
      / имя | фамилия |ответственн|закрепл|пользовател|экспедитор|за кем| кому | механизатор | исполнител/u,
    latin:
      / (?:name|user|assigned|assigned to|assignee|responsible|surname|last name|lastname|imya|familiya) /u,
  },
  {
    means: 'imei',
    isSure: false,
    russian:
      /трекер|устройств|терминал|маяк|глонасс|прибор|оборудован|серийн|заводск| блок | бнст? | асн /u,
    latin: / (?:tracker|device|terminal|beacon|gps|glonass|hardware|hw|serial|sn) /u,
  },
  {
    means: 'plate',
    isSure: false,
    russian:
      /(?<!теле)авто|транспорт| (?:тс|т с|а м|ам|машин[аы]|объект|тягач|грузовик|номер|номера|борт|техника|ном) /u,
    latin:
      / (?:car|vehicle|vehicles|auto|avto|truck|unit|ts|object|mashina|transport|number|no|nomer|num) /u,
  },
]

/** The columns of a name that stands in three, in their order. */
export const nameParts = [
  {
    russian: /^ фамилия(?: водителя| сотрудника)? $/u,
    latin: /^ (?:driver )?(?:surname|last name|lastname|family name|familyname|familiya) $/u,
  },
  {
    russian: /^ имя(?: водителя| сотрудника)? $/u,
    latin: /^ (?:driver )?(?:first name|firstname|given name|givenname|name|imya) $/u,
  },
  {
    russian: /^ отчество(?: водителя| сотрудника)? $/u,
    latin: /^ (?:patronymic|middle name|middlename|otchestvo) $/u,
  },
] as const

/** How a column is called that has the regions of plates alone. */
export const regionHeader = /регион|region/iu

/** How the names of most people here end, and how they are shortened. */
export const patronymic = /\p{L}{2,}(?:вич|вна|чна|оглы|кызы)$|^\p{L}+ \p{Lu}\. ?\p{Lu}\.?$/u

/** What programs and people write where nothing is. */
export const placeholder =
  /^(?:null|none|nil|nan|n\/?a|#n\/a|undefined|empty|unknown|н\/?д|#н\/д|нет|нет данных|отсутству\p{L}*|не указан\p{L}*|пусто|б\/?н|0+(?:[.,]0+)?|[\p{Pd}−_.?*/]+|\((?:пусто|blank|null|none)\)|<(?:пусто|null|none|не указан\p{L}*)>)$/iu

/**
 * Writes a header as words between spaces, so that case, signs and letters that look alike make no
 * difference: nobody sees that the O of `ФИО` is a Latin one.
 */
export function foldHeader(text: string): { readonly russian: string; readonly latin: string } {
  const write = (format: 'russian' | 'foreign', number: string): string => {
    const words = text
      .replaceAll(/ё/giu, 'е')
      .replaceAll(/[№#]/gu, ` ${number} `)
      .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
    return ` ${words.map((word) => normalisePlate(word, format).toLowerCase()).join(' ')} `
  }
  return { russian: write('russian', 'номер'), latin: write('foreign', 'number') }
}
