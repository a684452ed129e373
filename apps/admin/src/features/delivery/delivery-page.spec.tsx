import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { outboxApi, OUTBOX_STATES, type AdminRole, type OutboxMessage } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiAs, callsTo, openApp, refusing } from '../../testing/open-app'

const at = '2025-01-08T10:30:00.000Z'
const message = (over: Partial<OutboxMessage> = {}): OutboxMessage => ({
  id: 'm1',
  channel: 'mail',
  template: 'news',
  kind: 'always',
  state: 'dead',
  to: 'a…@example.com',
  tries: 3,
  reason: 'MAIL_REFUSED',
  createdAt: at,
  notBefore: at,
  sentAt: null,
  isOver: false,
  ...over,
})

function open(
  query = '',
  items = [message(), message({ id: 'm2', to: 'b…@example.com', isOver: true })],
  role: AdminRole = 'owner',
) {
  const api = adminApiAs(role)
  api.on(outboxApi.state, () => ({
    states: OUTBOX_STATES.map((state) => ({
      state,
      count: state === 'dead' ? 2 : 0,
      more: false,
      oldestAt: state === 'dead' ? at : null,
    })),
    lagMs: 3 * 3_600_000,
    breaker: { perHour: 500, codes: 12, others: 240, news: 0, endsAt: at, isFull: false },
    leases: [{ name: 'reminders', until: at, isHeld: true }],
  }))
  api.on(outboxApi.list, () => ({ items, next: null }))
  openApp(`/admin-delivery${query}`, api)
  return api
}
const posts = (path: string, api: ReturnType<typeof open>) =>
  api.calls.filter((call) => call.method === 'POST' && call.path === path)

describe('Delivery', () => {
  it('shows what waits, the mail limit, and what was given up with its reason', async () => {
    open()
    expect(await screen.findByText('3 hours past its time')).toBeVisible()
    expect(screen.getByText('252 of 500')).toBeVisible()
    expect(await screen.findByText('a…@example.com')).toBeVisible()
    expect(screen.getAllByText('The mail server does not know this address')).toHaveLength(2)
    expect(await axeViolations()).toEqual([])
  })

  it('tries one again, or all after a question, and not what nobody wants any more', async () => {
    const api = open()
    api.on(outboxApi.retry, () => ({ retried: 1 }))
    api.on(outboxApi.retryAll, () => ({ retried: 2 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again to a…@example.com' }))
    expect(await screen.findByText('One message waits again.')).toBeVisible()
    expect(posts('/api/admin/outbox/m1/retry', api)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Try again to b…@example.com' })).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Try all again' }))
    const question = await screen.findByRole('alertdialog')
    expect(posts('/api/admin/outbox/retry', api)).toHaveLength(0)
    await userEvent.click(within(question).getByRole('button', { name: 'Try all again' }))
    await waitFor(() => expect(posts('/api/admin/outbox/retry', api)).toHaveLength(1))
  })

  it.each([
    ['reader', []],
    ['moderator', ['Try again to a…@example.com']],
  ] as const)('offers a %s only what the server lets them do', async (role, names) => {
    open('', undefined, role)
    expect(await screen.findByText('a…@example.com')).toBeVisible()
    expect(await screen.findByText('3 hours past its time')).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names)
    expect(main.queryAllByRole('columnheader', { name: 'Actions' })).toHaveLength(names.length)
  })

  it('lists messages of another state, and says when there are none or they cannot be read', async () => {
    const api = open('', [])
    expect(await screen.findByRole('heading', { name: 'Nothing was given up' })).toBeVisible()
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Sent')
    expect(await screen.findByRole('heading', { name: 'No messages here' })).toBeVisible()
    expect(callsTo(api, '/api/admin/outbox').at(-1)).toBe('/api/admin/outbox?state=sent')
    api.on(outboxApi.list, refusing(503, 'busy'))
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Waiting')
    expect(await screen.findByText(/The messages could not be loaded/, {}, { timeout: 5_000 })).toBeVisible()
  })
})
