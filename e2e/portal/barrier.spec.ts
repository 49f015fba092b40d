import { BarrierPage } from '../pages/BarrierPage.ts'
import { MapPage } from '../pages/MapPage.ts'
import { tellInLook } from '../world/tellInLook.ts'
import { expect, test } from '../world/test.ts'

test.use({ signedIn: true, cityId: 'belgorod' })

test.describe('a parking behind a barrier', () => {
  tellInLook('phone', (language, say) => {
    test('is paid from the balance by its ticket', async ({ page, city, time }) => {
      const barrier = await new BarrierPage(page, language).open()
      const ticket = await barrier.takeTicket('belgorod')
      await time.pass(70)
      const paying = await barrier.find(ticket)
      await expect(paying.payButton).toHaveText(/ · .*\d/)
      await paying.pay()
      await expect(barrier.paid).toBeVisible()
      expect((await city.ledger()).count('paymentGate')).toBe(1)
    })

    test('is paid on the page of the bank', async ({ page, city, time }) => {
      const barrier = await new BarrierPage(page, language).open()
      const ticket = await barrier.takeTicket('belgorod')
      await time.pass(70)
      const paying = await barrier.find(ticket)
      await paying.choose('card')
      await paying.pay()
      await (await paying.goToBank()).pay()
      await expect(barrier.paid).toBeVisible()
      expect((await city.ledger()).count('paymentGate')).toBe(1)
    })

    test('costs nothing at first, and stays on the step', async ({ page, city }) => {
      const barrier = await new BarrierPage(page, language).open()
      await barrier.find(await barrier.takeTicket('belgorod'))
      await expect(page.getByText(say('Платить не нужно', 'Nothing to pay'))).toBeVisible()
      await expect(barrier.findButton).toBeVisible()
      expect((await city.ledger()).count('paymentGate')).toBe(0)
    })

    test('has a price that holds for half a minute', async ({ page, city, time }) => {
      const barrier = await new BarrierPage(page, language).open()
      const ticket = await barrier.takeTicket('belgorod')
      await time.pass(70)
      const paying = await barrier.find(ticket)
      await expect(paying.payButton).toBeVisible()
      await time.pass(1)
      await expect(
        page.getByText(say('Цена могла измениться', 'The price may have changed')),
      ).toBeVisible()
      await expect(paying.dialog).toBeHidden()
      await expect(barrier.ticket).toHaveValue(ticket)
      expect((await city.ledger()).count('paymentGate')).toBe(0)
    })

    test('is led to from its card on the map', async ({ page }) => {
      const map = await (await new MapPage(page, language).open()).withPlaces()
      await map.openList()
      await map.places
        .filter({ hasText: say('шлагбаум', 'barrier') })
        .first()
        .click()
      await map.parkHere.click()
      const barrier = new BarrierPage(page, language)
      await expect(barrier.ticket).toBeVisible()
      await expect(barrier.parking).toHaveValue(/^\d+$/)
    })
  })

  test('is told as paid where the refusal is the echo of its own first copy', async ({
    page,
    city,
    time,
  }) => {
    const barrier = await new BarrierPage(page).open()
    const ticket = await barrier.takeTicket('belgorod')
    await time.pass(70)
    await city.spoil('payPlanar', { kind: 'twice' })
    await (await barrier.find(ticket)).pay()
    await expect(barrier.paid).toBeVisible()
    expect((await city.ledger()).count('paymentGate')).toBe(1)
  })

  test('of two tickets of the same sum, the one whose call never came is not told as paid', async ({
    page,
    context,
    city,
    time,
    watch,
  }) => {
    watch.expect(/Failed to load resource/)
    const one = await new BarrierPage(page).open()
    const tickets = [await one.takeTicket('belgorod'), await one.takeTicket('belgorod')] as const
    await time.pass(70)
    const other = await new BarrierPage(await context.newPage()).open()
    const paying = await one.find(tickets[0])
    const payingOther = await other.find(tickets[1])
    await expect(paying.payButton).toContainText(/\d/)
    await expect(payingOther.payButton).toHaveText(await paying.payButton.innerText())
    await city.spoilForGood('payPlanar', { kind: 'reset' })
    await payingOther.pay()
    await expect(other.message('Проверяем платёж')).toBeVisible()
    await city.heal()
    await paying.pay()
    await expect(one.paid).toBeVisible()
    await time.passAwake(5)
    await expect(other.message('Неизвестно, прошёл ли платёж')).toBeVisible()
    await expect(other.paid).toHaveCount(0)
    expect((await city.ledger()).count('paymentGate')).toBe(1)
  })

  test('has no unknown ticket', async ({ page }) => {
    const barrier = await new BarrierPage(page).open()
    await barrier.find('999999')
    await expect(page.getByText('Билета 999999 нет')).toBeVisible()
  })
})
