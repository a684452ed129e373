import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { House, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { axeViolations } from '../testing'
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from './menu'
import { SectionMenu } from './section-menu'

function Card({ onView, onMove }: { onView: () => void; onMove: (stage: string) => void }) {
  return (
    <Menu
      trigger={
        <Button iconOnly label="Actions for Ada">
          <svg aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={onView}>View Profile</MenuItem>
      <MenuItem asChild>
        <a href="/messages">Send Message</a>
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup
        label="Move to"
        value="review"
        onValueChange={onMove}
        options={[
          { value: 'review', label: 'Under Review' },
          { value: 'offer', label: 'Offer' },
        ]}
      />
    </Menu>
  )
}

const To = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
  <a {...rest} href={to}>
    {children}
  </a>
)

const Sections = () => (
  <SectionMenu
    label="Section"
    value="overview"
    sections={[
      { value: 'overview', label: 'Overview', icon: House, link: <To to="#overview" /> },
      { value: 'jobs', label: 'Jobs', icon: Mail, link: <To to="#jobs" />, count: 2, countNoun: 'new' },
      {
        value: 'talks',
        label: 'Talks',
        icon: Mail,
        link: <To to="#talks" />,
        count: 3,
        countNoun: 'unread',
      },
    ]}
  />
)

describe('Menu', () => {
  it('opens on its first item, moves by arrows and letters, and does what is chosen', async () => {
    const [view, move] = [jest.fn(), jest.fn()]
    render(<Card onView={view} onMove={move} />)
    const opener = screen.getByRole('button', { name: 'Actions for Ada' })

    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'View Profile' })).toHaveFocus())
    expect(await axeViolations()).toEqual([])

    await userEvent.keyboard('{End}')
    expect(screen.getByRole('menuitemradio', { name: 'Offer' })).toHaveFocus()
    expect(screen.getByRole('menuitemradio', { name: 'Under Review' })).toBeChecked()
    await userEvent.keyboard('{Enter}')

    expect(move).toHaveBeenCalledWith('offer')
    await waitFor(() => expect(opener).toHaveFocus())
    expect(view).not.toHaveBeenCalled()
  })

  it('closes with Escape and returns the focus', async () => {
    render(<Card onView={jest.fn()} onMove={jest.fn()} />)
    const opener = screen.getByRole('button')
    await userEvent.click(opener)
    expect(opener).toHaveAttribute('aria-expanded', 'true')

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(opener).toHaveFocus())
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('SectionMenu', () => {
  it('names the open section with what waits in all of them, and is made of links', async () => {
    render(<Sections />)
    const opener = screen.getByRole('button', { name: 'Section: Overview 5 waiting' })

    await userEvent.click(opener)
    const open = screen.getByRole('menuitemradio', { name: 'Overview' })
    expect(open).toBeChecked()
    expect(open).toHaveAttribute('aria-current', 'page')
    const other = screen.getByRole('menuitemradio', { name: 'Jobs 2 new' })
    expect(other).toHaveAttribute('href', '#jobs')
    expect(other).not.toHaveAttribute('aria-current')
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('t{Enter}')

    expect(window.location.hash).toBe('#talks')
    await waitFor(() => expect(opener).toHaveFocus())
  })
})
