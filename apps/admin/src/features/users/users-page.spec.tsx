import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consoleApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { callsTo, refusing } from '../../testing/open-app'
import { idOf, openUsers, userOf } from '../../testing/moderation'

const people = [
  userOf(1, 'Asha Nair'),
  userOf(2, 'Ben Adeyemi', { profile: false, companies: 2, places: [] }),
  userOf(3, 'Owen Ferreira', { state: 'suspended' }),
]
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('Users page', () => {
  it('lists accounts with their places and state, page by page', async () => {
    await openUsers(people)
    expect(await screen.findByRole('link', { name: 'Asha Nair' })).toBeVisible()
    expect(screen.getByText('2 companies')).toBeVisible()
    expect(screen.getByText('3 people')).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await press('Older')
    expect(await screen.findByRole('link', { name: 'Owen Ferreira' })).toBeVisible()
    expect(window.location.search).toBe('?after=2')
    await press('Newer')
    expect(await screen.findByRole('link', { name: 'Asha Nair' })).toBeVisible()
  })

  it('finds by words and state, in the address', async () => {
    const api = await openUsers(people, '?state=suspended')
    expect(await screen.findByRole('link', { name: 'Owen Ferreira' })).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search users' }), 'nobody')
    expect(await screen.findByRole('heading', { name: 'Nobody found' })).toBeVisible()
    expect(callsTo(api, '/api/admin/users')).toContain('/api/admin/users?q=nobody&state=suspended')
  })

  it('opens an account, signs it out and suspends it with reasons', async () => {
    const api = await openUsers(people)
    await userEvent.click(await screen.findByRole('link', { name: 'Asha Nair' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Nair' })).toBeVisible()
    expect(screen.getByText('Firefox on Linux')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Sign out everywhere')
    expect(await screen.findByText('The account is open in no browser.')).toBeVisible()

    await press('Suspend and tell')
    expect(screen.getByText('Choose a ground.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('Ground'), 'pretending')
    await userEvent.selectOptions(screen.getByLabelText('For how long'), '7 days')
    const facts = 'The picture and the name are those of somebody else.'
    await userEvent.type(screen.getByLabelText('Facts'), facts)
    await press('Suspend and tell')

    expect(await screen.findByText('Account Suspended')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Suspend this account' })).toBeNull()
    const body = { ground: 'pretending', facts, days: 7 }
    expect(api.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual(body)
    await press('Restore and tell')
    expect(await screen.findByText('Account Restored')).toBeVisible()
    await userEvent.click(screen.getByRole('link', { name: 'All users' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  })

  it('opens by a shared link, and says when it cannot', async () => {
    const api = await openUsers(people, `?user=${idOf(3)}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Owen Ferreira' })).toBeVisible()
    api.on(consoleApi.restore, refusing(409, { code: 'NOT_NOW', detail: 'Not as things stand.' }))
    await press('Restore and tell')
    expect(await screen.findByText('Not as things stand.')).toBeVisible()
  })

  it('says when the list cannot be read, and reads it again', async () => {
    const api = await openUsers(people)
    await screen.findByRole('link', { name: 'Asha Nair' })
    api.on(consoleApi.users, refusing(500, 'broken'))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended')
    await waitFor(() => expect(screen.getByText(/^The users could not be loaded\. Check/)).toBeVisible())
  })
})
