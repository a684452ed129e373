import { useState } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorSummary } from '@tryka/ui'
import { axeViolations } from '@tryka/ui/testing'
import { renderInShell } from '../testing'
import { notify } from './notify'

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const say = (...words: Parameters<typeof notify.success>) => act(() => notify.success(...words))
const fail = (...words: Parameters<typeof notify.failure>) => act(() => notify.failure(...words))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' })

function show(page = <button type="button">On the page</button>) {
  return renderInShell(page, {
    fetch: () => Promise.reject(new Error('no call expected')),
  })
}

function Mendable() {
  const [errors, setErrors] = useState([{ fieldId: 'email', message: 'Enter your email.' }])
  if (!errors.length) return null
  return (
    <>
      <ErrorSummary title="Two things are missing" errors={errors} />
      <button type="button" onClick={() => setErrors([])}>
        Mend
      </button>
    </>
  )
}

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('announce a success politely and a failure at once', () => {
    show()

    say('OTP Sent!', 'Look into your mail.')
    expect(screen.getByRole('status')).toHaveTextContent('OTP Sent!Look into your mail.')
    expect(screen.queryByRole('alert')).toBeNull()

    act(() => notify.note('Push stays off'))
    expect(screen.getByRole('status')).toHaveTextContent(/^Push stays off$/)
    expect(screen.queryByRole('alert')).toBeNull()

    fail('Error', 'Invalid OTP. Please try again.')
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorInvalid OTP. Please try again.')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it('do not interrupt a summary of what is wrong', () => {
    show(<Mendable />)
    fail('Error', 'Please look at the fields.')
    expect(screen.getByRole('alert')).toHaveTextContent('Two things are missing')
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('ErrorPlease look at the fields.')

    fireEvent.click(screen.getByRole('button', { name: 'Mend' }))
    fail('Error', 'The list could not be reached.')
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be reached.')
  })

  it('come one at a time', () => {
    show()

    say('First')
    say('Second')

    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeVisible()
  })

  it('go after five seconds', () => {
    show()
    say('Done')

    wait(4_999)
    expect(screen.getByText('Done')).toBeVisible()
    wait(2)
    expect(screen.queryByText('Done')).toBeNull()
  })

  it('start their five seconds anew when one takes the place of another', () => {
    show()
    say('First')
    wait(4_000)
    say('Second')

    wait(4_000)
    expect(screen.getByText('Second')).toBeVisible()
    wait(1_001)
    expect(screen.queryByText('Second')).toBeNull()
  })

  it('stay while the pointer is on them', () => {
    show()
    say('Done')
    wait(3_000)

    fireEvent.mouseEnter(region())
    wait(60_000)
    expect(screen.getByText('Done')).toBeVisible()
    fireEvent.mouseLeave(region())
    wait(2_001)
    expect(screen.queryByText('Done')).toBeNull()
  })

  it('stay while the focus is in them and go on when it leaves', () => {
    show()
    say('Done')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    wait(60_000)
    expect(screen.getByText('Done')).toBeVisible()

    act(() => screen.getByRole('button', { name: 'On the page' }).focus())
    wait(5_001)
    expect(screen.queryByText('Done')).toBeNull()
  })

  it('do not stop the clock of the next one when they are closed under the pointer', async () => {
    show()
    say('First')
    fireEvent.mouseEnter(region())
    await user().click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('First')).toBeNull()

    say('Second')
    wait(5_001)
    expect(screen.queryByText('Second')).toBeNull()
  })

  it('are reached by F8, left by Escape, and give the focus back', async () => {
    show()
    const button = screen.getByRole('button', { name: 'On the page' })
    button.focus()
    say('Done')

    await user().keyboard('{F8}')
    expect(region()).toHaveFocus()
    await user().keyboard('{Escape}')
    expect(screen.queryByText('Done')).toBeNull()
    expect(button).toHaveFocus()
  })

  it.each([
    [50, true],
    [-50, true],
    [49, false],
  ])('swiped by %i px: gone is %s', (distance, gone) => {
    show()
    say('Done')
    const card = screen.getByText('Done')

    fireEvent.pointerDown(card, { clientX: 100, button: 0 })
    fireEvent.pointerMove(card, { clientX: 100 + distance })
    fireEvent.pointerUp(card, { clientX: 100 + distance })

    expect(screen.queryByText('Done') === null).toBe(gone)
  })

  it('have no accessibility violation', async () => {
    jest.useRealTimers()
    show()
    fail('Error', 'Something to read.')

    expect(await axeViolations()).toEqual([])
  })
})
