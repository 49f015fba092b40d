export const en = {
  owner: {
    licences: 'Licences',
    copyright: '© {{years}} {{owner}}',
    numbers: 'INN {{inn}}, OGRN {{ogrn}}',
    hours: 'Support answers {{hours}}',
  },
}
