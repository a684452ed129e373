import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axeViolations } from '@tryka/ui/testing'
import { openSite, siteApi } from '../../testing/open-site'

const scrolled: string[] = []
beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = function () {
    scrolled.push(this.id)
  }
})

const mainNavigation = () => screen.findByRole('navigation', { name: 'Main' })
const heading = () => screen.findByRole('heading', { level: 1 })

describe('The navigation bar', () => {
  it('scrolls to the sections of the landing page', async () => {
    openSite('/')
    await heading()

    for (const [label, id] of [
      ['How It Works', 'how-it-works'],
      ['For Employers', 'for-employers'],
      ['Philosophy', 'philosophy'],
      ['Insight', 'insights-resources'],
    ]) {
      await userEvent.click(within(await mainNavigation()).getByRole('link', { name: label }))
      await waitFor(() => expect(scrolled.at(-1)).toBe(id))
      expect(document.getElementById(id ?? '')).toHaveFocus()
    }
    expect(location.pathname).toBe('/')
  })

  it('goes home first from another page, and scrolls 100 ms later', async () => {
    openSite('/early-access')
    const footer = await screen.findByRole('navigation', { name: 'Platform' })
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    try {
      await userEvent
        .setup({ advanceTimers: jest.advanceTimersByTime })
        .click(within(footer).getByRole('link', { name: 'For Employers' }))
      await waitFor(() => expect(document.getElementById('for-employers')).toBeInTheDocument())
      await act(async () => jest.advanceTimersByTime(150))

      expect(scrolled).toEqual(['for-employers'])
      expect(location.pathname).toBe('/')
    } finally {
      jest.useRealTimers()
    }
  })

  it('opens the app in a new tab', async () => {
    openSite('/')

    const launch = await screen.findByRole('link', { name: 'Launch App (opens in a new tab)' })

    expect(launch).toHaveAttribute('href', 'https://app.example/candidate-dashboard')
    expect(launch).toHaveAttribute('target', '_blank')
  })

  it('leads to early access first, and back to who has an account', async () => {
    openSite('/')
    const doors = within(await screen.findByRole('banner'))

    expect(await doors.findByRole('link', { name: 'Join early access' })).toHaveAttribute(
      'href',
      '/early-access',
    )
    expect(doors.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      'https://app.example/sign-in',
    )
  })

  it('has a menu on small screens that closes after a choice and by Escape', async () => {
    openSite('/')
    await heading()
    // Hidden by the style of wide screens, so it has no role here.
    const toggle = screen.getByLabelText('Open menu')

    await userEvent.click(toggle)
    const menu = await screen.findByRole('navigation', { name: 'Menu', hidden: true })
    expect(toggle).toHaveAttribute('aria-expanded', 'true')
    expect(await axeViolations()).toEqual([])
    expect(
      within(menu)
        .getAllByRole('link', { hidden: true })
        .slice(-3)
        .map(({ textContent }) => textContent),
    ).toEqual(['Join early access', expect.stringMatching(/^Launch App/), 'Sign in'])
    await userEvent.click(within(menu).getByRole('link', { name: 'Philosophy', hidden: true }))
    await waitFor(() => expect(menu).not.toBeInTheDocument())

    await userEvent.click(toggle)
    await screen.findByRole('navigation', { name: 'Menu' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument()
    expect(toggle).toHaveFocus()
  })
})

describe('The footer', () => {
  it('links every group, and careers in a new tab', async () => {
    openSite('/')
    const company = within(await screen.findByRole('navigation', { name: 'Company' }))
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }))

    const targets = [...company.getAllByRole('link'), ...legal.getAllByRole('link')].map((link) =>
      link.getAttribute('href'),
    )

    expect(targets).toEqual([
      '/about-us',
      '/academy',
      '/blog',
      'https://jobs.example',
      '/contact',
      '/privacy-policy',
      '/terms-of-service',
      '/cookie-policy',
    ])
    expect(company.getByRole('link', { name: 'Careers (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    )
    expect(screen.getByText(/© 2025 Tryka/)).toBeVisible()
  })
})

describe('A change of page', () => {
  it('names the new page, starts at its content and keeps the tab', async () => {
    openSite('/')
    await userEvent.click(await screen.findByRole('link', { name: 'Try Demo Assessment' }))

    expect(await screen.findByRole('heading', { name: 'Get in before the doors open' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Early access | Tryka'))
    expect(document.getElementById('main')).toHaveFocus()
  })

  it('shows the 404 page for an unknown path', async () => {
    openSite('/no-such-page')

    expect(await heading()).toHaveTextContent('404 Page Not Found')
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
    const places = within(screen.getByRole('navigation', { name: 'Perhaps one of these' }))
    expect(places.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog')
    expect(await axeViolations()).toEqual([])
    expect(screen.queryByRole('navigation', { name: 'Company' })).not.toBeInTheDocument()
  })
})

describe('The notifications', () => {
  it('take the focus by F8 before any form was touched', async () => {
    openSite('/about-us')
    await heading()

    await userEvent.keyboard('{F8}')

    await waitFor(() => expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus())
  })
})

describe('The foot of the page', () => {
  it('shows the places on social networks that are set, and no others', async () => {
    const { unmount } = openSite('/about-us')
    await screen.findByRole('contentinfo')
    expect(screen.queryByRole('link', { name: /LinkedIn|GitHub/ })).not.toBeInTheDocument()
    unmount()

    openSite('/about-us', siteApi(), {
      VITE_LINKEDIN_URL: 'https://www.linkedin.com/company/x',
      VITE_X_URL: 'javascript:0',
    })
    expect(await screen.findByRole('link', { name: /^LinkedIn/ })).toHaveAttribute(
      'href',
      'https://www.linkedin.com/company/x',
    )
    expect(screen.queryByRole('link', { name: /^X / })).not.toBeInTheDocument()
  })
})
