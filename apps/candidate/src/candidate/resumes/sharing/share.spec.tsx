import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  accountApi,
  DAY_MS,
  resumeSharesApi,
  type CreateResumeShare,
  type ResumeShare,
  type UpdateResumeShare,
} from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp } from '../../../testing/open-app'
import { emptyLink, endOf, faultsOf } from './links'

const PATH = '/api/resumes/r1/shares'
const saved = buildResume({ id: 'r1', title: 'Security roles', summary: 'Led [how many?] people.' })
const link = (over: Partial<ResumeShare> = {}): ResumeShare => ({
  id: 's1',
  resumeId: 'r1',
  label: 'Ben at Acme',
  url: 'https://tryka.test/cv/abc',
  state: 'open',
  hasPassword: true,
  hideContact: true,
  expiresAt: null,
  revokedAt: null,
  views: 3,
  downloads: 1,
  lastViewedAt: new Date().toISOString(),
  createdAt: new Date().toISOString(),
  version: 1,
  decisionId: null,
  ...over,
})

async function open(shares: ResumeShare[], kind: 'guest' | 'registered' = 'registered') {
  const api = candidateApiWith([saved])
  let stored = shares
  if (kind === 'registered')
    api.on(accountApi.open, () => ({ user: { id: 'p1', kind, email: 'asha@example.com' }, guestDays: 7 }))
  api.on(resumeSharesApi.list, () => stored)
  api.on(resumeSharesApi.create, ({ body }) => {
    const { label = '', expiresAt } = body as CreateResumeShare
    const made = link({
      id: 's2',
      label,
      expiresAt,
      hasPassword: false,
      hideContact: false,
      views: 0,
      downloads: 0,
    })
    stored = [made, ...stored]
    return made
  })
  api.on(resumeSharesApi.revoke, ({ params }) => {
    stored = stored.map((one) =>
      one.id === params['shareId'] ? { ...one, state: 'revoked', url: null, revokedAt: one.createdAt } : one,
    )
  })
  api.on(resumeSharesApi.update, ({ params, body }) => {
    const { password, ...rest } = body as UpdateResumeShare
    const changed = stored.map((one) =>
      one.id === params['shareId']
        ? link({ ...one, ...rest, hasPassword: password === undefined ? one.hasPassword : password !== null })
        : one,
    )
    stored = changed
    return changed[0]
  })
  openApp('/candidate-dashboard?section=cv-builder', api)
  await userEvent.click(await screen.findByRole('button', { name: /^Security roles/ }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue('Security roles'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  return { api, dialog: within(await screen.findByRole('dialog')) }
}

beforeEach(() => localStorage.clear())

describe('Sharing a resume', () => {
  it('shows each link with its state, its conditions and its counts', async () => {
    const { dialog } = await open([link(), link({ id: 's3', label: '', state: 'expired', url: null })])

    expect(await dialog.findByText('Ben at Acme')).toBeVisible()
    expect(dialog.getByText('Has no end · asks for a password · without phone and e-mail')).toBeVisible()
    expect(dialog.getAllByText('3 views, 1 download, last just now')).toHaveLength(2)
    expect(dialog.getByText('https://tryka.test/cv/abc')).toBeVisible()
    expect(dialog.getAllByRole('button', { name: /^Copy address/ })).toHaveLength(1)
    expect(await axeViolations(document.body)).toEqual([])
  })

  it('names open blanks, makes a link, and puts the focus on its address', async () => {
    const { api, dialog } = await open([])
    await userEvent.click(await dialog.findByRole('button', { name: 'New link' }))
    const form = within(await screen.findByRole('dialog', { name: 'New link' }))
    expect(form.getByRole('button', { name: 'Fill in [how many?]' })).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^For whom/ }), 'Chloé')
    await userEvent.type(form.getByRole('textbox', { name: /^Password/ }), 'short')
    await userEvent.click(form.getByRole('button', { name: 'Make link anyway' }))
    expect(form.getByText('Use at least 8 characters.')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^Password/ }), ' and long')
    await userEvent.click(form.getByRole('button', { name: 'Make link anyway' }))

    const list = within(await screen.findByRole('dialog', { name: 'Share “Security roles”' }))
    await waitFor(() => expect(list.getByRole('button', { name: 'Copy address of Chloé' })).toHaveFocus())
    const [body] = bodiesOf(api, 'POST', PATH) as CreateResumeShare[]
    expect(body).toMatchObject({ label: 'Chloé', password: 'short and long', hideContact: false })
    const days = (Date.parse(body?.expiresAt ?? '') - Date.now()) / DAY_MS
    expect(Math.round(days)).toBe(30)
  })

  it('leads from a blank to its field', async () => {
    const { dialog } = await open([])
    await userEvent.click(await dialog.findByRole('button', { name: 'New link' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Fill in [how many?]' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('textbox', { name: /summary/i })).toHaveFocus())
  })

  it('revokes after a question', async () => {
    const { api, dialog } = await open([link()])
    await userEvent.click(await dialog.findByRole('button', { name: 'Revoke Ben at Acme' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke link' }))

    expect(await screen.findByText('Link revoked')).toBeVisible()
    await waitFor(() => expect(dialog.getByText('Revoked')).toBeVisible())
    expect(bodiesOf(api, 'DELETE', `${PATH}/s1`)).toHaveLength(1)
    expect(dialog.queryByRole('button', { name: /^Copy address/ })).toBeNull()
  })

  it('changes one that stands, and sends nothing but what is changed', async () => {
    const { api, dialog } = await open([link()])
    const begin = () => userEvent.click(dialog.getByRole('button', { name: 'Change Ben at Acme' }))
    await dialog.findByText('Ben at Acme')
    await begin()
    const form = within(await screen.findByRole('dialog', { name: 'Change “Ben at Acme”' }))
    expect(form.getByRole('combobox', { name: 'Ends' })).toHaveDisplayValue('As it is: never')
    expect(form.queryByLabelText(/^New password/)).toBeNull()
    expect(await axeViolations(document.body)).toEqual([])
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Password/ }), 'Set another')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))
    expect(form.getByText('Use at least 8 characters.')).toBeVisible()
    await userEvent.type(form.getByRole('textbox', { name: /^New password/ }), 'nine lanterns')
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'After 7 days')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('Link changed')).toBeVisible()
    const list = within(await screen.findByRole('dialog', { name: 'Share “Security roles”' }))
    await waitFor(() =>
      expect(list.getByRole('button', { name: 'Copy address of Ben at Acme' })).toHaveFocus(),
    )
    const [body] = bodiesOf(api, 'PATCH', `${PATH}/s1`) as UpdateResumeShare[]
    expect(Object.keys(body ?? {}).sort()).toEqual(['expiresAt', 'password', 'version'])
    expect(body).toMatchObject({ version: 1, password: 'nine lanterns' })
    expect(Math.round((Date.parse(body?.expiresAt ?? '') - Date.now()) / DAY_MS)).toBe(7)
  })

  it('takes a password away, and leads from one that was taken down to the reasons', async () => {
    const { api, dialog } = await open([
      link(),
      link({ id: 's3', label: 'Chloé', state: 'taken_down', url: null, decisionId: 'd1' }),
    ])
    expect(await dialog.findByRole('link', { name: 'Read why, and object' })).toHaveAttribute(
      'href',
      expect.stringContaining('decision=d1'),
    )
    expect(dialog.getAllByText('Taken down')).toHaveLength(1)
    expect(dialog.queryByRole('button', { name: 'Change Chloé' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Change Ben at Acme' }))
    const form = within(await screen.findByRole('dialog', { name: 'Change “Ben at Acme”' }))
    await userEvent.selectOptions(form.getByRole('combobox', { name: /^Password/ }), 'Remove it')
    await userEvent.click(form.getByRole('button', { name: 'Save changes' }))

    expect(await screen.findByText('Link changed')).toBeVisible()
    expect(bodiesOf(api, 'PATCH', `${PATH}/s1`)).toEqual([{ version: 1, password: null }])
  })

  it('asks a guest to sign in', async () => {
    const { dialog } = await open([], 'guest')

    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      expect.stringContaining('/sign-in'),
    )
  })
})

describe('The end of a link', () => {
  const now = Date.parse('2026-05-01T12:00:00.000Z')
  it('is so many days from now, the end of a chosen day, or none', () => {
    expect(endOf({ ...emptyLink(), ends: '7' }, now)).toBe('2026-05-08T12:00:00.000Z')
    expect(endOf({ ...emptyLink(), ends: 'never' }, now)).toBeNull()
    expect(endOf({ ...emptyLink(), ends: 'date', date: '2026-05-03' }, now)).toBe(
      new Date('2026-05-03T23:59:59').toISOString(),
    )
  })

  it.each(['', '2026-04-30', '2036-12-31', 'soon'])('is not the day "%s"', (date) => {
    expect(faultsOf({ ...emptyLink(), ends: 'date', date }, now).date).toBeDefined()
  })
})
