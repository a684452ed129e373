import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApi, marketApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildCompanySettings,
  buildMember,
  buildMarket,
  companyApiWith,
  openCompany,
  teamOf,
} from '../../testing/company'
import { inHours } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const pedro = buildMember({
  id: 'member-6',
  name: 'Pedro Nunes',
  role: 'Recruiter',
  status: 'Pending',
  isYou: false,
  canChange: true,
  canRemove: true,
  canResend: true,
  inviteExpiresAt: inHours(100),
})

function open() {
  const api = companyApiWith()
  api.on(companyApi.team, () => teamOf(buildMember(), pedro))
  openCompany('settings', api)
  return api
}

async function makeAdmin() {
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of Pedro Nunes' }), 'Admin')
  await press('Change role')
}

describe('Settings of the company', () => {
  it('saves company and preferences together', async () => {
    const api = open()
    api.on(companyApi.updateSettings, () => buildCompanySettings({ version: 2 }))
    const name = await screen.findByRole('textbox', { name: 'Company name' })
    expect(screen.getByText('Everything is saved')).toBeVisible()

    await userEvent.clear(name)
    await press('Save All Changes')
    expect(screen.getByText('Add the company name.')).toBeVisible()
    await userEvent.type(name, 'Meridian')
    await userEvent.click(screen.getByRole('switch', { name: 'New postings begin with blind review' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Company size' }), '1000+ employees')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Save All Changes')

    expect(await screen.findByText('Settings saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/settings')).toEqual([
      expect.objectContaining({
        name: 'Meridian',
        size: '1000+',
        version: 1,
        preferences: expect.objectContaining({ blindReviewByDefault: true }) as unknown,
      }),
    ])
  })

  it('validates a name as the server does, and shows a refused one at its field', async () => {
    const api = open()
    const detail = 'Call it as it is registered.'
    const errors = [{ path: 'name', message: detail }]
    api.on(companyApi.updateSettings, refusing(400, { code: 'NAME', detail, errors }))
    const name = await screen.findByRole('textbox', { name: 'Company name' })
    const type = async (text: string) => {
      await userEvent.clear(name)
      await userEvent.type(name, text)
      await press('Save All Changes')
    }

    await type('M')
    expect(await screen.findByText('Use at least 2 characters.')).toBeVisible()
    await type('M\u0435ridian')
    expect(await screen.findByText(/mixes letters of several scripts/)).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/settings')).toEqual([])

    await type('Meridian One')
    expect(await screen.findByText(detail)).toBeVisible()
    expect(name).toHaveAccessibleDescription(expect.stringContaining(detail))
    expect(name).toHaveValue('Meridian One')
    expect(screen.queryByText('Error')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('keeps what is typed while others save, is refused for it and then shows the newest state', async () => {
    const api = open()
    const place = await screen.findByRole('textbox', { name: 'Location' })
    await userEvent.clear(place)
    await userEvent.type(place, 'Lisbon')
    api.on(companyApi.settings, () =>
      buildCompanySettings({ location: 'Porto', description: 'Written elsewhere.', version: 2 }),
    )
    api.on(companyApi.changeRole, () => teamOf(buildMember()))
    api.on(companyApi.updateSettings, refusing(409, { code: 'STALE', detail: 'Changed.' }))

    // Any change reads what is on the screen anew.
    await makeAdmin()
    await screen.findByText('Pedro Nunes is Admin now')
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path === '/api/company/settings')).toHaveLength(2),
    )
    expect(place).toHaveValue('Lisbon')
    expect(screen.getByText('Not saved yet')).toBeVisible()
    await press('Save All Changes')

    await waitFor(() => expect(place).toHaveValue('Porto'))
    expect(screen.getByText('Everything is saved')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/settings')).toEqual([
      expect.objectContaining({ location: 'Lisbon', version: 1 }),
    ])
  })

  it('follows what others save while nothing is typed', async () => {
    const api = open()
    const place = await screen.findByRole('textbox', { name: 'Location' })
    api.on(companyApi.settings, () => buildCompanySettings({ location: 'Porto', version: 2 }))
    api.on(companyApi.changeRole, () => teamOf(buildMember()))

    await makeAdmin()

    await waitFor(() => expect(place).toHaveValue('Porto'))
    expect(screen.getByText('Everything is saved')).toBeVisible()
  })

  it('lets nobody but Admins change anything', async () => {
    const api = companyApiWith('Recruiter')
    api.on(companyApi.settings, () => buildCompanySettings({ canEdit: false }))
    openCompany('settings', api)

    expect(await screen.findByText('Only Admins change these settings.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Company name' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
  })

  it('invites nobody into sample data, and says what to do instead', async () => {
    const api = companyApiWith()
    api.on(companyApi.team, () => ({ ...teamOf(buildMember()), canInvite: false }))
    openCompany('settings', api)

    expect(
      await screen.findByText(
        'Nobody is invited into sample data. Create your own company to build its team.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Invite Member' })).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('refuses a web address in a name before it is sent', async () => {
    const api = open()
    const name = await screen.findByRole('textbox', { name: 'Company name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'See evil.example/login')
    await press('Save All Changes')
    expect(screen.getByText('Leave web and email addresses out of the name.')).toBeVisible()

    await press('Invite Member')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'https://evil.example')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'eva@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))

    expect(dialog.getAllByText('Leave web and email addresses out of the name.')).not.toHaveLength(0)
    expect(bodiesOf(api, 'POST', '/api/company/team/invitations')).toEqual([])
    expect(bodiesOf(api, 'PUT', '/api/company/settings')).toEqual([])
  })

  it('offers to send an invitation again only where it can be sent', async () => {
    const api = companyApiWith()
    api.on(companyApi.team, () => teamOf(buildMember(), { ...pedro, canResend: false }))
    openCompany('settings', api)

    expect(await screen.findByRole('button', { name: 'Remove Pedro Nunes' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again to Pedro Nunes' })).toBeNull()
  })

  it('invites a member by mail', async () => {
    const api = open()
    api.on(companyApi.invite, () => teamOf(buildMember()))
    await press('Invite Member')
    const dialog = within(await screen.findByRole('dialog'))

    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(dialog.getByRole('alert', { name: 'Please correct these fields' })).toHaveFocus()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Eva')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'eva@example.com')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Hiring Manager')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))

    expect(await screen.findByText('Invitation sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/team/invitations')).toEqual([
      { name: 'Eva', email: 'eva@example.com', role: 'Hiring Manager' },
    ])
  })

  it('changes a role, sends an invitation again and removes a member', async () => {
    const api = open()
    api.on(companyApi.changeRole, () => teamOf(buildMember()))
    api.on(companyApi.resendInvite, () => teamOf(buildMember()))
    api.on(companyApi.removeMember, () => teamOf(buildMember()))

    await makeAdmin()
    expect(await screen.findByText('Pedro Nunes is Admin now')).toBeVisible()
    expect(bodiesOf(api, 'PATCH', '/api/company/team/member-6')).toEqual([{ role: 'Admin', version: 1 }])
    await press('Send again to Pedro Nunes')
    expect(await screen.findByText('Invitation sent again')).toBeVisible()
    await press('Remove Pedro Nunes')
    await press('Remove')
    expect(await screen.findByText('Pedro Nunes removed')).toBeVisible()
  })

  it('tells why the last Admin stays', async () => {
    const api = open()
    api.on(companyApi.changeRole, refusing(409, { code: 'LAST_ADMIN', detail: 'A team keeps one Admin.' }))

    await makeAdmin()

    expect(await screen.findByText('A team keeps one Admin.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Role of Pedro Nunes' })).toHaveValue('Recruiter')
  })

  it('acts as another role and begins anew', async () => {
    const api = open()
    api.on(marketApi.open, () => buildMarket('Recruiter'))
    api.on(marketApi.reset, () => buildMarket())

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Act as/ }), 'Recruiter')
    expect(await screen.findByText('You act as Recruiter now')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/demo/session')).toEqual([{ persona: 'company', role: 'Recruiter' }])
    await press('Reset sample data')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset sample data' }),
    )

    expect(await screen.findByText('Sample data reset')).toBeVisible()
  })

  it('says when the settings could not be loaded', async () => {
    const api = companyApiWith()
    api.on(companyApi.settings, refusing(500))
    openCompany('settings', api)

    expect(await screen.findByText(/^The settings could not be loaded/)).toBeVisible()
  })
})
