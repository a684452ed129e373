import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from '../button/button'
import { Tooltip, TooltipProvider } from './tooltip'

const bar = (
  <TooltipProvider>
    <Tooltip text="Make it bold">
      <Button>Bold</Button>
    </Tooltip>
    <Tooltip text="Make it slanted">
      <Button>Italic</Button>
    </Tooltip>
  </TooltipProvider>
)

describe('Tooltip', () => {
  afterEach(() => jest.useRealTimers())

  it('shows at once on keyboard focus, describes the button, and Escape hides it', async () => {
    render(bar)
    await userEvent.tab()

    expect(screen.getByRole('tooltip')).toHaveTextContent('Make it bold')
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveAccessibleDescription('Make it bold')

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('waits 700 ms under the pointer, and not at all at a neighbour', async () => {
    jest.useFakeTimers()
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null })
    render(bar)

    await user.hover(screen.getByRole('button', { name: 'Bold' }))
    act(() => jest.advanceTimersByTime(650))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(60))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Make it bold')

    await user.unhover(screen.getByRole('button', { name: 'Bold' }))
    act(() => jest.advanceTimersByTime(200))
    const neighbour = screen.getByRole('button', { name: 'Italic' })
    await user.pointer([
      { target: neighbour, coords: { x: 50, y: 50 } },
      { target: neighbour, coords: { x: 52, y: 52 } },
    ])
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Make it slanted')
  })
})
