import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { NumberPlate } from '../NumberPlate/NumberPlate.tsx'
import { Price } from '../Price/Price.tsx'
import css from '../stories.module.css'
import { PageHeader } from './PageHeader.tsx'
import { Section } from './Section.tsx'

const meta = {
  title: 'Layout/Page',
  component: ParkingPage,
  parameters: {
    en: {
      title: 'Parking',
      description: 'Payment and running sessions',
      operations: 'All operations',
      zone: 'Zone 101',
      fullPrice: 'Without discount',
      extend: 'Extend',
    },
  },
  args: {
    title: 'Парковка',
    description: 'Оплата и активные сессии',
    operations: 'Все операции',
    zone: 'Зона 101',
    fullPrice: 'Без скидки',
    extend: 'Продлить',
  },
} satisfies Meta<typeof ParkingPage>
export default meta

export const AParkingSession: StoryObj<typeof meta> = {}

function ParkingPage(
  words: Readonly<
    Record<'title' | 'description' | 'operations' | 'zone' | 'fullPrice' | 'extend', string>
  >,
): ReactNode {
  return (
    <main className={css['fill']}>
      <PageHeader
        title={words.title}
        description={words.description}
        actions={<Button variant="default">{words.operations}</Button>}
      />
      <Section title={words.zone} actions={<NumberPlate number="А123ВС777" size="s" />}>
        <Price amount={14_000} full={16_000} labels={{ full: words.fullPrice }} />
        <Button size="lg">{words.extend}</Button>
      </Section>
    </main>
  )
}
