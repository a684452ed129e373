import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  inviteApi,
  type AdminRole,
  type Chosen,
  type Invitation,
  type InvitationBatch,
  type ReleaseRequests,
  type RequestRow,
  type SendInvitations,
} from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiAs, callsTo, openApp, refusing } from '../../testing/open-app'

const rowOf = (n: number, over: Partial<RequestRow> = {}): RequestRow => ({
  id: `r${n}`,
  name: `Person ${n}`,
  email: `person${n}@example.com`,
  userType: 'candidate',
  emailVerified: true,
  focusArea: 'Cybersecurity',
  experience: 'mid',
  createdAt: '2025-01-08T09:00:00.000Z',
  standing: 'listed',
  waitsFor: null,
  ...over,
})
const ROWS = [
  rowOf(1),
  rowOf(2),
  rowOf(3, { standing: 'joined' }),
  rowOf(4, { emailVerified: false, userType: 'company', experience: null }),
]
const SENT: Invitation = {
  id: 'i1',
  email: 'person1@example.com',
  state: 'sent',
  by: 'meera.admin',
  sentAt: '2025-01-08T09:00:00.000Z',
  endsAt: '2025-01-22T09:00:00.000Z',
  joinedAt: null,
  sends: 1,
  version: 4,
}
const BATCH: InvitationBatch = {
  id: 'b1',
  at: '2025-01-08T09:05:00.000Z',
  by: 'meera.admin',
  filter: { field: 'Cybersecurity' },
  asked: 50,
  before: 1,
  unverified: 2,
  sent: 47,
  joined: 12,
}
const paged = <Item,>(items: Item[], over: object = {}) => ({
  items,
  total: items.length,
  more: false,
  page: 1,
  pageSize: 50,
  ...over,
})

function open(
  query = '',
  sent: Invitation[] = [SENT],
  role: AdminRole = 'owner',
  rows: RequestRow[] = ROWS,
): FakeApi {
  const api = adminApiAs(role)
  api.on(inviteApi.requests, () => paged(rows, { total: 120 }))
  api.on(inviteApi.list, () => paged(sent))
  api.on(inviteApi.batches, () => paged([BATCH]))
  api.on(inviteApi.preview, ({ body }) => {
    const chosen = body as Chosen
    const emails =
      'emails' in chosen ? chosen.emails.filter((email) => !/[34]@/.test(email)) : ['old@example.com']
    const mail = { to: emails[0] ?? '', subject: 'Your place on Tryka is ready', text: 'Take it here:\nlink' }
    return { emails, before: 0, unverified: 1, left: 499, mail: emails.length ? mail : null }
  })
  api.on(inviteApi.send, ({ body }) => ({
    invited: (body as SendInvitations).emails.length,
    before: 0,
    unverified: 0,
  }))
  openApp(`/admin-invitations${query}`, api)
  return api
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
const bodies = (api: FakeApi, path: string) =>
  api.calls.filter((call) => call.method === 'POST' && call.path === path).map(({ body }) => body)
const sends = (api: FakeApi) => bodies(api, inviteApi.send.endpoint.path) as SendInvitations[]

describe('Invitations', () => {
  it('show who asked and where each stands, narrowed by the address', async () => {
    const api = open('?field=Cybersecurity&experience=senior&verified=yes&page=2')

    const table = await screen.findByRole('table', { name: 'Access requests, oldest first' })
    expect(within(table).getByRole('row', { name: /Person 3.*Joined$/ })).toBeVisible()
    expect(callsTo(api, inviteApi.requests.endpoint.path)).toEqual([
      `${inviteApi.requests.endpoint.path}?field=Cybersecurity&experience=senior&verified=yes&page=2`,
    ])
    expect(screen.getByText('120 requests')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Invited')
    await waitFor(() =>
      expect(window.location.search).toBe(
        '?field=Cybersecurity&experience=senior&verified=yes&standing=invited',
      ),
    )
  })

  it('are sent to those one ticked, after a look at the mail', async () => {
    const api = open()
    await screen.findByRole('table')
    await tick('Choose Person 1')
    await tick('Choose Person 2')
    await tick('Choose Person 4')
    expect(screen.getByText('3 chosen')).toBeVisible()

    await press('Invite 3')

    const dialog = await screen.findByRole('dialog', { name: 'Invite 2 people' })
    expect(within(dialog).getByText(/To person1@example.com/)).toBeVisible()
    expect(within(dialog).getByText('Not verified, left out').nextSibling).toHaveTextContent('1')
    expect(await axeViolations(dialog)).toEqual([])
    expect(sends(api)).toEqual([])
    await press('Send 2 invitations')
    expect(await screen.findByText('Invitations sent')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sends(api)).toEqual([
      { key: expect.any(String), emails: ['person1@example.com', 'person2@example.com'] },
    ])
    expect(screen.getByRole('checkbox', { name: 'Choose Person 1' })).not.toBeChecked()
  })

  it('are sent to those who wait longest in what is filtered', async () => {
    const api = open('?type=candidate')
    await screen.findByRole('table')

    await press('Next 50, oldest first')
    await screen.findByRole('dialog', { name: 'Invite one person' })
    await press('Send one invitation')

    expect(await screen.findByText('Invitations sent')).toBeVisible()
    expect(bodies(api, inviteApi.preview.endpoint.path)).toEqual([
      { next: 50, filter: { type: 'candidate' } },
    ])
    expect(sends(api)).toMatchObject([{ emails: ['old@example.com'], filter: { type: 'candidate' } }])
  })

  it('stay chosen when there are too many, and pressing again is the same press', async () => {
    const api = open()
    await screen.findByRole('table')
    await tick('Choose Person 1')
    await press('Invite 1')
    await screen.findByRole('dialog', { name: 'Invite one person' })
    api.on(inviteApi.send, refusing(429, { detail: 'You can let in at most 500 people an hour.' }))
    await press('Send one invitation')
    expect(await screen.findByText('You can let in at most 500 people an hour.')).toBeVisible()
    await press('Send one invitation')
    await waitFor(() => expect(sends(api)).toHaveLength(2))

    await press('Cancel')

    expect(screen.getByRole('checkbox', { name: 'Choose Person 1' })).toBeChecked()
    const [first, second] = sends(api)
    expect(first?.key).toBe(second?.key)
  })

  it('tell who waits for a look and why, and release whom one ticks', async () => {
    const rows = [rowOf(1, { waitsFor: 'domain' }), rowOf(2, { waitsFor: 'network' })]
    const api = open('?look=waiting', [SENT], 'moderator', rows)
    api.on(inviteApi.release, ({ body }) => ({ released: (body as ReleaseRequests).emails.length }))
    const table = await screen.findByRole('table', { name: 'Access requests, oldest first' })
    expect(callsTo(api, inviteApi.requests.endpoint.path)).toEqual([
      `${inviteApi.requests.endpoint.path}?look=waiting&page=1`,
    ])
    expect(within(table).getByText('Many of one domain')).toBeVisible()
    expect(within(table).getByText('Many of one network')).toBeVisible()
    expect(screen.getByText(/Release those you believe/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Release the ticked' })).toBeDisabled()
    await tick('Choose Person 2')
    expect(await axeViolations()).toEqual([])

    await press('Release 1')

    expect(await screen.findByText('Released')).toBeVisible()
    expect(bodies(api, inviteApi.release.endpoint.path)).toEqual([{ emails: ['person2@example.com'] }])
    expect(screen.getByRole('checkbox', { name: 'Choose Person 2' })).not.toBeChecked()
    await userEvent.selectOptions(screen.getByLabelText('Look'), 'Not waiting')
    await waitFor(() => expect(window.location.search).toBe(''))
    expect(screen.queryByRole('button', { name: /^Release/ })).toBeNull()
  })

  it('are nothing to send to those who are in', async () => {
    open()
    await screen.findByRole('table')
    await tick('Choose Person 3')
    await press('Invite 1')

    expect(await screen.findByText(/There is nobody to invite/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Send 0/ })).toBeDisabled()
  })

  it('can be mailed again and taken back, after a question', async () => {
    const api = open('?tab=sent', [SENT, { ...SENT, id: 'i2', email: 'in@example.com', state: 'accepted' }])
    api.on(inviteApi.resend, () => ({ ...SENT, sends: 2, version: 5 }))
    api.on(inviteApi.revoke, () => ({ ...SENT, state: 'revoked', version: 5 }))
    await screen.findByRole('table', { name: 'Invitations, the latest first' })
    expect(screen.queryByRole('button', { name: 'Send again to in@example.com' })).toBeNull()
    expect(await axeViolations()).toEqual([])

    await press('Send again to person1@example.com')
    expect(await screen.findByText('Sent again')).toBeVisible()
    await press('Take back from person1@example.com')
    const question = await screen.findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: 'Take it back' }))

    await waitFor(() => expect(bodies(api, '/api/admin/invitations/i1/revoke')).toEqual([{ version: 4 }]))
    expect(bodies(api, '/api/admin/invitations/i1/resend')).toEqual([{ version: 4 }])
  })

  it('are counted by batch, which leads to its addresses', async () => {
    open('?tab=batches')

    const row = await screen.findByRole('row', { name: /47 12$/ })
    expect(row).toHaveTextContent('Cybersecurity')
    expect(await axeViolations()).toEqual([])
    await userEvent.click(within(row).getByRole('button'))

    await screen.findByRole('table', { name: 'Invitations, the latest first' })
    expect(window.location.search).toBe('?tab=sent&batch=b1')
  })

  it('are read by a reader without anything to tick or press', async () => {
    open('', [SENT], 'reader')
    const table = await screen.findByRole('table', { name: 'Access requests, oldest first' })
    const main = within(screen.getByRole('main'))
    expect(within(table).getByRole('row', { name: /Person 3.*Joined$/ })).toBeVisible()
    expect(main.queryByRole('checkbox')).toBeNull()
    expect(main.queryByRole('button', { name: /Invite|oldest first|Release/ })).toBeNull()

    await userEvent.click(screen.getByRole('tab', { name: 'Sent' }))
    await screen.findByRole('table', { name: 'Invitations, the latest first' })
    expect(main.queryByRole('button', { name: /Send again|Take back|Export/ })).toBeNull()
    expect(main.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('leave the file with all of them to owners', async () => {
    open('?tab=sent', [SENT], 'moderator')
    expect(await screen.findByRole('button', { name: 'Send again to person1@example.com' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('offer the whole list only where something is left out of it', async () => {
    open('?tab=sent', [])
    expect(await screen.findByRole('heading', { name: 'No invitations here' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show the whole list' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pages of invitations' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Joined')
    await press('Show the whole list')
    expect(window.location.search).toBe('?tab=sent')
    expect(screen.getByLabelText('State')).toHaveDisplayValue('Any state')
  })

  it('say so when a list cannot be read', async () => {
    const api = open()
    await screen.findByRole('table')
    api.on(inviteApi.batches, refusing(503, 'busy'))
    await userEvent.click(screen.getByRole('tab', { name: 'Batches' }))

    expect(await screen.findByText(/The batches could not be loaded/)).toBeVisible()
  })
})
