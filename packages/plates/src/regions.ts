/**
 * Whose the two-digit codes of number plates are, in Russian and in English: the name that a person
 * would say. A line is one region, its codes first.
 *
 * Source: the list of codes of the Ministry of the Interior. A code that has had two owners (80, 81,
 * 82, 84, 85) is told by who has it now.
 */
const table = `
01 Адыгея|Adygea
02 Башкортостан|Bashkortostan
03 Бурятия|Buryatia
04 Республика Алтай|Altai Republic
05 Дагестан|Dagestan
06 Ингушетия|Ingushetia
07 Кабардино-Балкария|Kabardino-Balkaria
08 Калмыкия|Kalmykia
09 Карачаево-Черкесия|Karachay-Cherkessia
10 Карелия|Karelia
11 Коми|Komi
12 Марий Эл|Mari El
13 Мордовия|Mordovia
14 Якутия|Yakutia
15 Северная Осетия|North Ossetia
16 Татарстан|Tatarstan
17 Тыва|Tuva
18 Удмуртия|Udmurtia
19 Хакасия|Khakassia
20,95 Чечня|Chechnya
21 Чувашия|Chuvashia
22 Алтайский край|Altai Territory
23,93 Краснодарский край|Krasnodar Territory
24,88 Красноярский край|Krasnoyarsk Territory
25 Приморский край|Primorye
26 Ставропольский край|Stavropol Territory
27 Хабаровский край|Khabarovsk Territory
28 Амурская область|Amur Region
29 Архангельская область|Arkhangelsk Region
30 Астраханская область|Astrakhan Region
31 Белгородская область|Belgorod Region
32 Брянская область|Bryansk Region
33 Владимирская область|Vladimir Region
34 Волгоградская область|Volgograd Region
35 Вологодская область|Vologda Region
36 Воронежская область|Voronezh Region
37 Ивановская область|Ivanovo Region
38 Иркутская область|Irkutsk Region
39,91 Калининградская область|Kaliningrad Region
40 Калужская область|Kaluga Region
41 Камчатский край|Kamchatka
42 Кемеровская область|Kemerovo Region
43 Кировская область|Kirov Region
44 Костромская область|Kostroma Region
45 Курганская область|Kurgan Region
46 Курская область|Kursk Region
47 Ленинградская область|Leningrad Region
48 Липецкая область|Lipetsk Region
49 Магаданская область|Magadan Region
50,90 Московская область|Moscow Region
51 Мурманская область|Murmansk Region
52 Нижегородская область|Nizhny Novgorod Region
53 Новгородская область|Novgorod Region
54 Новосибирская область|Novosibirsk Region
55 Омская область|Omsk Region
56 Оренбургская область|Orenburg Region
57 Орловская область|Oryol Region
58 Пензенская область|Penza Region
59 Пермский край|Perm Territory
60 Псковская область|Pskov Region
61 Ростовская область|Rostov Region
62 Рязанская область|Ryazan Region
63 Самарская область|Samara Region
64 Саратовская область|Saratov Region
65 Сахалинская область|Sakhalin Region
66,96 Свердловская область|Sverdlovsk Region
67 Смоленская область|Smolensk Region
68 Тамбовская область|Tambov Region
69 Тверская область|Tver Region
70 Томская область|Tomsk Region
71 Тульская область|Tula Region
72 Тюменская область|Tyumen Region
73 Ульяновская область|Ulyanovsk Region
74 Челябинская область|Chelyabinsk Region
75 Забайкальский край|Transbaikal Territory
76 Ярославская область|Yaroslavl Region
77,97,99 Москва|Moscow
78,98 Санкт-Петербург|Saint Petersburg
79 Еврейская АО|Jewish Autonomous Region
80 ДНР|DPR
81 ЛНР|LPR
82 Крым|Crimea
83 Ненецкий АО|Nenets District
84 Херсонская область|Kherson Region
85 Запорожская область|Zaporozhye Region
86 ХМАО — Югра|Khanty-Mansi District
87 Чукотка|Chukotka
89 Ямало-Ненецкий АО|Yamal-Nenets District
92 Севастополь|Sevastopol
94 Байконур|Baikonur`

/** The names of the regions by their two-digit codes. */
export const regionNames: ReadonlyMap<string, { readonly ru: string; readonly en: string }> =
  new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [, codes = '', ru = '', en = ''] = /^(\S+) (.+)\|(.+)$/u.exec(line) ?? []
        return codes.split(',').map((code) => [code, { ru, en }] as const)
      }),
  )
