import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consoleApi, USERS_CSV } from '@tryka/domain'
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
    expect(screen.getByText(/^Type how words begin: of a name, or of the parts/)).toBeVisible()
    expect(callsTo(api, '/api/admin/users')).toContain('/api/admin/users?q=nobody&state=suspended')
  })

  it('narrows by admission, places and day, and forgets all of it by one press', async () => {
    const newcomer = { profile: false, admitted: false, places: [], createdAt: '2025-03-01T08:00:00.000Z' }
    const api = await openUsers([...people, userOf(4, 'Eve Newcomer', newcomer)])
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(screen.getByLabelText(label), option)
    await screen.findByRole('link', { name: 'Asha Nair' })
    await choose('Places', 'In a team')
    expect(await screen.findByText('1 person')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ben Adeyemi' })).toBeVisible()
    await choose('Places', 'With neither')
    expect(await screen.findByRole('link', { name: 'Eve Newcomer' })).toBeVisible()
    await choose('Admission', 'Let in')
    expect(await screen.findByText('Nobody fits these filters.')).toBeVisible()
    expect(window.location.search).toBe('?admitted=yes&places=none')
    await press('Clear filters')
    expect(await screen.findByText('4 people')).toBeVisible()
    expect(window.location.search).toBe('')
    fireEvent.change(screen.getByLabelText('Joined since'), { target: { value: '2025-02-01' } })
    expect(await screen.findByText('1 person')).toBeVisible()
    expect(callsTo(api, '/api/admin/users')).toContain('/api/admin/users?since=2025-02-01')
    expect(await axeViolations()).toEqual([])
  })

  it('reads filters from a link, and leaves out what no filter means', async () => {
    const api = await openUsers(people, '?places=team&admitted=perhaps&since=soon')
    expect(await screen.findByRole('link', { name: 'Ben Adeyemi' })).toBeVisible()
    expect(callsTo(api, '/api/admin/users')).toEqual(['/api/admin/users?places=team'])
  })

  it('saves the list as a file for owners alone', async () => {
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined })
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    const { files } = await openUsers(people, '?places=team&q=ben')
    await press('Export CSV')
    expect(await screen.findByText('Export Started')).toBeVisible()
    expect(files).toEqual([`${USERS_CSV.path}?q=ben&places=team`])
    expect(saved).toEqual([expect.stringMatching(/^tryka-users-\d{4}-\d\d-\d\d\.csv$/)])
  })

  it('offers a moderator no file', async () => {
    await openUsers(people, '', 'moderator')
    expect(await screen.findByRole('link', { name: 'Asha Nair' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('shows a reader an account, and nothing that the server would refuse', async () => {
    await openUsers(people, '', 'reader')
    await userEvent.click(await screen.findByRole('link', { name: 'Asha Nair' }))
    expect(await screen.findByText('You can read this. A moderator or an owner decides.')).toBeVisible()
    expect(screen.getByText('Firefox on Linux')).toBeVisible()
    for (const name of ['Sign out everywhere', 'Suspend and tell'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(await axeViolations()).toEqual([])
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
    const form = within(screen.getByRole('form', { name: 'Suspend this account' }))
    expect(form.getByText('Choose a ground.')).toBeVisible()
    expect(form.getByText('Choose how long.')).toBeVisible()
    expect(form.getByLabelText('Ground')).toHaveFocus()
    await userEvent.selectOptions(form.getByLabelText('Ground'), 'pretending')
    await userEvent.selectOptions(form.getByLabelText('For how long'), '7 days')
    const facts = 'The picture and the name are those of somebody else.'
    await userEvent.type(form.getByLabelText('Facts'), facts)
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

  it('erases an account with reasons, asked once more, and owners alone', async () => {
    const api = await openUsers(people, `?user=${idOf(1)}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Erase and tell' }))
    const form = within(screen.getByRole('form', { name: 'Erase this account' }))
    expect(form.getByText('Choose a ground.')).toBeVisible()
    await userEvent.selectOptions(form.getByLabelText('Ground'), 'pretending')
    const facts = 'The papers are those of somebody else, who told us so.'
    await userEvent.type(form.getByLabelText('Facts'), facts)
    expect(form.getByText(/^On .+ we erased your account with its profile/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Erase and tell')
    const posts = () => api.calls.filter(({ method }) => method === 'POST')
    expect(posts()).toEqual([])
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase the account of Asha Nair?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Erase account' }))

    expect(await screen.findByText('Account Erased')).toBeVisible()
    expect(posts().map(({ path, body }) => [path, body])).toEqual([
      [`/api/admin/users/${idOf(1)}/erase`, { ground: 'pretending', facts }],
    ])
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Asha Nair' })).toBeNull()
  })

  it('names the company that needs its last Admin, with its door, in place of erasing', async () => {
    const place = { place: `team-${idOf(9)}`, name: 'Shared Ltd', role: 'Admin', companyId: idOf(9) } as const
    await openUsers([userOf(1, 'Ben Holt', { places: [{ ...place, isNeeded: true }] })], `?user=${idOf(1)}`)
    expect(await screen.findByText('Ben Holt is the last Admin of a team with others in it')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Erase and tell' })).toBeNull()
    const door = `/admin-companies?state=any&company=${idOf(9)}`
    expect(screen.getByRole('link', { name: 'Open Shared Ltd' })).toHaveAttribute('href', door)
    expect(screen.getByRole('link', { name: 'Shared Ltd' })).toHaveAttribute('href', door)
    expect(await axeViolations()).toEqual([])
  })

  it('shows how an account came in, what it was told and what was done to it', async () => {
    const at = '2025-01-06T14:20:00.000Z'
    const mail = { channel: 'mail', tries: 1, reason: null, createdAt: at, sentAt: at } as const
    const history = {
      admissions: [
        {
          ...({
            id: idOf(31),
            state: 'accepted',
            invitedBy: 'meera.admin',
            createdAt: at,
            sentAt: at,
          } as const),
          id: idOf(31),
          state: 'accepted' as const,
          invitedBy: 'meera.admin',
          createdAt: at,
          sentAt: at,
          expiresAt: at,
          usedAt: at,
          sends: 2,
        },
      ],
      deliveries: [
        { ...mail, id: idOf(32), template: 'decision', state: 'sent' as const },
        { ...mail, id: idOf(33), template: 'digest', state: 'dead' as const, reason: 'MAIL_REFUSED' },
      ],
      audited: [
        {
          id: idOf(34),
          at,
          actor: 'meera.admin',
          action: 'account.suspended',
          details: [{ name: 'days', value: '7' }],
        },
      ],
    }
    await openUsers([userOf(1, 'Asha Nair', history)], `?user=${idOf(1)}`, 'reader')
    const tableOf = async (name: string) => within(await screen.findByRole('table', { name }))
    expect((await tableOf('Invitations, newest first')).getByText('Mailed 2 times')).toBeVisible()
    const told = await tableOf('Deliveries, newest first')
    expect(told.getByText('Given up')).toBeVisible()
    expect(told.getByText('The mail server does not know this address')).toBeVisible()
    expect((await tableOf('Audit, newest first')).getByText('account.suspended')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open in Audit' })).toHaveAttribute(
      'href',
      `/admin-audit?target=${idOf(1)}`,
    )
    expect(await axeViolations()).toEqual([])
  })

  it('lets a moderator erase nobody', async () => {
    await openUsers(people, `?user=${idOf(1)}`, 'moderator')
    expect(await screen.findByRole('button', { name: 'Suspend and tell' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Erase and tell' })).toBeNull()
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
