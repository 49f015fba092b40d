export const ru = {
  menu: {
    button: 'Личный кабинет',
    signedInAs: 'Вы вошли',
    signOut: 'Выйти',
  },
} as const
