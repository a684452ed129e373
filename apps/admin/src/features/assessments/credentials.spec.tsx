import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { certificatesApi, credentialsApi, type CertificateCase, type CredentialCase } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { appealOf, credentialOf, openAssessments } from '../../testing/assessments'
import { adminApiAs, refusing } from '../../testing/open-app'

const appeal = appealOf(1)
const old = credentialOf(2, {
  state: 'superseded',
  reason: 'superseded',
  endedAt: '2025-01-07T14:20:00.000Z',
  supersededBy: credentialOf(3).id,
  appeal: { id: appeal.id, state: 'open' },
})
const now = credentialOf(3, { withName: true, recheckMonth: '2025-01' })

const learned: CertificateCase = {
  id: credentialOf(4).id,
  path: { id: 'sql-foundations', title: 'SQL Foundations' },
  modules: 6,
  state: 'active',
  visibility: 'private',
  reason: null,
  withName: false,
  leafIndex: 1_205,
  issuedAt: now.issuedAt,
  endedAt: null,
  version: 1,
}

function open(items: readonly CredentialCase[] = [now, old], api = adminApiAs('moderator')) {
  api.on(certificatesApi.listAny, () => ({ items: [] }))
  let stored = [...items]
  const asked: object[] = []
  api.on(credentialsApi.listAny, ({ query }) => {
    asked.push(query)
    return { items: stored.filter(({ state }) => !query.state || query.state === state), next: null }
  })
  api.on(credentialsApi.revokeAny, ({ params, body }) => {
    const { code } = body as { code: 'integrity' }
    const row = stored.find(({ id }) => id === params['id']) ?? now
    const next = { ...row, state: 'revoked' as const, reason: code, version: 2 }
    stored = stored.map((one) => (one.id === next.id ? next : one))
    return next
  })
  openAssessments([appeal], [], '?list=credentials', api)
  return { api, asked }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Credentials' }))
    .getAllByRole('row')
    .slice(1)

describe('Credentials at the console', () => {
  it('are listed with their state, what took their place, and the appeal', async () => {
    const { asked } = open()
    const [first, second] = await rows()
    expect(first).toHaveTextContent(
      /SQL, Advanced, 612.*Entry 1,204, with a name, re-checked live in 2025-01.*Active/,
    )
    expect(second).toHaveTextContent(/Superseded.*In its place: /)
    expect(within(second as HTMLElement).queryByRole('button', { name: 'Revoke' })).toBeNull()
    expect(within(second as HTMLElement).getByRole('link', { name: 'Open' })).toHaveAttribute(
      'href',
      `/admin-assessments?appeal=${appeal.id}`,
    )
    expect(await axeViolations()).toEqual([])

    await userEvent.click(within(second as HTMLElement).getByRole('button', { name: /^0{8}/ }))
    expect(screen.getByRole('searchbox')).toHaveValue(now.id)
    expect(asked.at(-1)).toEqual({ q: now.id })
    await press('Show all')
    await userEvent.type(screen.getByRole('searchbox'), ' asha@example.com {Enter}')
    expect(asked.at(-1)).toEqual({ q: 'asha@example.com' })
    // Somebody's address is nothing for a history.
    expect(window.location.search).toBe('?list=credentials')
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Superseded')
    expect(asked.at(-1)).toEqual({ q: 'asha@example.com', state: 'superseded' })
  })

  it('are revoked for good, with a reason', async () => {
    const { api } = open([now])
    await rows()
    await press('Revoke')
    expect(screen.getByLabelText('What the list says')).toHaveFocus()
    await press('Revoke for good')
    expect(screen.getByText('Write a reason.')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('What the list says'), 'The result was not their own')
    await userEvent.type(screen.getByLabelText('Reason'), 'Somebody else took it.')
    expect(await axeViolations()).toEqual([])
    await press('Revoke for good')

    expect(await screen.findByText('Credential Revoked')).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual(
      [[`/api/admin/credentials/${now.id}/revoke`, { code: 'integrity', reason: 'Somebody else took it.' }]],
    )
    expect((await rows())[0]).toHaveTextContent(/RevokedThe result was not their own/)
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull()
  })

  it('stand apart from certificates of completion, which are found and revoked as well', async () => {
    const { api } = open([])
    api.on(certificatesApi.listAny, () => ({ items: [learned] }))
    api.on(certificatesApi.revokeAny, () => ({ ...learned, state: 'revoked', reason: 'issuer_error' }))
    await userEvent.type(await screen.findByRole('searchbox'), 'asha@example.com{Enter}')
    const table = await screen.findByRole('table', { name: 'Certificates of completion' })
    expect(table).toHaveTextContent(/SQL Foundations, 6 modules.*Entry 1,205, private.*Active/)
    expect(screen.getByText(/^Completion, not a verified skill/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(within(table).getByRole('button', { name: 'Revoke' }))
    await userEvent.type(screen.getByLabelText('Reason'), 'It names another path.')
    await press('Revoke for good')
    expect(await screen.findByText('Credential Revoked')).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual(
      [
        [
          `/api/admin/certificates/${learned.id}/revoke`,
          { code: 'issuer_error', reason: 'It names another path.' },
        ],
      ],
    )
  })

  it('are only read by a reader, and say when there are none or they cannot be read', async () => {
    const { api } = open([now], adminApiAs('reader'))
    await rows()
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull()
    api.on(credentialsApi.listAny, () => ({ items: [], next: null }))
    await userEvent.type(screen.getByRole('searchbox'), 'nobody@example.com{Enter}')
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible()
    api.on(credentialsApi.listAny, refusing(500, 'broken'))
    await userEvent.type(screen.getByRole('searchbox'), '.org{Enter}')
    expect(await screen.findByText(/^The credentials could not be loaded\. Check/)).toBeVisible()
  })
})
