import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { ShareButton } from './ShareButton.tsx'

const data = { title: 'Сведения о парковке', text: 'Зона 101' }
const failed = 'Не получилось поделиться.'

function onDevice(canShare: boolean, share: () => Promise<void> = async () => {}) {
  const device = {
    canShare: vi.fn<() => boolean>(() => canShare),
    share: vi.fn<() => Promise<void>>(share),
  }
  Object.defineProperties(navigator, {
    canShare: { value: device.canShare, configurable: true },
    share: { value: device.share, configurable: true },
  })
  return device
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare')
  Reflect.deleteProperty(navigator, 'share')
})

const show = () =>
  renderUi(
    <ShareButton data={data} failed={failed}>
      Поделиться
    </ShareButton>,
  )
const press = () => userEvent.click(screen.getByRole('button', { name: 'Поделиться' }))

describe('the button of the share sheet', () => {
  it('hands over what it was given', async () => {
    const { canShare, share } = onDevice(true)
    show()
    await press()
    expect(canShare).toHaveBeenCalledWith(data)
    expect(share).toHaveBeenCalledExactlyOnceWith(data)
    expect(screen.queryByText(failed)).toBeNull()
  })

  it.each([
    ['has no share sheet', () => undefined],
    ['does not take this', () => onDevice(false)],
  ])('is not there where the device %s', (_why, prepare) => {
    prepare()
    show()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that it did not work, and nothing when the sheet was closed', async () => {
    const { share } = onDevice(true, () => Promise.reject(new DOMException('no', 'DataError')))
    show()
    await press()
    expect(screen.getByText(failed)).toBeTruthy()
    share.mockRejectedValue(new DOMException('closed', 'AbortError'))
    await press()
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull())
  })
})
