import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FakeApi } from '@tryka/api-client/testing'
import { adminApi, type AdminSession } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiWith, callsTo, MEERA, openApp, refusing } from '../../testing/open-app'

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
const solve = () => userEvent.type(screen.getByRole('textbox', { name: 'Security verification' }), '28')
async function fill(username = 'meera.admin', password = 'a long enough password') {
  if (username) await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), username)
  if (password) await userEvent.type(screen.getByLabelText('Password'), password)
}

async function open(api: FakeApi = adminApiWith([])) {
  openApp('/admin-login', api)
  await screen.findByText('7 × 4 = ?')
  return api
}

describe('Admin sign-in page', () => {
  it('signs in, says so and opens the dashboard', async () => {
    const api = await open()
    api.on(adminApi.login, () => MEERA)
    await fill()
    await solve()

    await press()

    expect(await screen.findByText('Login Successful')).toBeVisible()
    expect(screen.getByText('Welcome to the admin panel')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Welcome back, meera.admin' })).toBeVisible()
    expect(window.location.pathname).toBe('/admin-dashboard')
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      username: 'meera.admin',
      password: 'a long enough password',
      captchaId: 'c1',
      captchaAnswer: '28',
    })
  })

  it.each([
    ['the username', '', 'a long enough password', 'Enter your username.'],
    ['the password', 'meera.admin', '', 'Enter your password.'],
  ])('asks for both fields when %s is empty', async (_which, username, password, hint) => {
    const api = await open()
    await fill(username, password)
    await solve()

    await press()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ErrorPlease enter both username and password.',
    )
    expect(screen.getByText(hint)).toBeVisible()
    expect(document.activeElement).toHaveAccessibleDescription(`Error: ${hint}`)
    expect(callsTo(api, '/api/admin/login')).toEqual([])
  })

  it('disables the button until the verification is solved, and explains itself when pressed', async () => {
    const api = await open()
    await fill()
    const button = screen.getByRole('button', { name: 'Sign In' })
    expect(button).toHaveAttribute('aria-disabled', 'true')

    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Security Verification RequiredPlease complete the mathematical verification.',
    )
    expect(callsTo(api, '/api/admin/login')).toEqual([])

    await solve()
    expect(screen.getByText('Verification complete')).toBeVisible()
    expect(button).toHaveAttribute('aria-disabled', 'false')
  })

  it('says what the server says when it refuses, keeps the fields and asks another question', async () => {
    const api = await open()
    api.on(adminApi.login, refusing(401, { detail: 'Username or password is wrong.' }))
    await fill()
    await solve()

    await press()

    expect(await screen.findByRole('alert')).toHaveTextContent('Login FailedUsername or password is wrong.')
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('meera.admin')
    expect(screen.getByLabelText('Password')).toHaveValue('a long enough password')
    expect(screen.getByRole('textbox', { name: 'Security verification' })).toHaveValue('')
    expect(callsTo(api, '/api/captcha')).toHaveLength(2)
    expect(window.location.pathname).toBe('/admin-login')
  })

  it('has a text of its own when the server gives none', async () => {
    const api = await open()
    api.on(adminApi.login, refusing(500, 'broken'))
    await fill()
    await solve()

    await press()

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login FailedInvalid credentials. Please try again.',
    )
  })

  it('reads "Signing In..." while the server thinks, and sends only once', async () => {
    const api = await open()
    let answer: (session: AdminSession) => void = () => undefined
    api.on(adminApi.login, () => new Promise<AdminSession>((resolve) => (answer = resolve)))
    await fill()
    await solve()
    await press()

    const busy = await screen.findByRole('button', { name: 'Signing In...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByLabelText('Password'), '{Enter}')
    expect(callsTo(api, '/api/admin/login')).toHaveLength(1)

    answer(MEERA)
    await screen.findByRole('heading', { name: 'Welcome back, meera.admin' })
  })

  it('is sent by Enter', async () => {
    const api = await open()
    api.on(adminApi.login, () => MEERA)
    await fill()
    await solve()

    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(window.location.pathname).toBe('/admin-dashboard'))
  })

  it('shows and hides the password', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')

    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  it('leads home by the logo and by "Back to Home", and says for whom it is', async () => {
    await open()

    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Tryka home' })).toHaveAttribute('href', '/')
    expect(screen.getByText('Authorized personnel only.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})
