import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { learningApi, reviewApi, type Review, type ReviewAnswered } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { openSection } from '../../../testing/open-section'
import { buildLearning } from '../../../testing/person'
import { Learning } from '../learning'

const ABOUT = { id: 'card-1', source: 'check' as const, title: 'Grouping', about: 'SQL from the Ground Up' }
const REVIEW: Review = {
  day: '2025-01-08',
  perDay: 20,
  done: 0,
  left: 20,
  again: 0,
  due: 64,
  cards: 70,
  card: {
    ...ABOUT,
    task: { seed: 's1', kind: 'numeric', stem: 'How many rows are left?', answerHint: 'A whole number' },
    hint: 'Count the groups.',
    isAgain: false,
    lastDay: '2025-01-02',
  },
  nextDay: '2025-01-09',
  paused: [],
}
const OVER: Review = { ...REVIEW, done: 20, left: 0, card: null }
const answered = (isRight: boolean, over: Partial<ReviewAnswered> = {}): ReviewAnswered => ({
  verdict: { isRight, right: ['4'], why: 'Four groups have more than one row.' },
  due: isRight ? '2025-02-08' : null,
  canEase: isRight,
  review: OVER,
  ...over,
})

function open(review: Review, answer = answered(true)) {
  const api = createFakeApi()
  let now = review
  api.on(learningApi.get, () => buildLearning())
  api.on(reviewApi.show, () => now)
  api.on(reviewApi.answer, () => {
    now = answer.review
    return answer
  })
  api.on(reviewApi.change, () => now)
  openSection(<Learning />, api, '?section=learning&tab=review')
  return api
}
const lastOf = (api: ReturnType<typeof open>, method: string) =>
  api.calls.findLast((call) => call.method === method)

describe('The review', () => {
  it('is answered by the keyboard alone: asked, a hint, right, too easy, over', async () => {
    const api = open(REVIEW)
    expect(await screen.findByRole('heading', { name: 'How many rows are left?' })).toHaveFocus()
    expect(screen.getByText('20 of 64 today')).toBeVisible()
    expect(screen.queryByText('Count the groups.')).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Give an answer, or press I don’t know.')).toBeVisible()
    await userEvent.keyboard('4')
    screen.getByRole('button', { name: 'Show a hint' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Count the groups.')).toBeVisible()
    screen.getByRole('button', { name: 'Answer' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Right' })).toHaveFocus()
    expect(lastOf(api, 'POST')?.body).toMatchObject({ seed: 's1', answer: { text: '4' }, hint: true })
    expect(screen.getByText(/comes again on .*8 Feb/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Too easy' }))
    await waitFor(() => expect(lastOf(api, 'PATCH')?.body).toEqual({ action: 'easy' }))
    expect(await screen.findByText('20 cards done today')).toBeVisible()
    expect(screen.getByText('44 cards more can wait. They are no debt.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says of what was wrong what is right, and that it comes again', async () => {
    const api = open(REVIEW, answered(false, { review: { ...OVER, done: 1, again: 1, card: REVIEW.card } }))
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t know' }))
    expect(await screen.findByText('You did not know')).toBeVisible()
    expect(lastOf(api, 'POST')?.body).toMatchObject({ answer: null, hint: false })
    expect(screen.getByText('This card comes again at the end of this review.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Too easy' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Next card' }))
    expect(await screen.findByRole('heading', { name: 'How many rows are left?' })).toBeVisible()
  })

  it('says the next day when none is due, and goes on with a paused card', async () => {
    const api = open({ ...OVER, done: 0, due: 0, cards: 1, paused: [ABOUT] })
    expect(await screen.findByText('No card is due today')).toBeVisible()
    expect(screen.getByText(/The next card is due on .*9 Jan/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Go on: Grouping' }))
    await waitFor(() => expect(lastOf(api, 'PATCH')?.body).toEqual({ action: 'resume' }))
  })

  it('asks a point of practice in one’s own words', async () => {
    const card = REVIEW.card && { ...REVIEW.card, source: 'point' as const, hint: null }
    const api = open({
      ...REVIEW,
      card: card && { ...card, task: { seed: 's2', kind: 'short', stem: 'Who else may call it?' } },
    })
    await userEvent.type(await screen.findByLabelText('Your answer, in a sentence'), 'The callee.')
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(lastOf(api, 'POST')?.body).toMatchObject({ answer: { said: 'The callee.' } }))
  })
})
