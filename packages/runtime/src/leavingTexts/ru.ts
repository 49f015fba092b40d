import { defineTexts } from '../texts/defineTexts.ts'

const ru = {
  idle: {
    title: 'Вы ещё здесь?',
    text: 'Вы давно ничего не делали. Скоро мы выйдем из личного кабинета, чтобы им не воспользовался кто-то другой.',
    left_one: 'Осталась {{count}} секунда',
    left_few: 'Осталось {{count}} секунды',
    left_many: 'Осталось {{count}} секунд',
    left_other: 'Осталось {{count}} секунды',
    stay: 'Я здесь',
    leave: 'Выйти',
    endedTitle: 'Вы вышли из личного кабинета',
    endedText:
      'Вы долго ничего не делали, поэтому мы вышли за вас: так никто другой не воспользуется вашим кабинетом.',
  },
  signOut: {
    title: 'Выйти, не дождавшись платежа?',
    text: 'Пока неизвестно, прошёл ли платёж. Если выйти сейчас, деньги всё равно могут списаться. Мы проверим платёж и расскажем о нём при следующем входе.',
    confirm: 'Выйти',
    cancel: 'Подождать',
    again: 'Нажмите ещё раз',
  },
} as const

/** What is said when somebody is signed out, or is about to be. */
export const leavingTexts = defineTexts('leaving', ru, async () => (await import('./en.ts')).en)
