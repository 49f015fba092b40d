import { FeedbackPage } from '../pages/FeedbackPage.ts'
import { enlargeText } from '../screens/largeText.ts'
import { linesOf } from '../world/linesOf.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true })

tellInLook('desktop', (language, say) => {
  test('a driver writes to the operator, and the answer comes while the chat is open', async ({
    page,
    city,
    time,
  }) => {
    const feedback = await new FeedbackPage(page, language).open()
    await expect(feedback.email).toHaveValue('driver@parking.example')
    await feedback.email.fill('driver')
    await feedback.send()
    await expect(feedback.text).toHaveAttribute('aria-invalid', 'true')
    await expect(feedback.form.getByRole('alert')).toBeFocused()

    await feedback.text.fill('Не пришёл <b>чек</b>')
    await feedback.email.fill('driver@parking.example')
    await feedback.topic.selectOption({ index: 1 })
    await city.spoil('registerAppeal', { kind: 'errorName', errorName: 'UnknownError' })
    await feedback.send()
    await expect(feedback.form.getByRole('alert')).toContainText(
      say('Сервер ответил ошибкой', 'Something went wrong on the server'),
    )
    await expect(feedback.text).toHaveValue('Не пришёл <b>чек</b>')
    await feedback.appeals.first().waitFor()
    const before = await feedback.appeals.count()
    await feedback.send()
    await expect(feedback.form.getByText(/Обращение № \d+ зарегистрировано/u)).toBeVisible()
    await expect(feedback.text).toHaveValue('')
    await expect(feedback.appeals).toHaveCount(before + 1)
    await expect(feedback.appeals.first()).toContainText(say('Зарегистрировано', 'Registered'))

    await feedback.text.fill('Это ещё не дописано')
    await feedback.openChat()
    await expect(feedback.log).toContainText('Не пришёл <b>чек</b>')
    await feedback.writing.fill('Заказ 100500')
    await feedback.writing.press('Enter')
    await expect(feedback.log).toContainText('Заказ 100500')
    await expect(feedback.log).not.toContainText(say('Отправляется', 'Sending'))
    await time.pass(1)
    await expect(feedback.log).toContainText('Обращение принято, проверяем данные')

    await page.goBack()
    await expect(feedback.chat).toBeHidden()
    await expect(feedback.appeals.first()).toContainText('Обращение принято, проверяем данные')
    await expect(feedback.appeals.first()).toContainText(say('В работе', 'In progress'))
    await expect(feedback.text).toHaveValue('Это ещё не дописано')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a message that failed is sent again, once', async ({ page, city, context, watch }) => {
    watch.expect(/Failed to load resource/)
    const feedback = await new FeedbackPage(page, 'en').open()
    await feedback.openChat()
    await city.spoil('sendMessage', { kind: 'errorName', errorName: 'UnknownError' })
    await feedback.writing.fill('Is anybody there?')
    await feedback.writing.press('Enter')
    await expect(feedback.log).toContainText('An error occurred, retry sending?')
    await feedback.closeChat()
    await feedback.openChat()
    await feedback.sendAgain.dblclick()
    await expect(feedback.sendAgain).toBeHidden()
    await expect(feedback.log.getByText('Is anybody there?')).toHaveCount(1)

    // Without a connection it waits for the driver, not for the connection.
    await context.setOffline(true)
    await feedback.writing.fill('And now?')
    await feedback.writing.press('Enter')
    await expect(feedback.sendAgain).toBeVisible()
    await context.setOffline(false)
    await feedback.sendAgain.click()
    await expect(feedback.sendAgain).toBeHidden()
    await page.reload()
    await feedback.openChat()
    await expect(feedback.log.getByText('Is anybody there?')).toHaveCount(1)
    await expect(feedback.log.getByText('And now?')).toHaveCount(1)
  })
})

test.describe('on the smallest phone, in text twice as large', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const by of ['browser', 'root'] as const) {
    test(`the word on the button of the chat stays in one piece (${by})`, async ({ page }) => {
      const feedback = await new FeedbackPage(page).open()
      await feedback.openChat()
      await enlargeText(page, by)
      const word = feedback.chat.getByText('Отправить', { exact: true })
      await expect.poll(() => linesOf(word)).toBe(1)
    })
  }
})

test.describe('a desktop at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('leaves the conversation in sight', async ({ page }) => {
    const feedback = await new FeedbackPage(page).open()
    await feedback.openChat()
    // Nothing lies over it: a press would reach it.
    await feedback.log.getByText('проверяем данные').click({ trial: true })
    await feedback.closeChat()
  })
})
