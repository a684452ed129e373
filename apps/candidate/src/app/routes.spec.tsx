import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createApiClient } from '@tryka/api-client'
import { accountApi } from '@tryka/domain'
import { candidateApiWith, GUEST, openApp, refusing } from '../testing/open-app'
import { App } from './app'

const noCall: typeof fetch = () => Promise.reject(new Error('no call expected'))

function open(path: string) {
  window.history.replaceState({}, '', path)
  render(<App client={createApiClient({ fetch: noCall })} />)
}

describe('The candidate app', () => {
  it('opens the account before anything else asks for data', async () => {
    const api = candidateApiWith()
    openApp('/candidate-dashboard?section=cv-builder', api)

    expect(await screen.findByRole('heading', { level: 1, name: 'CV Builder' })).toBeVisible()
    expect(api.calls[0]?.path).toBe('/api/session')
    expect(api.calls.filter(({ path }) => path === '/api/session')).toHaveLength(1)
    expect(document.title).toBe('CV Builder · Sample · Tryka')
  })

  it('leads the bare address of its host to the dashboard', async () => {
    openApp('/', candidateApiWith())

    await waitFor(() => expect(window.location.pathname).toBe('/candidate-dashboard'))
  })

  it('says when the account cannot be opened, and tries again', async () => {
    const api = candidateApiWith()
    api.on(accountApi.open, refusing(503))
    openApp('/candidate-dashboard?section=cv-builder', api)
    expect(await screen.findByText(/^The server could not be reached/)).toBeVisible()

    api.on(accountApi.open, () => GUEST)
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByRole('heading', { name: 'CV Builder' })).toBeVisible()
  })

  it('tells a guest once for how long the work is kept', async () => {
    localStorage.clear()
    openApp('/candidate-dashboard?section=cv-builder', candidateApiWith())

    await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
    expect(await screen.findByText(/kept for 7 days without use/)).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  })

  it('shows the 404 page at any other path', async () => {
    open('/nowhere')

    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })
})
