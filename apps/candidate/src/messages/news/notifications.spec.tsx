import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { candidateMessagesApi, DAY_MS, type NotificationView } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { Notifications } from './notifications'

const news = (n: number, over: Partial<NotificationView> = {}): NotificationView => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: 'Application updates',
  title: `Northwind has decided about Engineer ${n}`,
  link: `/candidate-dashboard?section=applications&application=${n}`,
  at: new Date(Date.now() - n * DAY_MS).toISOString(),
  read: false,
  companyId: null,
  ...over,
})

function fakeApi(rows: NotificationView[]) {
  let stored = rows
  const unread = () => stored.filter(({ read }) => !read)
  const api = createFakeApi()
  api.on(candidateMessagesApi.notifications, ({ query }) => {
    const [page, size] = [Number(query['page'] ?? 1), Number(query['pageSize'])]
    const found = query['unread'] === 'true' ? unread() : stored
    const items = found.slice((page - 1) * size, page * size)
    return { items, total: found.length, page, pageSize: size, unread: unread().length }
  })
  api.on(candidateMessagesApi.readNotifications, ({ body }) => {
    const { ids } = body as { ids: string[] | 'all' }
    stored = stored.map((row) => (ids === 'all' || ids.includes(row.id) ? { ...row, read: true } : row))
    return { unread: unread().length }
  })
  return api
}
const open = (rows: NotificationView[], query = '') => {
  const api = fakeApi(rows)
  openSection(<Notifications side="candidate" />, api, `?section=notifications${query}`)
  return api
}

describe('The notifications', () => {
  it('stand under their days, newest first, and each leads to its thing', async () => {
    open([news(0), news(1), news(2, { read: true })])

    const today = within(await screen.findByRole('region', { name: /^Today, / }))
    expect(
      today.getByRole('link', { name: /Unread: Northwind has decided about Engineer 0/ }),
    ).toHaveAttribute('href', expect.stringContaining('section=applications&application=0'))
    expect(within(screen.getByRole('region', { name: 'Yesterday' })).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('2 are unread in this place.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('are marked as read one by one, with the focus kept on the row', async () => {
    const api = open([news(0), news(1)])
    const title = 'Northwind has decided about Engineer 0'

    await userEvent.click(await screen.findByRole('button', { name: `Mark as read: ${title}` }))

    expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveFocus()
    expect(await screen.findByText('1 is unread in this place.')).toBeVisible()
    expect(screen.queryByRole('button', { name: `Mark as read: ${title}` })).toBeNull()
    expect(bodiesOf(api, 'POST', '/api/notifications/read')).toEqual([{ ids: [news(0).id] }])
  })

  it('are marked as read when they are opened', async () => {
    const api = open([news(0)])

    await userEvent.click(await screen.findByRole('link', { name: /Engineer 0/ }))

    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/notifications/read')).toEqual([{ ids: [news(0).id] }]),
    )
  })

  it('are marked as read all at once, and the button keeps the focus', async () => {
    open([news(0), news(1)])
    const all = await screen.findByRole('button', { name: 'Mark all as read' })
    await screen.findByText('2 are unread in this place.')

    await userEvent.click(all)

    expect(await screen.findByText('All are read.')).toBeVisible()
    expect(all).toHaveFocus()
    expect(all).toHaveAttribute('aria-disabled', 'true')
  })

  it('are shown unread only, until none is', async () => {
    open([news(0), news(1, { read: true })])
    await userEvent.click(await screen.findByRole('button', { name: 'Unread' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByTestId('address')).toHaveTextContent('show=unread')

    await userEvent.click(screen.getByRole('button', { name: /^Mark as read/ }))

    expect(await screen.findByText('Everything is read')).toBeVisible()
    expect(document.body).not.toHaveFocus()
  })

  it('are paged, also beyond the end', async () => {
    open(
      Array.from({ length: 45 }, (_, n) => news(n, { read: true })),
      '&page=9',
    )

    await userEvent.click(await screen.findByRole('button', { name: 'First page' }))
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(20))
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))

    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('page=2'))
    expect(await screen.findByRole('link', { name: /Engineer 20/ })).toBeVisible()
  })

  it('say that there are none, and that they could not be read', async () => {
    const api = open([])
    expect(await screen.findByText('Nothing new yet')).toBeVisible()
    expect(await axeViolations()).toEqual([])

    api.on(candidateMessagesApi.notifications, refusing(500))
    await userEvent.click(screen.getByRole('button', { name: 'Unread' }))
    expect(await screen.findByText(/^The notifications could not be loaded/)).toBeVisible()

    api.on(candidateMessagesApi.notifications, () => ({
      items: [news(0)],
      total: 1,
      page: 1,
      pageSize: 20,
      unread: 1,
    }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: /Engineer 0/ })).toBeVisible()
  })
})
