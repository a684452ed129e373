import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axeViolations } from '@tryka/ui/testing'
import { endPushOffer, offerPush } from '../../../base/notifications/push-offer'
import { openSection } from '../../../testing/open-section'
import { buildCandidatePlace } from '../../../testing/places'
import { PushAfterApplying } from './push-after-applying'

/** What a browser has that knows pushes; `answer` is what the person says to its question. */
function browser(permission: NotificationPermission, answer: NotificationPermission = 'denied') {
  const asked = jest.fn(() => Promise.resolve(answer))
  const given = { permission, requestPermission: asked }
  Object.defineProperty(window, 'Notification', { value: given, configurable: true })
  Object.defineProperty(window, 'PushManager', { value: {}, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  return asked
}
const open = (isDemo = false) =>
  openSection(
    <>
      <p>Jobs</p>
      <PushAfterApplying />
    </>,
    undefined,
    '',
    buildCandidatePlace({ isDemo, ...(isDemo ? {} : { place: 'me' }) }),
  )
const offer = () => screen.queryByRole('region', { name: 'Hear of the answer here?' })

describe('Push after an application', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => act(() => endPushOffer()))
  afterAll(() => ['Notification', 'PushManager'].forEach((name) => Reflect.deleteProperty(window, name)))

  it('is offered once, not before, and asks the browser at the press alone', async () => {
    const asked = browser('default')
    open()
    expect(await screen.findByText('Jobs')).toBeVisible()
    expect(offer()).toBeNull()

    act(() => offerPush())
    await waitFor(() => expect(offer()).toBeVisible())
    expect(await axeViolations()).toEqual([])
    expect(asked).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(await screen.findByText('Push stays off')).toBeVisible()
    await waitFor(() => expect(offer()).toBeNull())

    act(() => offerPush())
    expect(offer()).toBeNull()
  })

  it('goes with “Not now”, and nothing was asked', async () => {
    const asked = browser('default')
    open()
    act(() => offerPush())
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(offer()).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it.each(['granted', 'denied'] as const)(
    'is not offered where the answer is known: %s',
    async (permission) => {
      browser(permission)
      open()
      act(() => offerPush())
      expect(await screen.findByText('Jobs')).toBeVisible()
      expect(offer()).toBeNull()
    },
  )

  it('is not offered in a demo', async () => {
    browser('default')
    open(true)
    act(() => offerPush())
    expect(await screen.findByText('Jobs')).toBeVisible()
    expect(offer()).toBeNull()
  })
})
