import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { coachApi, type PracticeSession } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildJudged, buildSecond, buildSession, buildTurn, STORY } from '../../testing/practising'
import { installRecogniser } from '../../testing/recogniser'
import { Player } from './player'

const ADDRESS = '?section=interviews&session=session-1'
const DRAFT = '/api/practice/turns/turn-1/draft'
const ANSWER = '/api/practice/turns/turn-1/answer'

function serve(session: PracticeSession) {
  const api = createFakeApi()
  const server = { now: session }
  const to = (next: PracticeSession) => () => (server.now = next)
  api.on(coachApi.show, () => server.now)
  api.on(coachApi.draft, ({ body }) => {
    const { text } = body as { text: string }
    const [turn, ...rest] = server.now.turns
    return (server.now = {
      ...server.now,
      turns: [{ ...(turn ?? buildTurn()), draft: text, version: 2 }, ...rest],
    })
  })
  return { api, server, to }
}
const open = (session: PracticeSession, query = '') => {
  const served = serve(session)
  const view = openSection(<Player />, served.api, ADDRESS + query)
  return { ...served, view }
}
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }))
const field = () => screen.findByRole('textbox')
const followed = buildTurn({
  state: 'answered',
  answer: STORY,
  followUp: { criterion: 'reflection', text: 'What do you do differently since?' },
  version: 2,
})

describe('The practice player', () => {
  beforeEach(() => localStorage.clear())

  it('has a soft timer where that was asked for: one line, and nothing is taken away', async () => {
    jest.useFakeTimers()
    try {
      open(buildSession([buildTurn()], { timer: 'soft' }))
      await act(() => jest.advanceTimersByTimeAsync(1_000))
      expect(screen.getByText('Soft timer, about 4 minutes')).toBeVisible()
      expect(screen.queryByText(/is over/)).toBeNull()
      await act(() => jest.advanceTimersByTimeAsync(240_000))
      expect(screen.getByText(/^The usual time for this question is over\./)).toBeVisible()
      expect(screen.getByRole('textbox')).toBeEnabled()
    } finally {
      jest.useRealTimers()
    }
  })

  it('stands alone, and its question has the focus', async () => {
    const api = candidateApiWith()
    api.on(coachApi.show, () => buildSession())
    openApp(`/candidate-dashboard${ADDRESS}`, api)
    const stem = await screen.findByRole('heading', { level: 1, name: /a fault that was yours/ })
    expect(stem).toHaveFocus()
    expect(stem).toHaveAccessibleDescription(/^Question 1 of 3 Behavioural about 4 minutes/)
    expect(document.title).toBe('Question 1, practice · Sample · Tryka')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('button', { name: /Speak|Hear/ })).toBeNull()
    expect(await screen.findByText(/cannot recognise speech on this device/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('counts words, keeps them at once here and within five seconds on the server', async () => {
    jest.useFakeTimers()
    const { api } = open(buildSession())
    fireEvent.change(await field(), { target: { value: 'I paused the bridge' } })
    expect(screen.getByText('4 words. 60 to 350 is the usual length.')).toBeVisible()
    expect(JSON.stringify(localStorage)).toContain('I paused the bridge')
    expect(bodiesOf(api, 'PUT', DRAFT)).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(bodiesOf(api, 'PUT', DRAFT)).toEqual([{ text: 'I paused the bridge', version: 1 }])
    expect(screen.getByText('Saved just now')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(12_000))
    expect(screen.getByText('Saved 10 s ago')).toBeVisible()
    expect(bodiesOf(api, 'PUT', DRAFT)).toHaveLength(1)
    jest.useRealTimers()
  })

  it('keeps what is written over a reload, and tries again when the server does not answer', async () => {
    jest.useFakeTimers()
    const { api, view } = open(buildSession())
    api.on(coachApi.draft, () => {
      throw new FakeFailure(503)
    })
    fireEvent.change(await field(), { target: { value: 'Not saved there' } })
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(screen.getByText('Kept on this device')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(5_000))
    expect(bodiesOf(api, 'PUT', DRAFT)).toHaveLength(2)
    view.unmount()
    openSection(<Player />, api, ADDRESS)
    expect(await field()).toHaveValue('Not saved there')
    jest.useRealTimers()
  })

  it('says that another device is ahead, and loses neither text', async () => {
    const { api, server } = open(buildSession())
    await userEvent.type(await field(), 'Written here')
    const theirs = buildSession([buildTurn({ draft: 'Written there, and more', version: 2 })])
    api.on(coachApi.draft, () => {
      server.now = theirs
      throw new FakeFailure(409, { code: 'STALE', detail: 'Newer.' })
    })
    fireEvent(window, new Event('online'))
    const ahead = await screen.findByRole('region', { name: 'You wrote on another device' })
    expect(within(ahead).getByText(/newer, with 4 words/)).toBeVisible()
    expect(await field()).toHaveValue('Written here')
    await press('Show both')
    expect(within(ahead).getByText('Written there, and more')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Use the newer one')
    expect(await field()).toHaveValue('Written there, and more')
    expect(screen.getByText('Written here')).toBeVisible()
    await press('Swap the two')
    expect(await field()).toHaveValue('Written here')
  })

  it('hands in once, however often it is pressed, then asks the follow-up and shows what was said', async () => {
    const { api, to } = open(buildSession())
    const judged = buildSession([
      buildJudged({ answer: 'I did it.', followUp: followed.followUp, followAnswer: 'Since then I count.' }),
      buildSecond(),
    ])
    api.on(coachApi.answer, to(buildSession([{ ...followed, answer: 'I did it.' }])))
    api.on(coachApi.followUp, to(judged))
    await press('Hand in answer')
    expect(await screen.findByText('Write an answer first.')).toBeVisible()
    expect(await field()).toHaveFocus()
    await userEvent.type(await field(), 'I did it.')
    const button = screen.getByRole('button', { name: 'Hand in answer' })
    act(() => {
      button.click()
      button.click()
    })
    expect(await screen.findByRole('heading', { level: 1, name: /differently since/ })).toHaveFocus()
    expect(bodiesOf(api, 'POST', ANSWER)).toEqual([
      { text: 'I did it.', seconds: expect.any(Number), spoken: false },
    ])
    expect(screen.getByText('aimed at: Reflection')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.type(await field(), 'Since then I count.')
    await press('Hand in')
    expect(await screen.findByRole('heading', { name: 'What the answer says' })).toBeVisible()
    expect(localStorage).toHaveLength(0)
    // Reload and Back find the feedback; on from it leads to the next question.
    expect(screen.getByTestId('address')).toHaveTextContent('turn=turn-1')
    await press('Next question')
    expect(await screen.findByRole('heading', { level: 1, name: /could not be met/ })).toBeVisible()
    act(() => window.history.back())
    expect(await screen.findByRole('heading', { name: 'What the answer says' })).toBeVisible()
  })

  it('declines a follow-up, and skips a question without a score', async () => {
    const { api, to } = open(buildSession([followed]))
    api.on(coachApi.followUp, to(buildSession([buildJudged(), buildSecond()])))
    api.on(
      coachApi.skip,
      to(buildSession([buildJudged(), buildSecond({ state: 'skipped' })], { state: 'ended', score: 55 })),
    )
    await press('Decline')
    await press('Next question')
    expect(bodiesOf(api, 'POST', /follow-up$/)).toEqual([{ text: null }])
    expect(screen.getByText('Skipped questions are not scored.')).toBeVisible()
    await press('Skip')
    expect(await screen.findByRole('heading', { level: 1, name: 'Kestrel Labs, technical' })).toHaveFocus()
  })

  it('answers what is asked back', async () => {
    const turn = buildTurn()
    const clarify = [{ ask: 'How many users?', answer: 'Ten thousand.' }]
    open(buildSession([{ ...turn, question: { ...turn.question, clarify } }]))
    await press('Ask something back')
    expect(screen.queryByText('Ten thousand.')).toBeNull()
    await press('How many users?')
    expect(screen.getByText('Ten thousand.')).toHaveAttribute('role', 'status')
  })

  it('holds feedback until the end, and goes straight on', async () => {
    const { api, to } = open(buildSession([buildTurn()], { feedback: 'end' }))
    api.on(
      coachApi.answer,
      to(buildSession([buildTurn({ state: 'judged', answer: 'Done.' }), buildSecond()], { feedback: 'end' })),
    )
    await userEvent.type(await field(), 'Done.')
    await press('Hand in answer')
    expect(await screen.findByRole('heading', { level: 1, name: /could not be met/ })).toHaveFocus()
  })

  it('ends at any time, and sums up', async () => {
    const summary = {
      answered: 1,
      skipped: 0,
      levels: [{ type: 'behavioural' as const, criterion: 'result' as const, tenths: 30 }],
      best: { turnId: 'turn-1', criterion: 'result' as const, text: 'After that no message was paid twice.' },
      next: {
        criterion: 'reflection' as const,
        text: 'Say what you do differently since. So far: nothing.',
        ask: 'Where?',
      },
    }
    const { api, to } = open(buildSession([buildJudged(), buildSecond()]))
    api.on(
      coachApi.end,
      to(buildSession([buildJudged(), buildSecond()], { state: 'ended', score: 55, summary })),
    )
    await press('End')
    expect(await screen.findByRole('dialog', { name: 'End this practice?' })).toBeVisible()
    await press('End practice')
    expect(await screen.findByText('55')).toBeVisible()
    expect(
      screen.getByRole('heading', {
        name: 'One thing for the next session: say what you do differently since',
      }),
    ).toBeVisible()
    expect(screen.getByText('After that no message was paid twice.')).toBeVisible()
    expect(screen.getByText('3.0 of 4')).toBeVisible()
    expect(screen.getByText('not answered')).toBeVisible()
    await waitFor(async () => expect(await axeViolations()).toEqual([]))
    await press('Feedback on question 1')
    expect(await screen.findByRole('heading', { name: 'What the answer says' })).toBeVisible()
  })

  it('says that it could not be opened, with a way out', async () => {
    const api = createFakeApi()
    api.on(coachApi.show, () => {
      throw new FakeFailure(404, { detail: 'Gone.' })
    })
    openSection(<Player />, api, ADDRESS)
    expect(await screen.findByText(/could not be opened/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'To the practice' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=practice'),
    )
  })
})

describe('Speaking an answer', () => {
  let browser: ReturnType<typeof installRecogniser>
  beforeEach(() => localStorage.clear())
  afterEach(() => browser.remove())

  it('has no button and never starts where sound could leave the device', async () => {
    browser = installRecogniser({ local: false })
    open(buildSession([buildTurn()], { mode: 'spoken' }))
    expect(await screen.findByText(/cannot recognise speech on this device/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Speak|Install/ })).toBeNull()
    expect(browser.log).toEqual([])
  })

  it('writes what is heard behind what stands there, and says that it was spoken', async () => {
    browser = installRecogniser()
    const { api, to } = open(buildSession())
    api.on(coachApi.answer, to(buildSession([followed])))
    await userEvent.type(await field(), 'First typed.')
    const clock = jest.spyOn(Date, 'now')
    const begun = Date.now()
    clock.mockReturnValue(begun)
    await press('Speak instead')
    expect(browser.log.at(-1)).toBe('start, processLocally true')
    act(() => browser.now().say('Then I spoke', '(and more)'))
    expect(await field()).toHaveValue('First typed. Then I spoke')
    expect(screen.getByTestId('interim')).toHaveTextContent('and more')
    clock.mockReturnValue(begun + 30_000)
    await press('Stop listening')
    expect(await field()).toHaveValue('First typed. Then I spoke and more')
    clock.mockRestore()
    await press('Hand in answer')
    await screen.findByText('aimed at: Reflection')
    expect(bodiesOf(api, 'POST', ANSWER)).toEqual([
      { text: 'First typed. Then I spoke and more', seconds: 30, spoken: true },
    ])
  })

  it('is installed by a press alone', async () => {
    browser = installRecogniser({ availability: 'downloadable' })
    open(buildSession())
    await screen.findByRole('button', { name: 'Install speech for this browser' })
    expect(browser.log.filter((line) => !line.startsWith('available'))).toEqual([])
    await press('Install speech for this browser')
    expect(await screen.findByRole('button', { name: 'Speak instead' })).toBeVisible()
  })
})
