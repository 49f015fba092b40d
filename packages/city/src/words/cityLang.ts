/** What cities write, they write in Russian: screen readers have to know it on the English page. */
export const cityLang = 'ru'
