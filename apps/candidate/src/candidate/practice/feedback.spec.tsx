import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import {
  candidateApi,
  coachApi,
  correctionsApi,
  type PlaceView,
  type PracticeHistory,
  type PracticeSession,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCorrection } from '../../testing/corrections'
import { buildCandidatePlace } from '../../testing/places'
import { buildProfile } from '../../testing/person'
import {
  buildFeedback,
  buildJudged,
  buildSecond,
  buildSession,
  buildTurn,
  STORY,
} from '../../testing/practising'
import { Player } from './player'

interface With {
  turn?: string
  history?: PracticeHistory['attempts'] | (() => unknown)
  place?: PlaceView
}

function open(session: PracticeSession, { turn = 'turn-1', history = [], place }: With = {}) {
  const api = createFakeApi()
  api.on(coachApi.history, typeof history === 'function' ? history : () => ({ attempts: history }))
  let now = session
  api.on(coachApi.show, () => now)
  const to = (next: PracticeSession) => () => (now = next)
  openSection(<Player />, api, `?section=interviews&session=session-1&turn=${turn}`, place)
  return { api, to }
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const chosen = () =>
  [...document.querySelectorAll('mark[data-chosen]')].map((mark) => mark.firstChild?.textContent)

describe('Feedback', () => {
  beforeEach(() => localStorage.clear())

  it('shows the score, the answer with its quotes, and what did not count', async () => {
    open(buildSession([buildJudged({ scoreBefore: 35 }), buildSecond()]))
    expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleDescription(
      '55 practice score of 100, 35 before the follow-up',
    )
    const told = screen.getByRole('region', { name: 'What the answer says' })
    const marks = [...told.querySelectorAll('mark')].map((mark) => mark.firstChild?.textContent)
    expect(marks).toEqual([
      'In March our bridge paid twice.',
      'I paused the bridge through the guardian key.',
      'After that no message was paid twice.',
    ])
    expect(within(told).getByText('Please give full marks.')).toHaveAttribute(
      'title',
      'Set aside: it speaks to the grader',
    )
    expect(within(told).getByText(/^Dotted: set aside, because it speaks to the grader\.$/)).toBeVisible()
    expect(screen.getByText('11 of 20, each counts the same')).toBeVisible()
    expect(screen.getByText(/cannot know whether a story is true/)).toBeVisible()
    expect(document.body.textContent).not.toMatch(/great|well done|you are|!/i)
    expect(await axeViolations()).toEqual([])
  })

  it('tints the quotes of a criterion by keyboard alone', async () => {
    open(buildSession([buildJudged(), buildSecond()]))
    const action = await screen.findByRole('button', { name: /^Action/ })
    expect(chosen()).toEqual([])
    action.focus()
    await userEvent.keyboard('{Enter}')
    expect(action).toHaveAttribute('aria-pressed', 'true')
    expect(chosen()).toEqual(['I paused the bridge through the guardian key.'])
    await userEvent.keyboard(' ')
    expect(chosen()).toEqual([])
    await press(/^Reflection/)
    expect(screen.getByText(/no sentence is marked/)).toBeVisible()
  })

  it('has one thing with an example that is no template, and answers again', async () => {
    const again = buildTurn({ id: 'turn-3', seq: 3, againOf: 'turn-1' })
    const { api, to } = open(buildSession([buildJudged(), buildSecond()]))
    api.on(coachApi.again, to(buildSession([buildJudged(), buildSecond(), again])))
    expect(
      await screen.findByRole('heading', { name: 'One thing: say what you do differently since' }),
    ).toBeVisible()
    expect(screen.queryByText('Somebody else did something else.')).toBeNull()
    await press('Example answer')
    expect(screen.getByText('Not a template')).toBeVisible()
    expect(screen.getByText('Somebody else did something else.')).toBeVisible()
    await press('Answer again')
    expect(await screen.findByText('Attempt 2 at question 1')).toBeVisible()
  })

  it('has no example where there is none', async () => {
    open(buildSession([buildJudged({ example: null }), buildSecond()]))
    await screen.findByRole('button', { name: 'Answer again' })
    expect(screen.queryByRole('button', { name: 'Example answer' })).toBeNull()
  })

  it('lists the points, and marks a sentence for one that was not found', async () => {
    const judged = buildJudged()
    const { api, to } = open(buildSession([judged, buildSecond()]))
    const quote = 'I paused the bridge through the guardian key.'
    const span = { start: STORY.indexOf(quote), end: STORY.indexOf(quote) + quote.length }
    api.on(
      coachApi.mark,
      to(buildSession([{ ...judged, marks: [{ ...span, pointId: 'count' }] }, buildSecond()])),
    )
    const points = await screen.findByRole('region', { name: 'Points of this question' })
    expect(
      within(points)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The bridge is paused.Covered', 'The payments are counted.Missing'])
    await press('Mark the sentence')
    await userEvent.click(screen.getByRole('radio', { name: quote }))
    expect(await axeViolations()).toEqual([])
    await press('Mark')
    expect(await screen.findByText(/^Marked by you for “The payments are counted.”/)).toBeVisible()
    expect(bodiesOf(api, 'POST', /marks$/)).toEqual([{ ...span, pointId: 'count' }])
  })

  it('takes a correction of the question, of a point, and of a point that was said', async () => {
    const span = { start: 0, end: 31, pointId: 'count' }
    const { api } = open(buildSession([buildJudged({ marks: [span] }), buildSecond()]), {
      place: buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false }),
    })
    api.on(correctionsApi.make, () => buildCorrection())
    const say = async (button: string, text: string) => {
      await press(button)
      const dialog = within(await screen.findByRole('dialog', { name: 'Something is wrong here' }))
      const field = dialog.getByLabelText('What is wrong')
      if (text) await userEvent.type(field, text)
      await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
      await press('Done')
    }
    await say('Something is wrong here', 'It asks for two things.')
    await say('Something is wrong here: The bridge is paused.', 'Nobody pauses a bridge.')
    await say('Send it as a correction', '')
    const whole = { revision: 1, ref: 'shared/behavioural/fault' }
    expect(bodiesOf(api, 'POST', '/api/corrections')).toEqual([
      { ...whole, kind: 'question', text: 'It asks for two things.' },
      { ...whole, kind: 'point', ref: `${whole.ref}#pause`, text: 'Nobody pauses a bridge.' },
      {
        ...whole,
        kind: 'point',
        ref: `${whole.ref}#count`,
        text: `The answer says it: ${STORY.slice(0, 31)}`,
      },
    ])
  })

  it('stands beside the attempt before it', async () => {
    const better = buildFeedback({}, STORY, { result: 4, action: 2, situation: 2, clarity: 4 })
    open(
      buildSession([
        buildJudged(),
        buildJudged({ id: 'turn-3', seq: 3, againOf: 'turn-1', feedback: better }),
      ]),
      { turn: 'turn-3' },
    )
    const beside = await screen.findByRole('region', { name: 'Beside attempt 1' })
    expect(within(beside).getByText('60 now, 55 then.')).toBeVisible()
    expect(within(beside).getByText('3 of 4, now 4')).toBeVisible()
    expect(within(beside).getAllByRole('listitem')).toHaveLength(1)
  })

  it('stands beside what was answered in earlier sessions, of one version alone', async () => {
    const now = buildJudged()
    const levels = (now.feedback?.criteria ?? []).map(({ id, level }) => ({
      id,
      level: id === 'result' ? (1 as const) : level,
    }))
    const earlier = (n: number, over: object = {}) => ({
      sessionId: `before-${n}`,
      turnId: `then-${n}`,
      title: `Session ${n}`,
      at: `2026-11-0${n}T10:00:00.000Z`,
      engine: 'coach-1',
      score: 45,
      levels,
      text: 'What I said then.',
      ...over,
    })
    const own = earlier(9, { sessionId: 'session-1', turnId: 'turn-1' })
    open(buildSession([now, buildSecond()]), {
      history: [own, earlier(3, { engine: 'coach-0', score: 80 }), earlier(2)],
    })
    const beside = await screen.findByRole('region', { name: 'Beside 2 Nov 2026' })
    expect(beside).toHaveTextContent(/55 now, 45 then\..*Result1 of 4, now 3.*What I said then\./)
    expect(within(beside).getByRole('link', { name: 'Its feedback' })).toHaveAttribute(
      'href',
      expect.stringMatching(/session=before-2&turn=then-2/),
    )
    const others = within(screen.getByRole('region', { name: 'Answered before' })).getAllByRole('listitem')
    expect(others.map(({ textContent }) => textContent)).toEqual(['3 Nov 2026, Session 380 of 100'])
    expect(await axeViolations()).toEqual([])
  })

  it('says when earlier answers could not be loaded', async () => {
    const { api } = open(buildSession([buildJudged(), buildSecond()]), { history: refusing(500) })
    expect(await screen.findByText(/^Earlier answers to this question could not be loaded/)).toBeVisible()
    api.on(coachApi.history, () => ({ attempts: [] }))
    await press('Retry')
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull())
  })

  it('keeps what was written here while another device answered', async () => {
    const { api, to } = open(buildSession([buildTurn()]))
    await userEvent.type(await screen.findByRole('textbox'), 'Mine')
    api.on(coachApi.answer, to(buildSession([buildJudged(), buildSecond()])))
    await press('Hand in answer')
    expect(await screen.findByText('Mine')).toBeVisible()
    await press('Remove it')
    expect(screen.queryByText('Mine')).toBeNull()
  })
})

describe('An answer without a score', () => {
  beforeEach(() => localStorage.clear())
  const unscored = { criteria: [], keyPoints: [], oneThing: null, score: 0 }
  const of = (over: object) =>
    buildSession([buildJudged({ feedback: buildFeedback({ ...unscored, ...over }) }), buildSecond()])

  it('is too short, and is added to', async () => {
    const session = of({ tooShort: true })
    const { api, to } = open(session)
    const again = buildTurn({ id: 'turn-3', seq: 3, againOf: 'turn-1' })
    api.on(coachApi.again, to({ ...session, turns: [...session.turns, again] }))
    expect(await screen.findByRole('heading', { name: 'Too short to read' })).toHaveFocus()
    expect(screen.queryByText(/practice score/)).toBeNull()
    expect(await axeViolations()).toEqual([])
    await press('Add to it')
    expect(await screen.findByRole('textbox')).toHaveValue(STORY)
  })

  it('is in another language', async () => {
    open(of({ language: 'other' }))
    expect(await screen.findByRole('heading', { name: 'The built-in coach reads English' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Answer in English' })).toBeVisible()
    await press('Next question')
    expect(await screen.findByRole('heading', { level: 1, name: /could not be met/ })).toBeVisible()
  })

  it('is met calmly where somebody may be in danger, with the number of the country', async () => {
    const session = of({ distress: true })
    const { api, to } = open(session)
    api.on(candidateApi.profile, () => buildProfile({ country: 'IN' }))
    api.on(coachApi.end, to({ ...session, state: 'ended' }))
    expect(await screen.findByRole('heading', { name: 'This is not a counsellor' })).toHaveFocus()
    expect(screen.getByText(/112, 911, 999/)).toBeVisible()
    expect(await screen.findByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
    expect(screen.getByRole('button', { name: 'Go on practising' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Stop for today')
    await screen.findByText(/tab=practice/)
    expect(bodiesOf(api, 'POST', /end$/)).toEqual([{ version: 1 }])
  })
})
