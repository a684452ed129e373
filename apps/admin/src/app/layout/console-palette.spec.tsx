import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consoleApi } from '@tryka/domain'
import { buildSignupRecord } from '@tryka/domain/testing'
import { userOf } from '../../testing/moderation'
import { adminApiAs, adminApiWith, openApp } from '../../testing/open-app'
import { waysFor } from './ways'

async function open() {
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Search or jump to' })
}

describe('The palette of the console', () => {
  beforeEach(() => localStorage.clear())

  it('finds users, companies and requests, and opens the list of a request', async () => {
    const signup = buildSignupRecord({ name: 'Asha Nair', email: 'asha@example.com' })
    const api = adminApiWith([signup])
    api.on(consoleApi.users, () => ({ items: [userOf(1, 'Asha Nair')], next: null, total: 1, exact: true }))
    openApp('/admin-settings', api)

    await userEvent.type(await open(), 'asha')
    expect(await screen.findAllByRole('option', { name: /^Asha Nair/ })).toHaveLength(2)
    await userEvent.click(screen.getByRole('option', { name: /^Asha Nair\s*asha@example.com$/ }))

    await waitFor(() => expect(window.location.pathname).toBe('/admin-access-requests'))
    expect(await screen.findByRole('searchbox')).toHaveValue('asha@example.com')
  })

  it('goes to a screen by keys, and offers nobody what the role may not open', async () => {
    const api = adminApiAs('reader')
    api.on(consoleApi.users, () => ({ items: [], next: null, total: 0, exact: true }))
    openApp('/admin-settings', api)
    await screen.findByRole('heading', { level: 1 })

    await userEvent.type(await open(), 'administrators')
    expect(await screen.findByText(/^Nothing found/, { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('gr')

    expect(await screen.findByRole('heading', { level: 1, name: 'Access Requests' })).toBeVisible()
  })

  it('has a letter of its own for each screen', () => {
    const keys = waysFor('owner').map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
