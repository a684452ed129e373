import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApplicationsApi, type CompanyApplicationCard } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import {
  boardOf,
  buildCard,
  buildDetail,
  companyApiWith,
  companyApplicationsOf,
  openCompany,
} from '../../../testing/company'
import { bodiesOf } from '../../../testing/open-app'

const NAMES = ['Priya Menon', 'Tomás Vidal', 'Sara Lindqvist']
const PEOPLE = NAMES.map((name, i) =>
  buildCard({
    id: `application-${i + 1}`,
    candidate: { id: `candidate-${i + 2}`, name, initials: 'XX', title: 'Solidity developer' },
  }),
)

/** The applications beside each other, of which each can be opened. */
function open(query: string, shown: readonly CompanyApplicationCard[] = PEOPLE, all = PEOPLE) {
  const api = companyApiWith()
  api.on(companyApplicationsApi.board, () => boardOf(shown))
  api.on(companyApplicationsApi.list, ({ query: asked }) =>
    asked.pageSize === '100'
      ? companyApplicationsOf(...all)
      : { ...companyApplicationsOf(...shown), total: all.length },
  )
  api.on(companyApplicationsApi.get, ({ params }) =>
    buildDetail(PEOPLE.find(({ id }) => id === params['id'])),
  )
  openCompany(`applications${query}`, api)
  return api
}

const panel = () => screen.findByRole('dialog')
const row = (name: string) => screen.findByRole('button', { name })
const shows = async (name: string, position: string) => {
  expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
  expect(await screen.findByText(position)).toBeVisible()
}

describe.each([
  ['beside the list', '&view=list', true],
  ['beside the board', '', true],
  ['over the list, where there is no room', '&view=list', false],
])('An application %s', (_where, query, isBeside) => {
  let restore = () => undefined as void
  beforeEach(() => {
    localStorage.clear()
    restore = stubMedia(...(isBeside ? ['1280px'] : []))
  })
  afterEach(() => restore())

  it('starts at its title, leads to the next and the one before, and closes to the row of who was shown', async () => {
    const api = open(query)
    await userEvent.click(await row('Priya Menon'))

    await shows('Priya Menon', '1 of 3')
    expect(screen.getByRole('heading', { level: 2, name: 'Priya Menon' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Previous person' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('j')
    await shows('Tomás Vidal', '2 of 3')
    await userEvent.click(screen.getByRole('button', { name: 'Next person' }))
    await shows('Sara Lindqvist', '3 of 3')
    expect(screen.getByRole('button', { name: 'Next person' })).toHaveFocus()
    await userEvent.keyboard('jk')
    await shows('Tomás Vidal', '2 of 3')
    expect(window.location.search).toContain('application=application-2')
    expect(await axeViolations()).toEqual([])

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await row('Tomás Vidal')).toHaveFocus()
    // Opening is seen by the candidate: only those who were shown were read.
    const read = api.calls.map(({ path }) => path.split('?')[0])
    expect(read.filter((path) => path === '/api/company/applications/application-3')).toHaveLength(1)
  })

  it('goes on with people who are not on the screen yet', async () => {
    const api = open(query, PEOPLE.slice(0, 2))
    if (!query)
      api.on(companyApplicationsApi.board, () => {
        const board = boardOf(PEOPLE.slice(0, 2))
        return {
          ...board,
          columns: board.columns.map((one) => (one.stage === 'applied' ? { ...one, total: 3 } : one)),
        }
      })
    await userEvent.click(await row('Tomás Vidal'))
    await shows('Tomás Vidal', '2 of 3')

    await userEvent.keyboard('j')

    await shows('Sara Lindqvist', '3 of 3')
  })

  it('keeps the order though somebody was moved on from it', async () => {
    const api = open(query)
    await userEvent.click(await row('Priya Menon'))
    await shows('Priya Menon', '1 of 3')
    const moved = { ...PEOPLE[0], stage: 'under_review', canStartReview: false } as CompanyApplicationCard
    api.on(companyApplicationsApi.startReview, () => buildDetail(moved))
    api.on(companyApplicationsApi.board, () => boardOf([moved, ...PEOPLE.slice(1)]))
    api.on(companyApplicationsApi.list, () => companyApplicationsOf(...PEOPLE.slice(1)))

    await userEvent.click(await screen.findByRole('button', { name: 'Start review' }))
    await screen.findByText('Review started')
    await userEvent.keyboard('j')

    await shows('Tomás Vidal', '2 of 3')
  })

  it('asks before the way to the next takes a note away', async () => {
    open(query)
    await userEvent.click(await row('Priya Menon'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'jk')
    await shows('Priya Menon', '1 of 3')

    await userEvent.click(screen.getByRole('button', { name: 'Next person' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
    expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue('jk')
    await userEvent.click(screen.getByRole('button', { name: 'Next person' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))

    await shows('Tomás Vidal', '2 of 3')
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('')
  })

  it('is worked by one key for each act, and gives back what nobody was told', async () => {
    const api = open(query)
    await userEvent.click(await row('Priya Menon'))
    await shows('Priya Menon', '1 of 3')
    await screen.findByRole('button', { name: 'Start review' })

    await userEvent.keyboard('s')
    expect(await screen.findByText(/^Priya Menon moves to Under Review\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Start review' })).toBeNull()
    await userEvent.keyboard('r')
    expect(await screen.findByText('Undo the last move first, or tell it now.')).toBeVisible()
    await userEvent.keyboard('e')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(screen.getByText(/^Priya Menon moves to Under Review\./)).toBeVisible()
    within(await panel())
      .getByRole('heading', { level: 2 })
      .focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(screen.queryByText(/^Priya Menon moves to/)).toBeNull())
    expect(bodiesOf(api, 'POST', /start-review/)).toEqual([])

    await userEvent.keyboard('r')
    expect(await screen.findByRole('dialog', { name: 'Reject Priya Menon' })).toBeVisible()
  })
})

describe('A row that has the focus', () => {
  let restore = () => undefined as void
  beforeEach(() => {
    localStorage.clear()
    restore = stubMedia('1280px')
  })
  afterEach(() => restore())

  it('is reached, chosen and worked by keys', async () => {
    const api = open('&view=list')
    api.on(companyApplicationsApi.startReview, () => buildDetail({ stage: 'under_review' }))
    await row('Priya Menon')

    await userEvent.keyboard('jj')
    expect(await row('Tomás Vidal')).toHaveFocus()
    await userEvent.keyboard('x')
    expect(screen.getByRole('checkbox', { name: 'Choose Tomás Vidal' })).toBeChecked()
    await userEvent.keyboard('s')
    expect(await screen.findByText(/^Tomás Vidal moves to Under Review\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Tell now' }))
    await screen.findByText('Review started')
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-2/start-review')).toHaveLength(1)
    await waitFor(async () => expect(await row('Tomás Vidal')).toHaveFocus())

    await userEvent.keyboard('p')
    expect(await screen.findByText(/^Screen passed: not for Tomás Vidal/)).toBeVisible()
  })

  it('on the board keeps the focus when its move is taken back', async () => {
    open('')
    await row('Priya Menon')
    await userEvent.keyboard('js')
    await screen.findByText(/^Priya Menon moves to Under Review\./)

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))

    await waitFor(async () => expect(await row('Priya Menon')).toHaveFocus())
  })
})
