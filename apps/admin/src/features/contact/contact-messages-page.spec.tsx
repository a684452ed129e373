import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { adminApi, contactApi, type ContactMessage } from '@tryka/domain'
import { buildContactRequest } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { adminApiWith, callsTo, MEERA, openApp, refusing } from '../../testing/open-app'

const PATH = '/api/admin/contact-messages'

const messageOf = (n: number, over: Partial<ContactMessage> = {}): ContactMessage => {
  const { name, email, message } = buildContactRequest()
  const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
  const rest = {
    company: null,
    inquiryType: 'general' as const,
    createdAt: '2025-01-08T09:05:00.000Z',
    readAt: null,
  }
  return { id, name, email, message, subject: `Subject ${n}`, ...rest, ...over }
}
const many = (count: number) => Array.from({ length: count }, (_, i) => messageOf(i + 1))

function apiWith(messages: readonly ContactMessage[]) {
  const api = adminApiWith([])
  api.on(contactApi.list, ({ query }) => {
    const [page, pageSize] = [Number(query['page']), Number(query['pageSize'])]
    const items = messages.slice((page - 1) * pageSize, page * pageSize)
    return { items: [...items], total: messages.length, page, pageSize }
  })
  return api
}

function open(messages: readonly ContactMessage[], query = '') {
  const api = apiWith(messages)
  openApp(`/admin-contact-messages${query}`, api)
  return api
}

const table = () => screen.findByRole('table', { name: 'Contact messages' })

describe('Contact messages page', () => {
  it('is reached from the dashboard', async () => {
    openApp('/admin-dashboard', apiWith(many(1)))

    await userEvent.click(await screen.findByRole('link', { name: 'Contact messages' }))

    expect(await screen.findByRole('heading', { name: 'Contact Messages' })).toBeVisible()
    expect(window.location.pathname).toBe('/admin-contact-messages')
  })

  it('lists who wrote about what, newest first', async () => {
    open([messageOf(1, { subject: 'Credentials', inquiryType: 'employer' }), messageOf(2)])

    const [, first, second] = within(await table()).getAllByRole('row')
    expect(first).toHaveTextContent(/Credentials NewAda Lovelaceada@example\.comEmployer8 Jan 2025/)
    expect(second).toHaveTextContent('Subject 2')
    expect(screen.getByText('Showing 1–2 of 2 messages')).toBeVisible()
  })

  it('shows a reader no message, and asks for none', async () => {
    const api = apiWith([messageOf(1, { subject: 'Credentials' })])
    api.on(adminApi.me, () => ({ ...MEERA, role: 'reader' }))
    openApp('/admin-contact-messages', api)

    expect(await screen.findByRole('heading', { name: 'Not for readers' })).toBeVisible()
    expect(screen.queryByText('Credentials')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Contact Messages' })).toBeNull()
    expect(callsTo(api, PATH)).toEqual([])
    expect(await axeViolations()).toEqual([])
  })

  it('opens one by keyboard, with a way to answer, and gives the focus back', async () => {
    open([
      messageOf(1, {
        company: 'Analytical Engines',
        message: 'One line\nand another',
        email: 'a+b@example.com',
      }),
    ])
    await table()
    const subject = screen.getByRole('button', { name: 'Subject 1' })

    subject.focus()
    await userEvent.keyboard('{Enter}')

    const dialog = await screen.findByRole('dialog', { name: 'Subject 1' })
    expect(dialog).toHaveTextContent(/CompanyAnalytical EnginesAboutGeneral questionSent8 Jan 2025, \d\d:05/)
    expect(within(dialog).getByText(/One line\s+and another/)).toBeVisible()
    expect(within(dialog).getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      'mailto:a%2Bb%40example.com?subject=Re%3A%20Subject%201',
    )
    expect(await axeViolations(dialog)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(subject).toHaveFocus()
  })

  it('counts the unread in the navigation, and marks one as read when it is opened', async () => {
    const messages = many(2)
    const api = apiWith(messages)
    let unread = 2
    api.on(contactApi.unread, () => ({ unread }))
    api.on(contactApi.read, () => ({ unread: --unread }))
    openApp('/admin-contact-messages', api)
    await table()
    const place = await screen.findByRole('link', { name: 'Contact Messages 2 unread' })
    expect(place).toHaveAttribute('aria-current', 'page')

    await userEvent.click(screen.getByRole('button', { name: 'Subject 1' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Subject 1' }))
    await userEvent.keyboard('{Escape}')

    expect(await screen.findByRole('link', { name: 'Contact Messages 1 unread' })).toBeVisible()
    expect(screen.getAllByText('New')).toHaveLength(1)
    expect(callsTo(api, `${PATH}/${messages[0]?.id}/read`)).toHaveLength(1)
  })

  it('turns pages and keeps the page in the address', async () => {
    const api = open(many(45))
    await table()

    await userEvent.click(screen.getByRole('button', { name: 'Next' }))

    expect(await screen.findByText('Showing 21–40 of 45 messages')).toBeVisible()
    expect(window.location.search).toBe('?page=2')
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(await screen.findByText('Showing 41–45 of 45 messages')).toBeVisible()
    expect(callsTo(api, PATH).at(-1)).toBe(`${PATH}?page=3&pageSize=20`)
  })

  it.each(['?page=0', '?page=x', '?page=1.5'])('reads %s as the first page', async (query) => {
    const api = open(many(1), query)
    await table()

    expect(callsTo(api, PATH)).toEqual([`${PATH}?page=1&pageSize=20`])
  })

  it('leads back from a page that is not there', async () => {
    open(many(3), '?page=7')
    expect(await screen.findByRole('heading', { name: 'No messages on this page' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Show the newest' }))

    expect(await table()).toBeVisible()
  })

  it('says when nobody has written', async () => {
    open([])

    expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
  })

  it('reads the list anew on Refresh, and keeps it when that fails', async () => {
    const messages = many(1)
    const api = open(messages)
    await table()
    messages.unshift(messageOf(2, { subject: 'Just now' }))

    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('button', { name: 'Just now' })).toBeVisible()
    api.on(contactApi.list, refusing(503, 'busy'))
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded again')
    expect(screen.getByRole('button', { name: 'Just now' })).toBeVisible()
  })

  it('says when the list could not be loaded and reads it again on Retry', async () => {
    const api = apiWith([])
    api.on(contactApi.list, refusing(500, 'broken'))
    openApp('/admin-contact-messages', api)
    await screen.findByText(/^The messages could not be loaded/)

    api.on(contactApi.list, () => ({ items: many(1), total: 1, page: 1, pageSize: 20 }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await table()).toBeVisible()
  })

  it('shows that it is loading', async () => {
    const api = apiWith([])
    api.on(contactApi.list, () => new Promise(() => undefined))

    openApp('/admin-contact-messages', api)

    expect(await screen.findByText('Loading messages')).toBeInTheDocument()
  })

  it('is closed to everyone who is not signed in', async () => {
    const api = apiWith(many(1))
    api.on(contactApi.list, refusing(401))

    openApp('/admin-contact-messages', api)

    expect(await screen.findByRole('heading', { name: 'Admin sign-in' })).toBeVisible()
  })

  it('has no accessibility violation', async () => {
    open(many(45))
    await table()

    expect(await axeViolations()).toEqual([])
  })
})
