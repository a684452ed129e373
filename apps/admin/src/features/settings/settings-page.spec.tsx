import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { consoleSettingsApi, ownAccountApi, type OpenSession } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiAs, callsTo, openApp, refusing } from '../../testing/open-app'

const SINCE = '2025-01-09T12:00:00.000Z'
const NEW = 'lantern corridor 44 walnut'
const HERE: OpenSession = {
  id: 'here',
  device: 'Firefox on Linux',
  createdAt: SINCE,
  lastSeenAt: SINCE,
  current: true,
}
const PHONE: OpenSession = { ...HERE, id: 'phone', device: 'Safari on iOS', current: false }
const OFFICE: OpenSession = { ...HERE, id: 'office', device: 'Edge on Windows', current: false }

/** Settings of a reader: one's own account is everybody's. */
function open(sessions: OpenSession[] = [HERE, PHONE, OFFICE]) {
  const api = adminApiAs('reader')
  let listed = sessions
  api.on(consoleSettingsApi.read, () => ({
    admission: 'invite' as const,
    publicUrl: 'https://www.example.com',
    contacts: {
      hello: 'hello@example.com',
      careers: 'careers@example.com',
      privacy: 'privacy@example.com',
      form: 'team@example.com',
    },
    mail: { by: 'smtp' as const, from: 'Tryka <no-reply@example.com>', perHour: 500 },
    administrators: [{ username: 'meera.admin', createdAt: SINCE }],
  }))
  api.on(ownAccountApi.sessions, () => listed)
  api.on(ownAccountApi.endSession, ({ params }) => {
    listed = listed.filter(({ id }) => id !== params['id'])
  })
  api.on(ownAccountApi.endOthers, () => {
    const ended = listed.length - 1
    listed = listed.filter(({ current }) => current)
    return { ended }
  })
  return api
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: string) => screen.getByLabelText(label)
const sessions = () => screen.findByRole('list', { name: 'Sessions' })

async function type(current: string, password = NEW, again = password) {
  await screen.findByLabelText('Current password')
  for (const [label, text] of [
    ['Current password', current],
    ['New password', password],
    ['New password again', again],
  ] as const) {
    await userEvent.clear(field(label))
    if (text) await userEvent.type(field(label), text)
  }
  await press('Change password')
}

describe('Settings', () => {
  it('show one’s own account, what was configured and who administers', async () => {
    openApp('/admin-settings', open())
    expect(await screen.findByText(/Only who was invited/)).toBeVisible()
    expect(screen.getByText('careers@example.com')).toBeVisible()
    expect(screen.getByRole('row', { name: /meera\.admin/ })).toBeVisible()
    // What is configured is changed where the product is run: nobody is offered a control for it.
    const configured = screen.getByRole('region', { name: 'How the product is run' })
    expect(within(configured).queryByRole('button')).toBeNull()
    expect(within(await sessions()).getAllByRole('listitem')).toHaveLength(3)
    expect(await axeViolations()).toEqual([])
  })

  it('say so when they cannot be read, and leave one’s account where it is', async () => {
    const api = open()
    api.on(consoleSettingsApi.read, refusing(503, 'busy'))
    openApp('/admin-settings', api)
    expect(await screen.findByText(/The settings could not be loaded/, {}, { timeout: 5_000 })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change password' })).toBeVisible()
  })
})

describe('One’s own password', () => {
  it('is changed with the current one, and what was typed is gone', async () => {
    const api = open()
    const sent: unknown[] = []
    api.on(ownAccountApi.changePassword, ({ body }) => {
      sent.push(body)
      return { ended: 2 }
    })
    openApp('/admin-settings', api)

    await type('violet kettle 9 harbour')

    expect(await screen.findByText('You were signed out in 2 others.')).toBeVisible()
    expect(sent).toEqual([{ current: 'violet kettle 9 harbour', password: NEW }])
    for (const label of ['Current password', 'New password', 'New password again'])
      expect(field(label)).toHaveValue('')
    await waitFor(() => expect(callsTo(api, '/api/admin/sessions').length).toBeGreaterThan(1))
  })

  it('says at the field what is missing, before anything is sent', async () => {
    const api = open()
    openApp('/admin-settings', api)

    await type('', 'short', 'other')

    expect(field('Current password')).toHaveAccessibleDescription(/Enter your current password\.$/)
    expect(field('Current password')).toHaveFocus()
    expect(screen.getByText('The password must have at least 15 characters.')).toBeVisible()
    expect(screen.getByText(/Type the new password a second time/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(callsTo(api, '/api/admin/password')).toEqual([])
  })

  it.each([
    [400, 'WRONG_PASSWORD', 'This is not your current password.', 'Current password'],
    [429, 'SIGN_IN_SLOWED', 'Too many failed sign-ins. Try again in 30 seconds.', 'Current password'],
    [400, 'VALIDATION', 'The password is a common one.', 'New password'],
  ])('shows a refusal (%p %s) at its field, which has the focus', async (status, code, detail, label) => {
    const api = open()
    api.on(ownAccountApi.changePassword, refusing(status, { code, detail }))
    openApp('/admin-settings', api)

    await type('not this one')

    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(detail)))
    expect(field(label)).toBeInvalid()
    await waitFor(() => expect(field(label)).toHaveFocus())
    expect(field('New password')).toHaveValue(NEW)
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeVisible()
  })
})

describe('One’s own sessions', () => {
  it('are ended one by one, and this browser cannot be mistaken for another', async () => {
    const api = open()
    openApp('/admin-settings', api)
    const [here] = within(await sessions()).getAllByRole('listitem')
    expect(here).toHaveTextContent('Firefox on Linux')
    expect(here).toHaveTextContent('This browser')
    expect(here && within(here).queryByRole('button')).toBeNull()

    await press(/^End ?: Safari on iOS/)

    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
    expect(screen.getByText('Edge on Windows')).toBeVisible()
    expect(callsTo(api, '/api/admin/sessions/phone')).toHaveLength(1)
  })

  it('are ended all but this one, after a question', async () => {
    openApp('/admin-settings', open())
    await press('End all others')
    const dialog = await screen.findByRole('alertdialog', { name: 'End all other sessions?' })
    expect(await axeViolations()).toEqual([])

    await userEvent.click(within(dialog).getByRole('button', { name: 'End all others' }))

    expect(await screen.findByText('You are signed in here alone.')).toBeVisible()
    await waitFor(async () => expect(within(await sessions()).getAllByRole('listitem')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull()
  })

  it('that ended meanwhile say so, and leave the list', async () => {
    const api = open()
    let listed = [HERE, PHONE]
    api.on(ownAccountApi.sessions, () => listed)
    api.on(ownAccountApi.endSession, () => {
      listed = [HERE]
      return refusing(404, { code: 'SESSION_NOT_FOUND', detail: 'This session has ended already.' })()
    })
    openApp('/admin-settings', api)

    await press(/^End ?: Safari on iOS/)

    expect(await screen.findByText('This session has ended already.')).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull())
  })
})
