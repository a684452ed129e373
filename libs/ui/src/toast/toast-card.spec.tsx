import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CopyButton } from '../copy-button/copy-button'
import { axeViolations } from '../testing'
import { ToastCard } from './toast-card'

describe('ToastCard', () => {
  it('says what happened and can be dismissed', async () => {
    const close = jest.fn()
    const { container } = render(
      <ToastCard tone="failure" title="Login Failed" text="Please try again." onClose={close} />,
    )
    expect(screen.getByText('Login Failed').parentElement).toHaveTextContent('Login FailedPlease try again.')
    expect(await axeViolations(container)).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))

    expect(close).toHaveBeenCalledTimes(1)
  })
})

describe('CopyButton', () => {
  afterEach(() => jest.useRealTimers())

  it('copies, says so for two seconds, and announces it', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(<CopyButton text="0x2a" />)

    await user.click(screen.getByRole('button', { name: 'Copy' }))
    // The clipboard answers in its own time; only what it brings about inside `act` has run to its end.
    expect(await act(() => navigator.clipboard.readText())).toBe('0x2a')
    expect(screen.getByRole('button', { name: 'Copied' })).toHaveFocus()
    expect(screen.getByRole('status')).toHaveTextContent('Copied')

    act(() => jest.advanceTimersByTime(1900))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
  })

  it('says when the clipboard is out of reach', async () => {
    const user = userEvent.setup({ writeToClipboard: false })
    jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    render(<CopyButton text="0x2a" />)

    await user.click(screen.getByRole('button', { name: 'Copy' }))

    expect(await screen.findByRole('button', { name: 'Not copied' })).toBeInTheDocument()
  })
})
