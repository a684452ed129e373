import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { newsletterApi, type AdminRole, type Issue, type IssueText, type WholeIssue } from '@tryka/domain'
import type { FakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiAs, adminApiWith, callsTo, openApp, refusing } from '../../testing/open-app'

const at = '2025-01-08T10:30:00.000Z'
const issue = (over: Partial<Issue> = {}): Issue => ({
  id: 'i1',
  subject: 'December letter',
  preview: 'First line',
  state: 'sending',
  by: 'meera.admin',
  updatedAt: at,
  startedAt: at,
  finishedAt: null,
  heldUntil: null,
  recipients: 3_897,
  sent: 2_140,
  failed: 6,
  skipped: 0,
  retried: 4,
  left: 2,
  version: 3,
  ...over,
})
const SENT = issue({ id: 'i2', subject: 'November letter', state: 'sent', sent: 3_512, failed: 4, left: 11 })
const DRAFT: WholeIssue = {
  ...issue({ id: 'd1', subject: 'January letter', state: 'draft', startedAt: null, recipients: 0, sent: 0 }),
  failed: 0,
  retried: 0,
  left: 0,
  version: 1,
  markdown: '# Hello',
}
const READERS = { pending: 2, confirmed: 3_906, left: 4, bouncing: 1, unasked: 2 }

function open(query = '', items: Issue[] = [issue(), SENT, DRAFT], role: AdminRole = 'owner'): FakeApi {
  const api = adminApiAs(role)
  api.on(newsletterApi.issues, () => ({ items, next: null, readers: READERS, perHour: 600 }))
  api.on(newsletterApi.issue, () => DRAFT)
  api.on(newsletterApi.preview, ({ body }) => ({
    html: `<p>${(body as IssueText).markdown}</p>`,
    text: (body as IssueText).markdown,
  }))
  api.on(newsletterApi.subscribers, () => ({
    items: [
      {
        id: 's1',
        email: 'reader@example.com',
        state: 'confirmed' as const,
        createdAt: at,
        bounces: 0,
        askedAt: at,
        confirmedAt: at,
        leftAt: null,
      },
    ],
    next: null,
  }))
  openApp(`/admin-newsletter${query}`, api)
  return api
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const bodies = (api: FakeApi, method: string, path: string) =>
  api.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body)

describe('Newsletter', () => {
  it('shows how far a letter is, and pauses it', async () => {
    const api = open()
    const card = await screen.findByRole('article', { name: 'December letter' })
    expect(
      within(card).getByRole('img', {
        name: '2,140 sent, 6 failed, 1,751 left, 4 of them tried again',
      }),
    ).toBeVisible()
    expect(within(card).getByText(/600 an hour, done at about/)).toBeVisible()
    expect(screen.getByText('3,906 confirmed readers.')).toBeVisible()
    expect(screen.getByRole('row', { name: /November letter Sent .* 3,512 4 11$/ })).toBeVisible()
    expect(await axeViolations()).toEqual([])

    api.on(newsletterApi.pause, () => issue({ state: 'paused', version: 4 }))
    await press('Pause')
    await waitFor(() => expect(bodies(api, 'POST', '/api/admin/issues/i1/pause')).toEqual([{ version: 3 }]))
  })

  it('says why mails did not arrive', async () => {
    const api = open()
    api.on(newsletterApi.failures, () => ({
      items: [
        {
          subscriberId: 's9',
          email: 'a…@example.com',
          state: 'failed',
          tries: 1,
          reason: 'MAIL_REFUSED',
          at,
        },
      ],
      next: null,
    }))
    await screen.findByRole('article')
    await press('See failures')
    expect(await screen.findByText('The mail server does not know this address')).toBeVisible()
    expect(screen.getByText('Given up')).toBeVisible()
  })

  it('keeps what was typed before a letter is sent, after a question', async () => {
    const api = open('?letter=d1')
    await userEvent.type(await screen.findByLabelText('Letter'), ' you')
    expect(await screen.findByTitle('The letter')).toBeVisible()
    await press('Text')
    expect(await screen.findByText('# Hello you', { selector: 'pre' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    api.on(newsletterApi.edit, ({ body }) => ({ ...DRAFT, ...(body as IssueText), version: 2 }))
    api.on(newsletterApi.start, () => issue({ id: 'd1', version: 3 }))

    await press('Send to 3,906')
    const question = await screen.findByRole('alertdialog', { name: 'Send to 3,906?' })
    expect(bodies(api, 'PUT', '/api/admin/issues/d1')).toMatchObject([
      { markdown: '# Hello you', version: 1 },
    ])
    expect(bodies(api, 'POST', '/api/admin/issues/d1/start')).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Send to 3,906' }))

    expect(await screen.findByText('The letter is on its way')).toBeVisible()
    expect(bodies(api, 'POST', '/api/admin/issues/d1/start')).toEqual([{ version: 2 }])
    expect(window.location.search).toBe('')
  })

  it('begins a letter, and tests it at an address', async () => {
    const api = open('', [])
    expect(await screen.findByRole('heading', { name: 'No letters yet' })).toBeVisible()
    await press('Write a letter')
    expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Subject'), 'January letter')
    await userEvent.type(screen.getByLabelText('Letter'), '# Hello')
    api.on(newsletterApi.write, () => DRAFT)
    api.on(newsletterApi.test, () => ({ sent: true as const }))
    await press('Send a test')

    const dialog = await screen.findByRole('dialog', { name: 'Send a test' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the test' }))
    expect(within(dialog).getByText(/Enter an email address/)).toBeVisible()
    await userEvent.type(within(dialog).getByLabelText('To'), 'meera@example.com')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the test' }))
    expect(await screen.findByText('Test sent')).toBeVisible()
    expect(bodies(api, 'POST', '/api/admin/issues/d1/test')).toEqual([{ to: 'meera@example.com' }])
  })

  it('lists readers, and asks those from before', async () => {
    const api = open('?tab=readers')
    expect(await screen.findByRole('row', { name: /reader@example.com Confirmed/ })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    api.on(newsletterApi.ask, () => ({ asked: 2, left: 0 }))
    await press('Ask 2 to confirm')
    expect(await screen.findByText('Asked')).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Left')
    await waitFor(() =>
      expect(callsTo(api, '/api/admin/subscribers').at(-1)).toBe('/api/admin/subscribers?state=left'),
    )
  })

  it('shows a reader letters, readers and failures, and nothing that the server would refuse', async () => {
    open('', [issue(), DRAFT], 'reader')
    const card = await screen.findByRole('article', { name: 'December letter' })
    expect(within(card).getAllByRole('button')).toHaveLength(1)
    expect(within(card).getByRole('button', { name: 'See failures' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Write a letter' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'January letter' }))
    expect(await screen.findByLabelText('Subject')).toHaveAttribute('readonly')
    expect(await screen.findByTitle('The letter')).toBeVisible()
    expect(screen.getByText(/^Draft, saved/)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'All letters',
      'Light',
      'Dark',
      'Text',
    ])
    await press('All letters')
    await userEvent.click(await screen.findByRole('tab', { name: 'Readers' }))
    expect(await screen.findByRole('row', { name: /reader@example.com/ })).toBeVisible()
    expect(main.queryByRole('button')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('lets a moderator write and test a letter, which an owner sends', async () => {
    open('?letter=d1', [DRAFT], 'moderator')
    expect(await screen.findByRole('button', { name: 'Send a test' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull()
    expect(screen.getByText(/An owner sends it\.$/)).toBeVisible()
  })

  it('says so when a list cannot be read', async () => {
    const api = adminApiWith([])
    api.on(newsletterApi.issues, refusing(503, 'busy'))
    openApp('/admin-newsletter', api)
    expect(await screen.findByText(/The letters could not be loaded/, {}, { timeout: 5_000 })).toBeVisible()
  })
})
