import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { accountApi, marketApi, overviewApi, placesApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildMarket, companyApiWith } from '../../testing/company'
import { candidateApiWith, openApp, refusing } from '../../testing/open-app'
import { buildCandidatePlace } from '../../testing/places'
import { buildOverview } from '../../testing/person'

const strip = async () => within(await screen.findByRole('region', { name: 'About this demo' }))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

function bothSides() {
  const api = companyApiWith()
  api.on(overviewApi.candidate, () => buildOverview())
  return api
}

describe('The demo', () => {
  beforeEach(() => localStorage.clear())

  it.each([
    ['/candidate-dashboard', 'Next interview', 'See the employer’s side', '/company-dashboard', 'demo-team'],
    ['/company-dashboard', 'Time to hire', 'See the candidate’s side', '/candidate-dashboard', 'demo'],
  ])('says at %s that nobody is real, and opens the other side', async (path, last, door, to, place) => {
    openApp(path, bothSides())
    await screen.findByRole('heading', { name: last })

    expect((await strip()).getByText('The people and companies here are invented.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click((await strip()).getByRole('link', { name: door }))

    await waitFor(() => expect(window.location.pathname).toBe(to))
    expect(window.location.search).toBe(`?section=overview&place=${place}`)
    await waitFor(() => expect(document.title).toBe('Overview · Sample · Tryka'))
  })

  it('is a demo for an account too', async () => {
    const api = bothSides()
    const user = { id: 'account-1', kind: 'registered', email: 'ada@tryka.example' }
    api.on(accountApi.open, () => ({ user, guestDays: 7 }))
    openApp('/candidate-dashboard', api)

    expect((await strip()).getByText('Sample data')).toBeVisible()
  })

  it('has a door in the account menu, by keys', async () => {
    openApp('/candidate-dashboard', bothSides())
    const menu = await screen.findByRole('button', { name: 'Account: Guest' })
    act(() => menu.focus())

    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Switch to employer’s side' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(window.location.pathname).toBe('/company-dashboard'))
    await press('Account: Guest')
    expect(await screen.findByRole('menuitem', { name: 'Switch to candidate’s side' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=overview&place=demo',
    )
  })

  it('begins anew after a question, and says so', async () => {
    const api = bothSides()
    api.on(marketApi.reset, () => buildMarket())
    openApp('/candidate-dashboard', api)
    await userEvent.click((await strip()).getByRole('button', { name: 'Reset' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/Your resumes stay\.$/)).toBeVisible()

    await userEvent.click(question.getByRole('button', { name: 'Reset sample data' }))

    expect(await screen.findByText('Both dashboards are as on the first day.')).toBeVisible()
    expect(api.calls.filter(({ path }) => path === '/api/demo/reset')).toHaveLength(1)
  })

  it('says when it could not begin anew', async () => {
    const api = bothSides()
    api.on(marketApi.reset, refusing(500))
    openApp('/company-dashboard', api)
    await userEvent.click((await strip()).getByRole('button', { name: 'Reset' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset sample data' }),
    )

    expect(await screen.findByRole('alert')).toHaveTextContent('The sample data could not be reset.')
  })

  it('is never said in the live market', async () => {
    const api = bothSides()
    api.on(placesApi.get, () => buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false }))
    openApp('/candidate-dashboard?place=me', api)

    await screen.findByRole('heading', { name: 'Next interview' })
    expect(screen.queryByRole('region', { name: 'About this demo' })).toBeNull()
    expect(document.title).toBe('Overview · Ananya Rao · Tryka')
  })

  it('tells a guest on either side, once, for how long the work is kept', async () => {
    openApp('/company-dashboard', bothSides())

    await press('Notifications, 2 unread')
    expect(await screen.findByText(/kept for 7 days without use/)).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
  })

  it('is what a candidate meets on every section', async () => {
    openApp('/candidate-dashboard?section=cv-builder', candidateApiWith())

    expect((await strip()).getByRole('link', { name: 'See the employer’s side' })).toBeVisible()
  })
})
