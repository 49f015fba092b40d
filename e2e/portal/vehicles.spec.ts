import { DocumentsCard } from '../pages/DocumentsCard.ts'
import { VehiclesCard } from '../pages/VehiclesCard.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

const phone = { viewport: { width: 360, height: 740 } }

test.use({ signedIn: true })

tellInLook('desktop', (language, say) => {
  test('a car is recognised while it is typed, saved, made the main one and deleted', async ({
    page,
  }) => {
    const cars = await (await new VehiclesCard(page, language).open()).add()
    await cars.plate.pressSequentially('a128bc 116')
    await expect(cars.dialog).toContainText(
      say('Обычный номер, Татарстан', 'Regular plate, Tatarstan'),
    )
    await expect(cars.dialog).toContainText(
      say(
        'Отличается одним знаком от вашей машины А 123 ВС 116',
        'This is one character different from your car А 123 ВС 116',
      ),
    )
    await cars.plate.fill('5678ke77')
    await expect(cars.dialog).toContainText(
      say('Номер мотоцикла, Москва', 'Motorcycle plate, Moscow'),
    )
    await expect(cars.category).toHaveValue('A')
    await cars.number.fill('99 ук 111222')
    await cars.press('Добавить', 'Add')
    await expect(
      cars.message(say('Машина 5678 КЕ 77 добавлена.', 'Car 5678 КЕ 77 has been added.')),
    ).toBeVisible()
    await expect(cars.rows).toHaveCount(4)

    await cars.ask('makeMain', '5678 КЕ 77')
    await expect(cars.main).toHaveCount(1)
    await expect(cars.main).toContainText(
      say('СТС 99 УК 111222', 'Registration certificate 99 УК 111222'),
    )
    await page.reload()
    await expect(cars.main).toContainText(
      say('СТС 99 УК 111222', 'Registration certificate 99 УК 111222'),
    )

    await cars.ask('remove', '5678 КЕ 77')
    await cars.press('Удалить', 'Delete')
    await expect(
      cars.message(say('Машина 5678 КЕ 77 удалена.', 'Car 5678 КЕ 77 has been deleted.')),
    ).toBeVisible()
    await expect(cars.rows).toHaveCount(3)
    await expect(cars.main).toHaveCount(1)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a refused foreign car keeps what was typed, and Back closes its dialog (en)', async ({
    page,
    city,
  }) => {
    const cars = await (await new VehiclesCard(page, 'en').open()).add()
    await cars.number.fill('16')
    await cars.press('Add', 'Add')
    await expect(cars.dialog.getByRole('alert')).toBeFocused()
    await cars.number.fill('')
    await cars.chooseForeign()
    await cars.plate.fill('777 авс 02')
    await expect(cars.plate).toHaveValue('777ABC02')
    await cars.country.selectOption('Kazakhstan')
    await cars.name.fill('Guests')
    await city.spoil('addCar', { kind: 'errorName', errorName: 'UnknownError' })
    await cars.press('Add', 'Add')
    await expect(cars.dialog.getByRole('alert')).toContainText('The car wasn’t saved')
    await expect(cars.name).toHaveValue('Guests')
    await cars.press('Add', 'Add')
    await expect(cars.message('Car 777ABC02 has been added.')).toBeVisible()
    await expect(cars.rows.filter({ hasText: 'Guests' }).last()).toContainText('Kazakhstan')

    await cars.ask('edit', '777ABC02')
    await cars.save()
    await expect(cars.dialog).toContainText('You haven’t changed anything yet.')
    await page.goBack()
    await expect(cars.dialog).toBeHidden()
    await expect(cars.card).toBeVisible()
  })

  test.describe('while a car is parked', () => {
    test.use({ scenario: 'driver with a session of an hour' })

    test('it can’t be changed until its parking is over', async ({ page, time }) => {
      const cars = await new VehiclesCard(page).open()
      await expect(cars.main).toContainText('На парковке до 11:00')
      await cars.ask('remove', 'А 123 ВС 116')
      await expect(cars.dialog).toContainText('стоит на парковке до 11:00')
      await cars.press('Понятно', 'OK')
      await time.pass(61)
      await expect(cars.main).not.toContainText('На парковке')
      await cars.ask('edit', 'А 123 ВС 116')
      await cars.name.fill('Дачный')
      await cars.save()
      await expect(cars.main).toContainText('Дачный')
    })
  })
})

test.describe('with 200 cars', () => {
  test.use({ scenario: 'driver with 200 cars' })

  test('one is found and changed by keyboard alone', async ({ page }) => {
    const cars = await new VehiclesCard(page).open()
    await expect(cars.rows).toHaveCount(6)
    await cars.search.focus()
    await page.keyboard.type('1234')
    await expect(cars.rows).toHaveCount(2)
    await cars.actions('1234 АВ 116').focus()
    await page.keyboard.press('Enter')
    await expect(cars.action('edit')).toBeFocused()
    await page.keyboard.press('Enter')
    await cars.name.focus()
    await page.keyboard.type(' мой')
    await page.keyboard.press('Enter')
    await expect(cars.dialog).toBeHidden()
    await expect(cars.rows.filter({ hasText: 'Мотоцикл мой' })).toHaveCount(1)
  })
})

tellInLook('phone', (language, say) => {
  test('a document is added, changed and deleted', async ({ page, city }) => {
    const documents = await (await new DocumentsCard(page, language).open()).add()
    await documents.choose('VU')
    await documents.number.fill('16 00 123456')
    await documents.press('Добавить', 'Add')
    await expect(documents.dialog.getByRole('alert')).toContainText(
      say('уже есть в профиле', 'already in your profile'),
    )
    await documents.number.fill('99тк000111')
    await city.spoil('changeProfile', { kind: 'errorName', errorName: 'UnknownError' })
    await documents.press('Добавить', 'Add')
    await expect(documents.dialog.getByRole('alert')).toContainText(
      say('Документ не сохран', 'The document wasn’t saved'),
    )
    await documents.press('Добавить', 'Add')
    await expect(documents.rows).toHaveCount(2)

    await documents.ask('edit', '99 ТК 000111')
    await documents.number.fill('99 ТК 000112')
    await documents.press('Сохранить', 'Save')
    await expect(
      documents.message(
        say('Документ 99 ТК 000112 измен', 'Document 99 ТК 000112 has been changed.'),
      ),
    ).toBeVisible()
    await documents.ask('remove', '99 ТК 000112')
    await documents.press('Удалить', 'Delete')
    await expect(
      documents.message(
        say('Документ 99 ТК 000112 удал', 'Document 99 ТК 000112 has been deleted.'),
      ),
    ).toBeVisible()
    await expect(documents.dialog).toBeHidden()
    await expect(documents.rows).toHaveCount(1)
    await page.reload()
    await expect(documents.rows).toHaveCount(1)
    await expect(documents.card).toContainText('16 00 123456')
  })
})
