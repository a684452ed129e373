import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminApi } from '@tryka/domain'
import { MEERA, adminApiWith, callsTo, openApp, refusing } from '../../testing/open-app'

const dashboard = () => screen.findByRole('heading', { name: 'Welcome back, meera.admin' })
const logout = () => userEvent.click(screen.getByRole('button', { name: 'Logout' }))

describe('The session guard', () => {
  it('shows a spinner while the session is checked', async () => {
    const api = adminApiWith([])
    api.on(adminApi.me, () => new Promise(() => undefined))

    openApp('/admin-dashboard', api)

    expect(await screen.findByText('Checking your session')).toBeVisible()
    expect(callsTo(api, '/api/admin/early-access/stats')).toEqual([])
  })

  it('leads the bare address of its host to the dashboard', async () => {
    openApp('/', adminApiWith([]))

    expect(await dashboard()).toBeVisible()
    expect(window.location.pathname).toBe('/admin-dashboard')
  })

  it.each([
    ['nobody is signed in', 401],
    ['the check fails', 500],
  ])('goes to the sign-in screen when %s', async (_why, status) => {
    const api = adminApiWith([])
    api.on(adminApi.me, refusing(status))

    openApp('/admin-access-requests', api)

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
    expect(window.location.pathname).toBe('/admin-login')
    expect(callsTo(api, '/api/admin/early-access')).toEqual([])
  })

  it('goes to the sign-in screen when the session ends in the middle of the work', async () => {
    const api = adminApiWith([])
    openApp('/admin-dashboard', api)
    await dashboard()
    api.on(adminApi.signups, refusing(401))
    api.on(adminApi.stats, refusing(401))

    await userEvent.click(screen.getByRole('link', { name: /^Access Requests/ }))

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.')
  })
})

describe('Logout', () => {
  it('says so, forgets what was read and goes to the sign-in screen', async () => {
    const api = adminApiWith([])
    api.on(adminApi.logout, () => undefined)
    openApp('/admin-dashboard', api)
    await dashboard()
    api.on(adminApi.me, refusing(401))

    await logout()

    expect(await screen.findByText('Logged Out')).toBeVisible()
    expect(screen.getByText('You have been successfully logged out.')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
  })

  it('takes a failure like a success, without a word', async () => {
    const api = adminApiWith([])
    api.on(adminApi.logout, refusing(503, { detail: 'Busy.' }))
    openApp('/admin-dashboard', api)
    await dashboard()

    await logout()

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
    expect(screen.queryByText('Logged Out')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reads "Logging out..." and is disabled meanwhile', async () => {
    const api = adminApiWith([])
    api.on(adminApi.logout, () => new Promise(() => undefined))
    openApp('/admin-dashboard', api)
    await dashboard()

    await logout()

    expect(await screen.findByRole('button', { name: 'Logging out...' })).toBeDisabled()
  })

  it('checks the session anew when the next administrator signs in', async () => {
    const api = adminApiWith([])
    api.on(adminApi.logout, () => undefined)
    openApp('/admin-dashboard', api)
    await dashboard()
    await logout()
    await screen.findByText('7 × 4 = ?')
    api.on(adminApi.login, () => ({ ...MEERA, username: 'next' }))
    api.on(adminApi.me, () => ({ ...MEERA, username: 'next' }))

    await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'next')
    await userEvent.type(screen.getByLabelText('Password'), 'a long enough password')
    await userEvent.type(screen.getByRole('textbox', { name: 'Security verification' }), '28{Enter}')

    await waitFor(() => expect(window.location.pathname).toBe('/admin-dashboard'))
    expect(await screen.findByRole('heading', { name: 'Welcome back, next' })).toBeVisible()
  })
})
