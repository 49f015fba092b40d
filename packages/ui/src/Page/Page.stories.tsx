import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from '../Countdown/Countdown.tsx'
import { NumberPlate } from '../NumberPlate/NumberPlate.tsx'
import { Price } from '../Price/Price.tsx'
import css from '../stories.module.css'
import { PageHeader, Section } from './Page.tsx'

const meta = { title: 'Layout/Page' } satisfies Meta
export default meta

export const AParkingSession: StoryObj<typeof meta> = {
  render: () => (
    <main className={css['fill']}>
      <PageHeader
        title="Парковка"
        description="Оплата и активные сессии"
        actions={<Button variant="default">Все операции</Button>}
      />
      <Section title="Зона 101" actions={<NumberPlate number="А123ВС777" size="s" />}>
        <Countdown
          now={0}
          end={84 * 60_000}
          size="l"
          labels={{
            now: 'сейчас',
            over: 'Время вышло',
            days: (days) => `${days} д`,
            remaining: (left) => `Осталось ${left.hours} ч ${left.minutes} мин`,
          }}
        />
        <Price amount={14_000} full={16_000} labels={{ full: 'Без скидки' }} />
        <Button size="lg">Продлить</Button>
      </Section>
    </main>
  ),
}
