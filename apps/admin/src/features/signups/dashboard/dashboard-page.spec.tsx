import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminApi, signupStats, type SignupRecord } from '@tryka/domain'
import { buildSignupRecord } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { MEERA, adminApiWith, callsTo, openApp, refusing } from '../../../testing/open-app'
import { formatDate } from '../../../base/format'

const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement
const people: SignupRecord[] = [
  buildSignupRecord({
    name: 'Ananya Rao',
    email: 'ananya@example.com',
    createdAt: '2025-01-08T09:00:00.000Z',
  }),
  buildSignupRecord({ name: 'Meridian Chain', userType: 'company', createdAt: '2024-09-02T09:00:00.000Z' }),
  buildSignupRecord({ name: 'Mateo Okafor', createdAt: '2024-09-01T09:00:00.000Z' }),
]

describe('Admin dashboard', () => {
  it('greets the administrator and counts the list', async () => {
    const api = adminApiWith(people)
    openApp('/admin-dashboard', api)

    expect(await screen.findByRole('heading', { name: 'Welcome back, meera.admin' })).toBeVisible()
    await screen.findByText('3 requests on the list')
    expect(screen.getByText('Total Signups')).toBeVisible()
    expect(valueOf('Total Signups')).toHaveTextContent('3since 1 Sep 2024')
    expect(valueOf('Candidates')).toHaveTextContent('267% of total')
    expect(valueOf('Companies')).toHaveTextContent('133% of total')
    expect(valueOf('This Week')).toHaveTextContent('1last 7 days')
    expect(document.title).toBe('Dashboard | Tryka Admin')
  })

  it('calls an administrator without a name "Admin"', async () => {
    const api = adminApiWith([])
    api.on(adminApi.me, () => ({ ...MEERA, username: '' }))

    openApp('/admin-dashboard', api)

    expect(await screen.findByRole('heading', { name: 'Welcome back, Admin' })).toBeVisible()
  })

  it('reads only the five newest signups and shows each with type and date', async () => {
    const api = adminApiWith(people)
    openApp('/admin-dashboard', api)

    const rows = within(await screen.findByRole('table', { name: 'Recent signups' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'Ananya Raoananya@example.comCandidateBlockchain8 Jan 2025',
      expect.stringMatching(/^Meridian Chain.*Company.*2 Sep 2024$/),
      expect.stringMatching(/^Mateo Okafor.*Candidate.*1 Sep 2024$/),
    ])
    expect(callsTo(api, '/api/admin/early-access')).toEqual(['/api/admin/early-access?page=1&pageSize=5'])
  })

  it('praises a week with signups', async () => {
    openApp('/admin-dashboard', adminApiWith(people))

    expect(await screen.findByText('1 this week. Great momentum!')).toBeVisible()
    expect(
      screen.getByRole('img', { name: 'Signups in each of the last eight weeks, from 0 to 1' }),
    ).toBeVisible()
    expect(screen.getByText('3 requests on the list')).toBeVisible()
  })

  it('has words for an empty list', async () => {
    openApp('/admin-dashboard', adminApiWith([]))

    expect(await screen.findByText('No recent signups')).toBeVisible()
    expect(await screen.findByText('0 this week. Ready for growth')).toBeVisible()
    expect(screen.queryByRole('img', { name: /weeks/ })).toBeNull()
    expect(valueOf('Total Signups')).toHaveTextContent('0all time')
    expect(valueOf('Candidates')).toHaveTextContent('00% of total')
  })

  it.each(['Manage Access Requests', 'View all'])('goes to the list by "%s"', async (name) => {
    openApp('/admin-dashboard', adminApiWith(people))

    await screen.findByText('3 requests on the list')
    await userEvent.click(screen.getByRole('link', { name }))

    expect(await screen.findByRole('heading', { name: 'Access Requests' })).toBeVisible()
    expect(window.location.pathname).toBe('/admin-access-requests')
  })

  it('shows that it is loading', async () => {
    const api = adminApiWith([])
    api.on(adminApi.stats, () => new Promise(() => undefined))
    api.on(adminApi.signups, () => new Promise(() => undefined))

    openApp('/admin-dashboard', api)

    expect(await screen.findByText('Loading the counts')).toBeInTheDocument()
    expect(await screen.findByText('Loading signups')).toBeInTheDocument()
  })

  it('says what could not be loaded and reads it again on Retry', async () => {
    const api = adminApiWith(people)
    api.on(adminApi.stats, refusing(500, 'broken'))
    openApp('/admin-dashboard', api)
    const failure = await screen.findByText(/^The counts could not be loaded/)

    api.on(adminApi.stats, () => ({ ...signupStats([], new Date()), total: 9 }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await waitFor(() => expect(failure).not.toBeInTheDocument())
    expect(valueOf('Total Signups')).toHaveTextContent('9')
  })

  it('has no accessibility violation', async () => {
    openApp('/admin-dashboard', adminApiWith(people))
    await screen.findByRole('table', { name: 'Recent signups' })
    await screen.findByText('3 requests on the list')

    expect(await axeViolations()).toEqual([])
  })
})

describe('A date in the list', () => {
  it('is "Unknown" when it is missing or no date', () => {
    expect([formatDate(undefined), formatDate(''), formatDate('soon')]).toEqual([
      'Unknown',
      'Unknown',
      'Unknown',
    ])
  })
})
