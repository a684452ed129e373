import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { circlesApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { circleOf, circlesOf, openCoach } from '../../testing/corrections'
import { idOf } from '../../testing/moderation'
import { adminApiAs, callsTo, refusing } from '../../testing/open-app'

const NAME = 'Help among few, the latest first'
const rows = async () =>
  within(await screen.findByRole('table', { name: NAME }))
    .getAllByRole('row')
    .slice(1)
const names = async () => (await rows()).map((row) => within(row).getByRole('rowheader').textContent)

function open(circles: readonly ReturnType<typeof circleOf>[]) {
  const api = openCoach([])
  circlesOf(api, circles)
  return api
}
const tab = () => screen.findByRole('tab', { name: 'Help among few' })

describe('Help among few', () => {
  it('is listed with whom it was for, and every account that is known opens', async () => {
    open([
      circleOf(1),
      circleOf(2, {
        name: null,
        isSuspended: true,
        helps: 4,
        mocks: 4,
        reviews: 0,
        people: 1,
        others: [{ accountId: idOf(81), name: 'Reed', helps: 4, back: 0 }],
      }),
    ])
    await userEvent.click(await tab())
    const [first, second] = await rows()
    if (!first || !second) throw new Error('Nobody is listed')
    expect(first).toHaveTextContent('9 of 12 for 2 of 5 people')
    expect(first).toHaveTextContent('1 mock interview, 11 reviews')
    expect(first).toHaveTextContent('6 helps for them, 5 from them')
    expect(first).toHaveTextContent('No name left3 helps for them')
    expect(second).toHaveTextContent('All 4 for 1 person')
    expect(second).toHaveTextContent('Suspended')
    const links = [...within(first).getAllByRole('link'), ...within(second).getAllByRole('link')]
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Heron 1', `/admin-users?user=${idOf(61)}`],
      ['Grey Crane', `/admin-users?user=${idOf(80)}`],
      ['No card', `/admin-users?user=${idOf(62)}`],
      ['Reed', `/admin-users?user=${idOf(81)}`],
    ])
    expect(
      screen.getByText(/^2 people with at least 4 paid helps since 13 Jul 2024, more than half/),
    ).toBeVisible()
    expect(screen.getByText(/Nothing follows from it by itself/)).toBeVisible()
    // It is a list to read: nothing here is decided.
    expect(within(screen.getByRole('tabpanel')).queryAllByRole('button')).toEqual([])
    expect(await axeViolations()).toEqual([])
  })

  it('goes on page by page, and the address keeps it', async () => {
    const api = open([1, 2, 3].map((n) => circleOf(n)))
    await userEvent.click(await tab())
    expect(await names()).toEqual(['Heron 1', 'Heron 2'])
    await userEvent.click(screen.getByRole('button', { name: 'Older' }))
    await waitFor(async () => expect(await names()).toEqual(['Heron 3']))
    expect(window.location.search).toBe('?list=circles&after=2')
    expect(callsTo(api, '/api/admin/coach/circles')).toContain('/api/admin/coach/circles?after=2')
    await userEvent.click(screen.getByRole('button', { name: 'Newer' }))
    await waitFor(async () => expect(await names()).toEqual(['Heron 1', 'Heron 2']))
  })

  it('says when nobody is listed', async () => {
    open([])
    await userEvent.click(await tab())
    expect(await screen.findByRole('heading', { name: 'Nobody is listed' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says when it cannot be read, and reads again', async () => {
    const api = open([circleOf(1)])
    api.on(circlesApi.list, refusing(500))
    await userEvent.click(await tab())
    expect(await screen.findByText(/^The people could not be loaded\./)).toBeVisible()
    circlesOf(api, [circleOf(1)])
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    await waitFor(async () => expect(await names()).toEqual(['Heron 1']))
  })

  it('is not asked for by a reader', async () => {
    const api = openCoach([], '?list=circles', adminApiAs('reader'))
    expect(await screen.findByRole('heading', { name: 'Not for readers' })).toBeVisible()
    expect(callsTo(api, '/api/admin/coach/circles')).toEqual([])
  })
})
