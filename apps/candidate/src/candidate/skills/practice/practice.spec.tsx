import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { practiceApi, type PracticeRound, type PracticeVerdict } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { buildPractice } from '../../../testing/assessments'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { Practice } from './practice'

const PATH = '/api/tracks/sql/practice'
const WHY = 'A `JOIN` keeps rows with a match.'

interface Given {
  seed: string
  answers: { seq: number; answer: object | null }[]
}
const verdict = (seq: number, isRight: boolean, right = ['42']): PracticeVerdict => ({
  seq,
  isRight,
  right,
  why: WHY,
})

/** A round whose first task asks for a query. */
const withCode: PracticeRound = {
  ...buildPractice(),
  tasks: buildPractice().tasks.map((task) =>
    task.seq === 1
      ? {
          seq: 1,
          kind: 'code-sql',
          topic: 'Joins',
          stem: 'Show each order.',
          visibleTests: [{ name: 'two', text: 'orders\nid' }],
        }
      : task,
  ),
}

/** Each draw is the next round; an answer is right from the third task on. */
function open(rounds: PracticeRound[] = [buildPractice()], query = '&practice=sql') {
  const api = createFakeApi()
  let drawn = 0
  api.on(practiceApi.draw, () => rounds[drawn++] ?? rounds[0])
  api.on(practiceApi.answer, ({ body }) => ({
    items: (body as Given).answers.map(({ seq, answer }) =>
      verdict(seq, answer !== null && seq > 2, seq < 4 ? ['No row', 'Rows without a match'] : ['42']),
    ),
  }))
  openSection(<Practice />, api, `?section=skills${query}`)
  return api
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const at = (text: RegExp) =>
  screen.findByText((_, element) => text.test(element?.textContent ?? '') && element?.tagName === 'P')

describe('Practising', () => {
  beforeEach(() => localStorage.clear())

  it('stands alone, without the frame of the dashboard, and is there for a guest', async () => {
    const api = candidateApiWith()
    api.on(practiceApi.draw, () => buildPractice())
    openApp('/candidate-dashboard?section=skills&practice=sql', api)
    expect(await screen.findByRole('heading', { level: 1, name: /^First 1/ })).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.getByText('Practice counts for nothing and is stored nowhere.')).toBeVisible()
  })

  it('shows a task as an assessment does, then what is right and why', async () => {
    const api = open()
    expect(await screen.findByRole('heading', { level: 1, name: /^First 1/ })).toHaveFocus()
    expect(await at(/^Task 1 of 6$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Leave practice' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&track=sql&place=demo',
    )
    expect(await axeViolations()).toEqual([])

    await press('Answer')
    expect(await screen.findByText('Give an answer, or press I don’t know.')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Every row of orders' })).toHaveFocus())
    expect(bodiesOf(api, 'POST', PATH)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Every row of orders' }))
    await press('Answer')

    expect(await screen.findByRole('heading', { name: 'Not right' })).toHaveFocus()
    expect(screen.getByText('Right answer').parentElement).toHaveTextContent(/No row.*Rows without a match/)
    expect(screen.getByText('Why').parentElement).toHaveTextContent('A JOIN keeps rows with a match.')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'POST', PATH)).toEqual([
      { seed: 'seed of First', answers: [{ seq: 1, answer: { chosen: ['a1'] } }] },
    ])
  })

  it('goes through every kind by keyboard alone, sums up, and draws another six', async () => {
    const api = open([buildPractice(), buildPractice('Second')])
    const next = async (seq: number) => {
      await userEvent.tab()
      expect(screen.getByRole('button', { name: seq === 6 ? 'See all six' : 'Next task' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    for (let seq = 1; seq <= 6; seq++) {
      expect(
        await screen.findByRole('heading', { level: 1, name: new RegExp(`^First ${seq}`) }),
      ).toHaveFocus()
      if (seq === 3) {
        screen.getByRole('button', { name: 'Reorder Rows without a match' }).focus()
        await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
        screen.getByRole('button', { name: 'Answer' }).focus()
        await userEvent.keyboard('{Enter}')
      } else if (seq > 3) {
        screen.getByLabelText('Your answer').focus()
        await userEvent.keyboard('42{Enter}')
      } else {
        screen.getByRole('button', { name: 'I don’t know' }).focus()
        await userEvent.keyboard('{Enter}')
      }
      const title = seq < 3 ? 'You did not know' : 'Right'
      expect(await screen.findByRole('heading', { level: 2, name: title })).toHaveFocus()
      await next(seq)
    }

    expect(await screen.findByRole('heading', { level: 1, name: '4 of 6 right' })).toHaveFocus()
    expect(screen.getByText('Task 1, Joins: not right')).toBeVisible()
    expect(screen.getByText('Task 6, Joins: right')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'POST', PATH)).toHaveLength(6)
    expect(bodiesOf(api, 'POST', PATH)[2]).toMatchObject({
      answers: [{ answer: { chosen: ['c3', 'a1', 'b2'] } }],
    })
    expect(localStorage).toHaveLength(0)

    await press('Another six')
    expect(await screen.findByRole('heading', { level: 1, name: /^Second 1/ })).toHaveFocus()
    expect(bodiesOf(api, 'GET', PATH)).toHaveLength(2)
  })

  it('takes code, tried on its case, and tells how it did with one right way', async () => {
    const api = open([withCode])
    const left = 59
    api.on(practiceApi.run, () => ({ tests: [{ name: 'two', passed: true, output: 'id' }], left }))
    const tests = [
      { name: 'none', passed: true },
      { name: 'NULL in it', passed: false },
    ]
    api.on(practiceApi.answer, () => ({
      items: [{ ...verdict(1, false, ['SELECT id\nFROM orders']), tests }],
    }))
    await userEvent.type(await screen.findByLabelText('Your code'), 'SELECT ida')
    await press('Run')
    expect(await screen.findByText('1 of 1 passed')).toBeVisible()
    expect(screen.getByText('two').parentElement).toHaveTextContent(/^two ?Passed/)
    expect(screen.queryByText(/runs are left/)).toBeNull()
    expect(bodiesOf(api, 'POST', `${PATH}/runs`)).toEqual([
      { seed: 'seed of First', seq: 1, code: 'SELECT ida' },
    ])
    expect(await axeViolations()).toEqual([])

    await press('Answer')
    expect(await screen.findByRole('heading', { name: 'Not right' })).toHaveFocus()
    expect(screen.getByText('What it was graded by').parentElement).toHaveTextContent(
      /1 of 2 passed.*none ?Passed.*NULL in it ?Failed/,
    )
    expect(screen.getByRole('group', { name: 'Your answer' })).toHaveTextContent('SELECT ida')
    expect(screen.getByRole('group', { name: 'One right way' })).toHaveTextContent('SELECT id FROM orders')
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'POST', PATH)).toEqual([
      { seed: 'seed of First', answers: [{ seq: 1, answer: { code: 'SELECT ida' } }] },
    ])
  })

  it('says that a lot of code was run, and keeps what was written', async () => {
    const api = open([withCode])
    const detail = 'You have run a lot of code here. Tasks without code go on; run more later.'
    const refused = refusing(429, { code: 'PRACTICE_LIMIT', detail })
    api.on(practiceApi.run, refused)
    api.on(practiceApi.answer, refused)
    const field = await screen.findByLabelText('Your code')
    await userEvent.type(field, 'SELECT 1')
    await press('Run')
    expect(await screen.findByText(detail)).toBeVisible()
    await press('Answer')
    expect(await screen.findAllByText(detail)).toHaveLength(2)
    expect(field).toHaveValue('SELECT 1')
  })

  it('keeps an answer that could not be checked', async () => {
    const api = open()
    api.on(practiceApi.answer, refusing(500))
    await userEvent.click(await screen.findByRole('radio', { name: 'No row' }))
    await press('Answer')
    expect(await screen.findByText('The answer could not be checked. Try again.')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'No row' })).toBeChecked()
    expect(await axeViolations()).toEqual([])
  })

  it('draws anew where the tasks were changed meanwhile', async () => {
    const api = open([buildPractice(), buildPractice('Second')])
    api.on(practiceApi.answer, refusing(409, { code: 'PRACTICE_OVER', detail: 'They are no longer here.' }))
    await press('I don’t know')
    expect(await screen.findByRole('heading', { name: 'These tasks were changed' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Another six')
    expect(await screen.findByRole('heading', { level: 1, name: /^Second 1/ })).toBeVisible()
  })

  it('says where there is none', async () => {
    open([], '&practice=cobol')
    expect(await screen.findByRole('heading', { name: 'No practice here' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it.each([
    [404, 'No practice here'],
    [500, 'The practice tasks could not be loaded. Check your connection, then try again.'],
  ])('says so, or tries again, after %d', async (status, said) => {
    const api = createFakeApi()
    api.on(practiceApi.draw, refusing(status))
    openSection(<Practice />, api, '?section=skills&practice=sql')
    expect(await screen.findByText(said)).toBeVisible()
    if (status === 404) return
    api.on(practiceApi.draw, () => buildPractice())
    await press('Retry')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^First 1/))
  })
})
