import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Mail } from 'lucide-react'
import { axeViolations } from '../testing'
import { SidebarItem, SidebarNav } from './sidebar-nav'

describe('SidebarNav', () => {
  it('marks the open place, speaks the count after the label, and lends its look to links', async () => {
    const open = jest.fn()
    const { container } = render(
      <SidebarNav label="Sections">
        <SidebarItem asChild current>
          <a href="/overview">Overview</a>
        </SidebarItem>
        <SidebarItem icon={Mail} count={3} countNoun="unread" onClick={open}>
          Messages
        </SidebarItem>
      </SidebarNav>,
    )
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeInTheDocument()
    const overview = screen.getByRole('link', { name: 'Overview' })
    expect(overview).toHaveAttribute('aria-current', 'page')
    expect(getComputedStyle(overview).display).toBe('flex')
    expect(await axeViolations(container)).toEqual([])

    await userEvent.click(screen.getByRole('button', { name: 'Messages 3 unread' }))

    expect(open).toHaveBeenCalledTimes(1)
  })
})
