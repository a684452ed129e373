import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { coachApi, interviewsApi, type PracticeList, type PracticeProgress } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import {
  buildChoices,
  buildPracticeList,
  buildPracticeRow,
  buildTypeProgress,
} from '../../../testing/practice-rows'
import { Interviews } from '../../interviews/interviews'
import { formatListDate } from '../../../base/format/format'

const LATER = buildPracticeRow({
  id: 'session-2',
  title: 'Blockchain, behavioural',
  state: 'open',
  score: null,
  answered: 2,
  mode: 'spoken',
  weakest: null,
  isSample: true,
})

function open(
  over: Partial<PracticeList> | (() => unknown) = {},
  types: PracticeProgress['types'] = [],
  query = '',
) {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
  api.on(coachApi.choices, () => buildChoices())
  api.on(coachApi.list, typeof over === 'function' ? over : () => buildPracticeList(over))
  api.on(coachApi.progress, () => ({ engine: 'coach-1', types }))
  openSection(<Interviews />, api, `?section=interviews&tab=practice${query}`)
  return api
}

/** As a row of a list says it. */
const DAY = formatListDate('2026-11-20T12:00:00.000Z')

describe('Practice', () => {
  it('is a tab of Interviews that the keyboard reaches', async () => {
    open()
    await userEvent.click(await screen.findByRole('tab', { name: 'Practice' }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(await screen.findByRole('heading', { name: 'No interview planned' })).toBeVisible()
    expect(screen.getByTestId('address')).not.toHaveTextContent('tab=')
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('table', { name: 'Practice sessions, newest first' })).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('tab=practice')
    expect(screen.getByRole('tab', { name: 'With others' })).toBeVisible()
  })

  it('lists sessions with their score, their weakest part, and the way on', async () => {
    open({ items: [LATER, buildPracticeRow()], total: 2 })
    const table = within(await screen.findByRole('table', { name: 'Practice sessions, newest first' }))
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'SessionWhenWeakestPractice score',
      `Blockchain, behavioural2 of 5 answered, spokenSample${DAY}–Go on`,
      `Kestrel Labs, Technical interview5 questions, typed${DAY}Checking70 of 100`,
    ])
    const way = (name: string) => table.getByRole('link', { name }).getAttribute('href')
    expect(way('Go on: Blockchain, behavioural')).toMatch(/section=interviews&session=session-2/)
    expect(way('Kestrel Labs, Technical interview')).toMatch(/section=interviews&session=session-1/)
    expect(screen.getByRole('region', { name: 'Best training score' })).toHaveTextContent(
      '75 of 100, 17 Nov 2026',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('says how a best score comes about while there is none', async () => {
    open({ best: null })
    expect(await screen.findByText('None yet: it takes 3 answers in one session.')).toBeVisible()
  })

  it('goes on page by page', async () => {
    const api = open({ total: 45 })
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    expect(screen.getByTestId('address')).toHaveTextContent('page=2')
    expect(api.calls.map(({ path }) => path)).toContain('/api/practice/sessions?page=2')
  })

  it('deletes a session after asking, and keeps the focus in the list', async () => {
    let items = [buildPracticeRow(), LATER]
    const api = open(() => buildPracticeList({ items, total: items.length }))
    api.on(coachApi.remove, ({ params }) => {
      items = items.filter(({ id }) => id !== params['id'])
    })
    const button = await screen.findByRole('button', { name: `Delete Blockchain, behavioural, ${DAY}` })
    await userEvent.click(button)
    const asked = within(
      await screen.findByRole('alertdialog', { name: 'Delete “Blockchain, behavioural”?' }),
    )
    await userEvent.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(items).toHaveLength(2)

    await userEvent.click(button)
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    )
    expect(await screen.findByText('Session deleted')).toBeVisible()
    await waitFor(() => expect(button).not.toBeInTheDocument())
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/practice/sessions/session-2',
    ])
    await waitFor(() =>
      expect(document.activeElement).toContainElement(screen.getByText('Kestrel Labs, Technical interview')),
    )
    expect(document.activeElement).not.toBe(document.body)
  })

  it('leads back from a page that has become empty', async () => {
    open({ items: [], total: 20, page: 2 }, [], '&page=2')
    await userEvent.click(await screen.findByRole('button', { name: 'First page' }))
    expect(screen.getByTestId('address')).not.toHaveTextContent('page=')
  })

  it('says what it is while there is none, and starts', async () => {
    open({ items: [], total: 0, best: null })
    const empty = (await screen.findByRole('heading', { name: 'No practice yet' }))
      .parentElement as HTMLElement
    expect(await axeViolations()).toEqual([])
    await userEvent.click(within(empty).getByRole('button', { name: 'Practise' }))
    expect(await screen.findByRole('dialog', { name: 'Practise' })).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = open(refusing(500))
    expect(await screen.findByText(/^Your practice could not be loaded/)).toBeVisible()
    api.on(coachApi.list, () => buildPracticeList())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Kestrel Labs, Technical interview')).toBeVisible()
  })
})

describe('Progress', () => {
  const card = async () => screen.findByRole('region', { name: /levels 0 to 4$/i })

  it('draws the last six sessions of a type, and says what rose and what is lowest', async () => {
    // The first of seven is not drawn.
    const sessions = [[40], [10, 20], [10, 20], [20, 30], [20, 30], [25, 30], [30, 30]]
    const tenths = sessions.map((levels) => [...levels, ...[0, 0, 0].map((_, at) => (at === 1 ? 5 : 30))])
    open({}, [buildTypeProgress('behavioural', tenths)])
    const region = within(await card())
    expect(region.getByRole('heading')).toHaveTextContent('Last 6 sessions, levels 0 to 4')
    expect(region.getByRole('img', { name: 'Result: 1, 1, 2, 2, 2.5, 3' })).toBeVisible()
    expect(
      region.getByText('Result rose from 1 to 3. Reflection is the lowest. Aim at: Something learned.'),
    ).toBeVisible()
    expect(region.getByText(/^Judged by engine coach-1\. Scores of two versions/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('draws no line under three sessions, and says so', async () => {
    open({}, [buildTypeProgress('technical', [[10], [20, 20, 20, 20, 20]])])
    const region = within(await card())
    expect(region.queryByRole('img')).toBeNull()
    expect(region.getByText('There is a line from 3 sessions of this type on; 2 are there.')).toBeVisible()
    expect(region.getAllByText('2')).toHaveLength(5)
  })

  it('never joins what another version judged, and says how many there are', async () => {
    const api = open({}, [buildTypeProgress('technical', [], 2)])
    const region = within(await card())
    expect(region.queryByText('Correctness')).toBeNull()
    expect(region.getByText(/^2 sessions were judged by another version and are not here\./)).toBeVisible()
    // Two calls: the server judges some at a time.
    const answers = [
      { judged: 1, left: 1 },
      { judged: 1, left: 0 },
    ]
    api.on(coachApi.judgeAgain, () => answers.shift())
    await userEvent.click(region.getByRole('button', { name: 'Judge again' }))
    expect(await screen.findByText('2 sessions judged again')).toBeVisible()
    expect(answers).toEqual([])
  })

  it('shows one type at a time, at first the one that was practised most', async () => {
    const many = [[10], [20], [30]]
    open({}, [buildTypeProgress('behavioural', [[10]]), buildTypeProgress('culture', many)])
    expect(within(await card()).getByText('Fit')).toBeVisible()
    await userEvent.click(screen.getByRole('combobox', { name: 'Interview type' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Behavioural' }))
    expect(within(await card()).getByText('Situation')).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('type=behavioural')
  })
})
