import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { moderationApi } from '@tryka/domain'
import { buildSignupRecord } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiAs, adminApiWith, openApp } from '../../testing/open-app'

async function open(path = '/admin-dashboard') {
  openApp(path, adminApiWith([]))
  await screen.findByRole('heading', { level: 1 })
}

describe('Admin layout', () => {
  it('names the area and lists its fifteen places, with the open one marked', async () => {
    await open('/admin-access-requests')

    const places = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link')
    expect(places.map((place) => [place.textContent, place.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin-dashboard'],
      ['Access Requests', '/admin-access-requests'],
      ['Invitations', '/admin-invitations'],
      ['Companies', '/admin-companies'],
      ['Reports', '/admin-reports'],
      ['Assessments', '/admin-assessments'],
      ['Coach', '/admin-coach'],
      ['Newsletter', '/admin-newsletter'],
      ['Contact Messages', '/admin-contact-messages'],
      ['User Management', '/admin-users'],
      ['Delivery', '/admin-delivery'],
      ['Audit', '/admin-audit'],
      ['Administrators', '/admin-administrators'],
      ['Your sign-in', '/admin-security'],
      ['Settings', '/admin-settings'],
    ])
    expect(places.map((place) => place.getAttribute('aria-current'))).toEqual([
      null,
      'page',
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
    expect(screen.getByText('Tryka Admin')).toBeVisible()
    expect(screen.getByText('Management Panel')).toBeVisible()
  })

  it('says who is signed in, and as what', async () => {
    openApp('/admin-dashboard', adminApiAs('moderator'))
    const name = await screen.findByText('meera.admin', { selector: 'b' })
    expect(name.parentElement).toHaveTextContent(/^meera\.adminModeratorTimes of \S+$/)
  })

  it('counts the reports and objections that nobody decided', async () => {
    const api = adminApiWith([])
    api.on(moderationApi.cases, () => ({
      items: [],
      next: null,
      oldest: null,
      counts: { open: 10_003, decided: 9, objections: 1 },
    }))
    openApp('/admin-dashboard', api)

    const nav = within(await screen.findByRole('navigation', { name: 'Admin' }))
    expect(await nav.findByRole('link', { name: /^Reports\s*,? ?10,004 to decide$/ })).toBeVisible()
  })

  it('counts the requests of the last seven days', async () => {
    const signups = ['09', '03', '01'].map((day) =>
      buildSignupRecord({ createdAt: `2025-01-${day}T09:00:00.000Z` }),
    )
    openApp('/admin-dashboard', adminApiWith(signups))

    const nav = within(await screen.findByRole('navigation', { name: 'Admin' }))
    expect(await nav.findByRole('link', { name: /^Access Requests\s*,? ?2 new this week$/ })).toBeVisible()
  })

  it('moves the focus to the screen that opens', async () => {
    await open()

    await userEvent.click(screen.getByRole('link', { name: /^Access Requests/ }))

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('opens the menu as a drawer, which Escape and a choice close', async () => {
    await open()
    const button = screen.getByRole('button', { name: 'Open menu' })

    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Admin menu' })
    expect(await axeViolations(drawer)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()

    await userEvent.click(button)
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: /^Access Requests/ }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('heading', { name: 'Access Requests' })).toBeVisible()
  })

  it('switches the theme', async () => {
    await open()
    const before = document.documentElement.dataset.theme

    await userEvent.click(screen.getByRole('button', { name: 'Switch theme' }))

    expect(['light', 'dark']).toContain(document.documentElement.dataset.theme)
    expect(document.documentElement.dataset.theme).not.toBe(before)
  })

  it('shows the 404 page at any other path', async () => {
    await open('/admin-nowhere')

    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})
