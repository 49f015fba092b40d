import { Accordion, Button, Menu } from '@mantine/core'
import { runtimeTexts, useTexts } from '@parking/runtime'
import { ChevronDownIcon } from '@parking/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'

/** Holds what is done seldom. A row of a list has a `RowMenu`, which is made for many rows. */
const meta = {
  title: 'Navigation/Menu and Accordion',
  component: Menu,
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  render: function Shown() {
    const { language } = useTexts(runtimeTexts)
    const words = language === 'ru' ? ['Ещё', 'Изменить', 'Удалить'] : ['More', 'Edit', 'Delete']
    return (
      <div style={{ minHeight: '9rem' }}>
        <Menu opened transitionProps={{ duration: 0 }}>
          <Menu.Target>
            <Button variant="default" rightSection={<ChevronDownIcon />}>
              {words[0]}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>{words[1]}</Menu.Item>
            <Menu.Item>{words[2]}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    )
  },
}
export const Folded: Story = {
  render: function Shown() {
    const { language } = useTexts(runtimeTexts)
    const isRussian = language === 'ru'
    return (
      <Accordion defaultValue="price">
        <Accordion.Item value="price">
          <Accordion.Control>
            {isRussian ? 'Из чего сложилась цена' : 'What the price is made of'}
          </Accordion.Control>
          <Accordion.Panel>
            {isRussian ? 'Два часа по 70,00 ₽' : 'Two hours at 70.00 ₽'}
          </Accordion.Panel>
        </Accordion.Item>
        <Accordion.Item value="place">
          <Accordion.Control>{isRussian ? 'Место' : 'Place'}</Accordion.Control>
          <Accordion.Panel>{isRussian ? 'Зона 101' : 'Zone 101'}</Accordion.Panel>
        </Accordion.Item>
      </Accordion>
    )
  },
}
