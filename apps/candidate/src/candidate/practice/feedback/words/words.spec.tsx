import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  coachApi,
  MODEL_CONSENT_VERSION,
  modelApi,
  type ModelState,
  type ModelWords,
  type PracticeSession,
} from '@tryka/domain'
import { createFakeApi, FakeFailure } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf } from '../../../../testing/open-app'
import { openSection } from '../../../../testing/open-section'
import { buildJudged, buildSecond, buildSession, buildTurn, STORY } from '../../../../testing/practising'
import { Player } from '../../player'

const HOST = 'model.example.com'
const quote = 'I paused the bridge through the guardian key.'
const span = { start: STORY.indexOf(quote), end: STORY.indexOf(quote) + quote.length }
const AGREED: ModelState = {
  host: HOST,
  model: 'm',
  mayAgree: true,
  textVersion: MODEL_CONSENT_VERSION,
  consent: { givenAt: '2026-11-25T12:00:00.000Z' },
  left: { feedback: 19, conversation: 20 },
  packs: 0,
}
const STORED: ModelWords = {
  model: 'm',
  host: HOST,
  at: '2026-11-25T12:00:00.000Z',
  remarks: [{ criterion: 'action', text: 'Say who asked for the pause.', quote: span, level: 4 }],
}

/** A stream whose events are sent by hand. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
  })
  const send = (event: string, data: object) =>
    act(async () =>
      controller?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    )
  return { body, send, end: () => act(async () => controller?.close()) }
}

function open(state: ModelState, session: PracticeSession = buildSession([buildJudged(), buildSecond()])) {
  const api = createFakeApi()
  let now = state
  let words: ModelWords | null = null
  api.on(coachApi.show, () => session)
  api.on(coachApi.history, () => ({ attempts: [] }))
  api.on(modelApi.state, () => now)
  api.on(modelApi.words, () => ({ words }))
  api.on(modelApi.agree, () => (now = { ...AGREED }))
  const show = () => openSection(<Player />, api, '?section=interviews&session=session-1&turn=turn-1')
  return {
    api,
    show,
    has: (given: ModelWords) => void (words = given),
  }
}
const card = async () => within(await screen.findByRole('region', { name: 'Words by a model' }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('Words by a model', () => {
  beforeEach(() => localStorage.clear())

  it('are not spoken of where no model is set', async () => {
    const { api, show } = open({ ...AGREED, host: null, model: null, mayAgree: false, consent: null })
    show()
    await screen.findByRole('region', { name: 'What the answer says' })
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/api/coach/model')).toBe(true))
    expect(screen.queryByRole('region', { name: 'Words by a model' })).toBeNull()
  })

  it('wait for a yes to this host, and say what leaves', async () => {
    const { api, show } = open({ ...AGREED, consent: null })
    show()
    const asked = await card()
    expect(asked.getByText(HOST)).toBeVisible()
    expect(asked.getByText(/your answer, with placeholders/)).toBeVisible()
    expect(asked.getByText(/names of employers and schools/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Agree')
    expect(bodiesOf(api, 'PUT', /consent$/)).toEqual([{ textVersion: MODEL_CONSENT_VERSION, host: HOST }])
    expect(await (await card()).findByRole('button', { name: 'Ask the model' })).toBeVisible()
  })

  it('come sentence by sentence, with quotes of the answer and a level that counts nowhere', async () => {
    const { api, show } = open(AGREED)
    const { body, send } = stream()
    api.on(modelApi.stream, () => body)
    show()
    await press('Ask the model')
    const spoken = await card()
    await send('feedback', {})
    await send('words', {
      criterion: 'action',
      text: 'Say who asked for the pause.',
      quote: span,
      level: null,
    })
    expect(await spoken.findByText('Say who asked for the pause.')).toBeVisible()
    expect(spoken.getByText(quote)).toBeVisible()
    await send('words', { criterion: 'action', text: 'Say what it cost.', quote: null, level: 4 })
    await send('done', { engine: 'model', model: 'm', host: HOST, tokens: 700 })
    expect(await spoken.findByText('Say who asked for the pause. Say what it cost.')).toBeVisible()
    expect(spoken.getByText('It would say 4 of 4, the coach says 2. Only the coach’s counts.')).toBeVisible()
    expect(spoken.queryByRole('button')).toBeNull()
    // The number is ours, whatever was said.
    expect(screen.getByText('11 of 20, each counts the same')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('stop by a press, and nothing of them stays', async () => {
    const { api, show } = open(AGREED)
    const { body, send } = stream()
    api.on(modelApi.stream, () => body)
    show()
    await press('Ask the model')
    await send('words', { criterion: 'action', text: 'Half of it.', quote: null, level: 1 })
    await screen.findByText('Half of it.')
    await press('Stop')
    expect(await screen.findByText('Stopped. What it had said is not kept.')).toBeVisible()
    expect(screen.queryByText('Half of it.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Ask again' })).toHaveFocus()
  })

  it.each([
    ['time', 'The model did not answer in time.'],
    ['refused', 'Most of what the model wrote did not stand in your answer'],
    ['consent', 'You took your consent back.'],
  ])('that fall back (%s) leave the built-in ones, and say why', async (reason, text) => {
    const { api, show } = open(AGREED)
    const { body, send } = stream()
    api.on(modelApi.stream, () => body)
    show()
    await press('Ask the model')
    await send('words', { criterion: 'action', text: 'Half of it.', quote: null, level: 1 })
    await send('fallback', { reason })
    expect(await screen.findByRole('heading', { name: 'Built-in words from here' })).toBeVisible()
    expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible()
    expect(screen.queryByText('Half of it.')).toBeNull()
  })

  it('say that the connection was lost, and what the server refused', async () => {
    const { api, show } = open(AGREED)
    const { body, end } = stream()
    api.on(modelApi.stream, () => body)
    show()
    await press('Ask the model')
    await end()
    expect(await screen.findByText(/^The connection was lost/)).toBeVisible()
    api.on(modelApi.stream, () => {
      throw new FakeFailure(409, { detail: 'The model is answering to this already.' })
    })
    await press('Ask again')
    expect(await screen.findByText('The model is answering to this already.')).toBeVisible()
  })

  it('are spent for today', async () => {
    open({ ...AGREED, left: { feedback: 0, conversation: 3 } }).show()
    expect(await (await card()).findByText(/answers of today are used up/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Ask the model' })).toBeNull()
  })

  it('that were stored are shown without a call', async () => {
    const { api, show, has } = open(AGREED)
    has(STORED)
    show()
    expect(await screen.findByText('Say who asked for the pause.')).toBeVisible()
    expect(bodiesOf(api, 'POST', /words$/)).toEqual([])
  })

  it('come by themselves for an answer that was just handed in', async () => {
    const { api, show } = open(AGREED, buildSession([buildTurn()]))
    const { body, send } = stream()
    api.on(modelApi.stream, () => body)
    api.on(coachApi.answer, () => buildSession([buildJudged(), buildSecond()]))
    show()
    await userEvent.type(await screen.findByRole('textbox'), 'I paused it.')
    await press('Hand in answer')
    await screen.findByRole('button', { name: 'Stop' })
    await send('words', { criterion: 'action', text: 'Say who asked.', quote: null, level: 1 })
    expect(await screen.findByText('Say who asked.')).toBeVisible()
  })
})
