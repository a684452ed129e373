import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminApi, adminsApi, factorsApi, type Administrator } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiWith, callsTo, MEERA, openApp, refusing } from '../../../testing/open-app'

const CODES = ['7h2k-m9qd-x4tf', 'p8rn-6yjc-b5ve']
const SINCE = '2025-01-09T12:00:00.000Z'
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (name: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name }), text)

describe('The second factor', () => {
  it('is set up with an app, whose recovery codes are shown once', async () => {
    const api = adminApiWith([])
    let made = false
    api.on(factorsApi.read, () => ({
      totp: made,
      since: made ? SINCE : null,
      recoveryLeft: made ? 10 : 0,
      passkeys: [],
    }))
    api.on(factorsApi.begin, () => ({
      secret: 'KQ4T7MZP',
      picture: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }))
    api.on(factorsApi.confirm, () => {
      made = true
      return { codes: CODES }
    })
    openApp('/admin-security', api)

    await press('Set up an app')
    expect(await screen.findByText('KQ4T 7MZP')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Key of the app' })).toHaveFocus()
    await press('Use this app')
    expect(screen.getByText('Enter the code.')).toBeVisible()
    await type('First code from the app', '401728')
    await press('Use this app')
    expect(await screen.findByText(CODES[0] ?? '')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('I have kept them')
    expect(await screen.findByText('10 recovery codes are left.')).toBeVisible()
  })

  it('names a passkey only where one can be shown', async () => {
    const api = adminApiWith([])
    api.on(adminApi.me, () => ({ ...MEERA, level: 'password' as const, factor: true }))
    api.on(factorsApi.read, () => ({ totp: true, since: SINCE, recoveryLeft: 3, passkeys: [] }))
    openApp('/admin-factor', api)
    expect(await screen.findByText('Open your authenticator app.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull()
  })

  it('is shown again where an act asks for it, and the act is done then', async () => {
    const api = adminApiWith([])
    let shown = false
    api.on(factorsApi.read, () => ({ totp: true, since: SINCE, recoveryLeft: 3, passkeys: [] }))
    api.on(factorsApi.renew, () =>
      shown ? { codes: CODES } : refusing(403, { code: 'STEP_UP', detail: 'Show it.' })(),
    )
    api.on(factorsApi.stepUp, () => {
      shown = true
      return { ...MEERA, factor: true }
    })
    openApp('/admin-security', api)

    await press('New recovery codes')
    await type('Code from the app', '401728')
    expect(await axeViolations()).toEqual([])
    await press('Go on')
    expect(await screen.findByText(CODES[1] ?? '')).toBeVisible()
    expect(callsTo(api, '/api/admin/step-up')).toHaveLength(1)
  })

  it('is asked for between the password and the console', async () => {
    const api = adminApiWith([])
    let level: 'password' | 'full' = 'password'
    api.on(adminApi.me, () => ({ ...MEERA, factor: true, level }))
    api.on(factorsApi.stepUp, ({ body }) => {
      if ((body as { code: string }).code !== CODES[0])
        return refusing(400, { detail: 'This code is wrong.' })()
      level = 'full'
      return { ...MEERA, factor: true }
    })
    openApp('/admin-dashboard', api)

    await type('Code from the app', '000000')
    await press('Go on')
    expect(await screen.findByText('This code is wrong.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await type('Code from the app', CODES[0] ?? '')
    await press('Go on')
    expect(await screen.findByRole('heading', { name: 'Welcome back, meera.admin' })).toBeVisible()
  })
})

describe('Administrators', () => {
  const LENA: Administrator = {
    id: 'lena',
    username: 'lena',
    email: 'lena@example.com',
    role: 'reader',
    state: 'active',
    factor: false,
    since: SINCE,
    until: null,
    isSelf: false,
  }

  it('are invited, given another role and blocked by an owner', async () => {
    const api = adminApiWith([])
    let lena = LENA
    const self: Administrator = { ...LENA, id: 'self', username: 'meera.admin', role: 'owner', isSelf: true }
    const answer = () => ({ items: [self, lena] })
    api.on(adminsApi.list, answer)
    api.on(adminsApi.invite, answer)
    api.on(adminsApi.changeRole, ({ body }) => {
      lena = { ...lena, ...(body as Pick<Administrator, 'role'>) }
      return answer()
    })
    api.on(adminsApi.block, () => {
      lena = { ...lena, state: 'blocked' }
      return answer()
    })
    openApp('/admin-administrators', api)

    await type('E-mail address', 'kim@example.com')
    await press('Send invitation')
    expect(await screen.findByText('The invitation is on its way.')).toBeVisible()
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role of lena' }), 'moderator')
    expect(await screen.findByRole('combobox', { name: 'Role of lena' })).toHaveValue('moderator')
    await press('Block lena')
    expect(await screen.findByText('Blocked')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('join by the link of a mail, which leaves the address at once', async () => {
    const api = adminApiWith([])
    api.on(adminsApi.invitation, () => ({ email: 'k…@e….com', role: 'moderator', until: SINCE }))
    let tries = 0
    api.on(adminsApi.join, () => {
      tries += 1
      if (tries === 1) return refusing(409, { code: 'NAME_TAKEN', detail: 'This name is taken.' })()
      return { ...MEERA, username: 'kim', role: 'moderator' }
    })
    openApp(`/admin-join#invite=${'a'.repeat(43)}`, api)

    await type('Username', 'kim')
    expect(window.location.hash).toBe('')
    await userEvent.type(screen.getByLabelText('Password'), 'lantern corridor 44 walnut')
    await press('Join as moderator')
    expect(await screen.findByText('This name is taken.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Join as moderator')
    expect(await screen.findByRole('heading', { name: /Welcome back/ })).toBeVisible()
  })
})
