import { defineTexts } from '@parking/runtime/texts'

const ru = {
  card: {
    title: 'Документы',
    text: 'По номерам СТС и водительского удостоверения ищут штрафы.',
    add: 'Добавить документ',
    list: 'Ваши документы',
    emptyTitle: 'Документов пока нет',
    actions: 'Действия',
    actionsOf: 'Действия с документом {{number}}',
    edit: 'Изменить',
    remove: 'Удалить',
    close: 'Закрыть',
    unreadable:
      'Список прочитан не весь. Чтобы не потерять остальное, менять его сейчас нельзя: обновите страницу или зайдите позже.',
  },
  type: {
    vehicleCertificate: 'Свидетельство о регистрации ТС (СТС)',
    drivingLicence: 'Водительское удостоверение (ВУ)',
  },
  form: {
    addTitle: 'Новый документ',
    editTitle: 'Документ {{number}}',
    summary: 'Проверьте поля',
    type: 'Что это за документ',
    number: 'Серия и номер',
    vehicleCertificate: 'Например, 16 УА 123456',
    drivingLicence: 'Например, 16 00 123456 или 16 ТК 123456',
    add: 'Добавить',
    save: 'Сохранить',
    cancel: 'Отмена',
    nothingChanged: 'Вы пока ничего не изменили.',
  },
  error: {
    typeEmpty: 'Выберите, что это за документ.',
    empty: 'Введите серию и номер.',
    vehicleCertificate: 'В СТС 2 цифры, 2 буквы или цифры и ещё 6 цифр, например 16 УА 123456.',
    drivingLicence:
      'В удостоверении 2 цифры, 2 буквы или цифры и ещё 6 цифр, например 16 00 123456.',
    duplicate: 'Такой документ уже есть в профиле.',
  },
  done: {
    added: 'Документ {{number}} добавлен.',
    changed: 'Документ {{number}} изменён.',
    removed: 'Документ {{number}} удалён.',
  },
  failed: {
    save: 'Документ не сохранился',
    remove: 'Документ не удалился',
    gone: 'Этого документа больше нет в профиле: его удалили в другом окне или на другом устройстве.',
    refused: 'Сервер не принял документ. Проверьте тип, серию и номер и попробуйте ещё раз.',
  },
  removing: {
    title: 'Удалить документ {{number}}?',
    text: 'Штрафы по нему больше не будут искать. Документ можно будет добавить снова.',
    confirm: 'Удалить',
    cancel: 'Оставить',
  },
} as const

/** The texts of the driver's documents. */
export const documentsTexts = defineTexts('documents', ru, async () => (await import('./en.ts')).en)
