/** The name of a region, as people say it. */
export interface RegionName {
  readonly ru: string
  readonly en: string
}

/** A region with the codes of its plates. */
export interface Region extends RegionName {
  /** Its own code first, then the other ones of two digits, then those of three that are in use. */
  readonly codes: readonly string[]
}

/**
 * All regions of Russia, and Baikonur, by the codes of their number plates: the name that a person
 * would say. A line is one region, its codes first.
 *
 * Source: the list of codes in the Ministry of the Interior's order 766 of 5 October 2017, with the
 * regions and codes of 2022 and 2023. A code that has had two owners (80, 81, 82, 84, 85) is told by
 * who has it now.
 */
const table = `
01,101 Адыгея|Adygea
02,102,702 Башкортостан|Bashkortostan
03,103 Бурятия|Buryatia
04 Республика Алтай|Altai Republic
05,105 Дагестан|Dagestan
06 Ингушетия|Ingushetia
07 Кабардино-Балкария|Kabardino-Balkaria
08 Калмыкия|Kalmykia
09,109 Карачаево-Черкесия|Karachay-Cherkessia
10 Карелия|Karelia
11,111 Коми|Komi
12 Марий Эл|Mari El
13,113 Мордовия|Mordovia
14 Якутия|Yakutia
15 Северная Осетия|North Ossetia
16,116,716 Татарстан|Tatarstan
17 Тыва|Tuva
18,118 Удмуртия|Udmurtia
19 Хакасия|Khakassia
20,95 Чечня|Chechnya
21,121 Чувашия|Chuvashia
22,122 Алтайский край|Altai Territory
23,93,123,193,323 Краснодарский край|Krasnodar Territory
24,88,124 Красноярский край|Krasnoyarsk Territory
25,125,725 Приморский край|Primorye
26,126 Ставропольский край|Stavropol Territory
27 Хабаровский край|Khabarovsk Territory
28 Амурская область|Amur Region
29 Архангельская область|Arkhangelsk Region
30,130 Астраханская область|Astrakhan Region
31 Белгородская область|Belgorod Region
32 Брянская область|Bryansk Region
33 Владимирская область|Vladimir Region
34,134 Волгоградская область|Volgograd Region
35 Вологодская область|Vologda Region
36,136 Воронежская область|Voronezh Region
37 Ивановская область|Ivanovo Region
38,138 Иркутская область|Irkutsk Region
39,91 Калининградская область|Kaliningrad Region
40 Калужская область|Kaluga Region
41 Камчатский край|Kamchatka
42,142 Кемеровская область|Kemerovo Region
43 Кировская область|Kirov Region
44 Костромская область|Kostroma Region
45 Курганская область|Kurgan Region
46 Курская область|Kursk Region
47,147 Ленинградская область|Leningrad Region
48 Липецкая область|Lipetsk Region
49 Магаданская область|Magadan Region
50,90,150,190,750,790,250,550 Московская область|Moscow Region
51 Мурманская область|Murmansk Region
52,152,252 Нижегородская область|Nizhny Novgorod Region
53 Новгородская область|Novgorod Region
54,154,754 Новосибирская область|Novosibirsk Region
55,155 Омская область|Omsk Region
56,156 Оренбургская область|Orenburg Region
57 Орловская область|Oryol Region
58,158 Пензенская область|Penza Region
59,159 Пермский край|Perm Territory
60 Псковская область|Pskov Region
61,161,761 Ростовская область|Rostov Region
62 Рязанская область|Ryazan Region
63,163,763 Самарская область|Samara Region
64,164 Саратовская область|Saratov Region
65 Сахалинская область|Sakhalin Region
66,96,196 Свердловская область|Sverdlovsk Region
67 Смоленская область|Smolensk Region
68 Тамбовская область|Tambov Region
69,169 Тверская область|Tver Region
70 Томская область|Tomsk Region
71 Тульская область|Tula Region
72,172 Тюменская область|Tyumen Region
73,173 Ульяновская область|Ulyanovsk Region
74,174,774 Челябинская область|Chelyabinsk Region
75 Забайкальский край|Transbaikal Territory
76,176 Ярославская область|Yaroslavl Region
77,97,99,177,197,199,777,797,799,977 Москва|Moscow
78,98,178,198 Санкт-Петербург|Saint Petersburg
79 Еврейская АО|Jewish Autonomous Region
80,180 ДНР|DPR
81,181 ЛНР|LPR
82,182 Крым|Crimea
83 Ненецкий АО|Nenets District
84,184 Херсонская область|Kherson Region
85,185 Запорожская область|Zaporozhye Region
86,186 ХМАО — Югра|Khanty-Mansi District
87 Чукотка|Chukotka
89 Ямало-Ненецкий АО|Yamal-Nenets District
92,192 Севастополь|Sevastopol
94 Байконур|Baikonur`

/** All regions with their names and codes, in the order of their codes. */
export const regions: readonly Region[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [, codes = '', ru = '', en = ''] = /^(\S+) (.+)\|(.+)$/u.exec(line) ?? []
    return { ru, en, codes: codes.split(',') }
  })
