import type { City } from '../city/city.ts'
import { publish } from '../city/content.ts'
import type { CityContext } from '../city/CityContext.ts'

const DAY = 24 * 60 * 60_000

function news(city: City) {
  const [zone] = city.zones.all
  return [
    {
      title: 'Новые парковочные места в центре',
      text: `<p>В зоне ${zone?.number ?? ''} «${zone?.name ?? ''}» открыты новые места. Условия оплаты прежние.</p>`,
      image: `/sandbox/${city.id}/pages/banner.svg`,
    },
    {
      title: 'Парковка в праздничные дни',
      text: '<p>В праздничные дни действует тариф праздничного дня. Проверьте цену перед оплатой.</p>',
    },
    {
      title: 'Работы на улично-дорожной сети',
      text: '<p>Часть мест временно недоступна. <a href="/">Смотрите карту</a>: закрытые парковки на ней не показаны.</p>',
    },
    {
      title: 'Абонементы на следующий квартал',
      text: '<p>Абонемент можно купить заранее. Он начнёт действовать с выбранной даты.</p>',
    },
  ]
}

const PAGES = [
  {
    key: 'rules',
    title: 'Правила парковки',
    text: '<h2>Как оплатить</h2><p>Выберите зону, автомобиль и время. Оплатить можно с баланса или картой.</p><h2>Как завершить раньше</h2><p>Если осталось больше тридцати минут, неиспользованное время возвращается на баланс.</p>',
  },
  {
    key: 'pers',
    title: 'Правила обработки персональных данных',
    text: '<p>Данные нужны для оплаты парковки и связи с водителем. Их можно изменить в профиле.</p>',
  },
  {
    key: 'agreement',
    title: 'Пользовательское соглашение',
    text: '<h2>О чём соглашение</h2><p>Личный кабинет позволяет оплачивать городские парковки, покупать абонементы и получать чеки. Регистрация бесплатна.</p><h2>Что обещает водитель</h2><ul><li>Указывать свои имя, почту и телефон.</li><li>Никому не сообщать пароль и коды.</li><li>Оплачивать парковку по тарифу зоны.</li></ul><h2>Что обещает оператор</h2><p>Хранить данные по закону о персональных данных, никому не передавать пароль и присылать чек за каждую оплату.</p><h2>Как отказаться</h2><p>Напишите оператору: он закроет личный кабинет и вернёт остаток баланса.</p>',
  },
  {
    key: 'help',
    title: 'Справка',
    text: '<p>Ответы на частые вопросы. Если ответа нет, напишите в обратную связь.</p>',
  },
  {
    key: 'update',
    title: 'Обновление сервиса',
    text: '<p>Сервис обновлён. История и баланс сохранены.</p>',
  },
]

function commands(city: City, prefix: string) {
  const zone = city.zones.all[0]?.number ?? '101'
  return [
    {
      name: 'Оплата парковки',
      hint: 'Начать парковку',
      example: `${prefix}*${zone}*А123ВС${prefix}*1`,
      command_transcription: 'префикс*номер зоны*номер автомобиля*часы',
    },
    {
      name: 'Продление',
      hint: 'Продлить парковку',
      example: `${prefix}*x*1`,
      command_transcription: 'префикс*x*часы',
    },
    {
      name: 'Пополнение',
      hint: 'Пополнить баланс со счёта телефона',
      example: `${prefix}*pay*100`,
      command_transcription: 'префикс*pay*сумма',
    },
    {
      name: 'Завершение',
      hint: 'Завершить парковку',
      example: `${prefix}*c`,
      command_transcription: 'префикс*c',
    },
  ]
}

/** Publishes what an operator publishes: news, pages, SMS commands. */
export function seedContent(context: CityContext): void {
  const { city, now } = context
  news(city).forEach((fields, index) =>
    publish(context, 'news', { key: String(index + 1), at: now - index * 3 * DAY, fields }),
  )
  for (const { key, ...fields } of PAGES) {
    publish(context, 'page', { key, at: now, fields })
  }
  if (city.smsPrefix !== null) {
    commands(city, city.smsPrefix).forEach((fields, index) =>
      publish(context, 'sms', { key: String(index), at: now, fields }),
    )
  }
}
