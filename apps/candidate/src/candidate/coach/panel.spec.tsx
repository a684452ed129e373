import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  candidateApi,
  MODEL_CONSENT_VERSION,
  modelApi,
  talkApi,
  WORDED_BY,
  type CoachLine,
  type CoachMessage,
  type CoachThread,
} from '@tryka/domain'
import { createFakeApi, type FakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildProfile } from '../../testing/person'
import { CoachButton } from './coach-button'
import { Panel } from './panel'
import { useCoach } from './use-coach'

const AT = '2026-11-26T10:00:00.000Z'
const line = (over: Partial<CoachLine>): CoachLine => ({
  seq: 2,
  role: 'coach',
  text: 'This comes first.',
  intent: 'plan',
  facts: [],
  actions: [{ label: 'Open the plan', href: '/candidate-dashboard?section=interviews&plan=i1' }],
  at: AT,
  ...over,
})
const said = (text: string): CoachLine => line({ seq: 1, role: 'person', text, actions: [] })
const fact = {
  id: 'left',
  text: '2 of 6 things are open.',
  value: 2,
  unit: 'things',
  href: null,
  n: 6,
  asOf: AT,
}

function Shell() {
  const { isOpen } = useCoach()
  return (
    <>
      <CoachButton />
      {isOpen && <Panel />}
    </>
  )
}

/** A screen wide enough for the panel to stand beside the section, or not. */
function wide(isWide: boolean) {
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: isWide && query.includes('1280px'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })
}
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'))

function open(lines: CoachLine[] = [], query = '') {
  const api = createFakeApi()
  const thread = (all: CoachLine[]): CoachThread => ({ id: 't1', updatedAt: AT, lines: all })
  api.on(talkApi.today, () => ({
    things: [
      {
        id: 'plan',
        title: 'Kestrel Labs',
        note: 'Practise Rust',
        href: '/candidate-dashboard?section=interviews',
      },
    ],
    credits: 5,
  }))
  api.on(talkApi.threads, () => ({ items: lines.length ? [thread(lines)] : [] }))
  api.on(talkApi.open, () => thread([]))
  api.on(talkApi.tell, ({ body }) => thread([said((body as { text: string }).text), line({ facts: [fact] })]))
  api.on(talkApi.remove, () => undefined)
  api.on(candidateApi.profile, () => buildProfile({ country: 'IN' }))
  openSection(<Shell />, api, `?section=overview${query}`)
  return api
}
/** A model is set, and agreed to. */
const agreed = (api: FakeApi) =>
  api.on(modelApi.state, () => ({
    host: 'models.example',
    model: 'm1',
    mayAgree: true,
    textVersion: MODEL_CONSENT_VERSION,
    consent: { givenAt: AT },
    left: { feedback: 20, conversation: 19 },
    packs: 0,
  }))
const never = new Promise<never>(() => undefined)
async function ask(text: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ask the coach' }), `${text}{Enter}`)
  const log = within(await screen.findByRole('log'))
  expect(await log.findByText(text)).toBeVisible()
  return log
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('The coach', () => {
  it('opens beside the section, closes with Escape, and gives the focus back', async () => {
    wide(true)
    open()
    expect(screen.queryByRole('complementary')).toBeNull()
    await press('Coach')
    const panel = within(await screen.findByRole('complementary', { name: 'Coach' }))
    expect(panel.getByRole('heading', { name: 'Coach' })).toHaveFocus()
    expect(screen.getByTestId('address')).toHaveTextContent('coach=open')
    expect(await panel.findByRole('link', { name: /^Kestrel Labs/ })).toBeVisible()
    expect(panel.getByRole('link', { name: 'Practise one question' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(screen.getByRole('button', { name: 'Coach' })).toHaveFocus()
  })

  it('is a dialog where there is no room beside it', async () => {
    wide(false)
    open([], '&coach=open')
    expect(await screen.findByRole('dialog', { name: 'Coach' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByTestId('address')).not.toHaveTextContent('coach=')
  })

  it('answers with facts, when they were read, and one action, beside the job that is open', async () => {
    wide(true)
    const api = open([], '&coach=open&job=job-7')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ask the coach' }), 'plan it{Enter}')
    const log = within(await screen.findByRole('log'))
    expect(await log.findByText('2 of 6 things are open.')).toBeVisible()
    expect(log.getByText(/^From your own records, /)).toBeVisible()
    expect(log.getByRole('link', { name: 'Open the plan' })).toHaveAttribute(
      'href',
      expect.stringContaining('plan=i1'),
    )
    expect(bodiesOf(api, 'POST', /messages$/)).toEqual([{ text: 'plan it', posting: 'job-7' }])
    expect(screen.getByRole('textbox', { name: 'Ask the coach' })).toHaveValue('')
    await press('delete it now')
    expect(await screen.findByRole('button', { name: 'What can you do?' })).toBeVisible()
  })

  it('closes for today where somebody may be in danger and wants to stop', async () => {
    wide(true)
    const practice = '/candidate-dashboard?section=interviews&tab=practice'
    const actions = [{ label: 'Go on practising', href: practice }]
    open([said(''), line({ intent: 'distress', text: 'This is not a counsellor.', actions })], '&coach=open')
    expect(await screen.findByRole('link', { name: 'Go on practising' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=practice'),
    )
    await press('Stop for today')
    expect(screen.queryByText('This is not a counsellor.')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Coach' })).toHaveFocus()
  })

  it('says what a button says, and shows where to turn to who may be in danger', async () => {
    wide(true)
    const calm = line({ intent: 'distress', text: 'This is not a counsellor.', actions: [] })
    const which = line({ actions: [{ label: 'Who saw my profile?', say: 'Who saw my profile?' }], seq: 4 })
    const api = open([said(''), calm, which], '&coach=open')
    expect(await screen.findByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
    await press('Who saw my profile?')
    await waitFor(() => expect(bodiesOf(api, 'POST', /messages$/)).toEqual([{ text: 'Who saw my profile?' }]))
  })

  it('begins anew where the talk was deleted in the meantime, and loses no word', async () => {
    wide(true)
    const api = open([said('hello'), line({})], '&coach=open')
    let isGone = true
    api.on(talkApi.tell, () => {
      if (isGone) {
        isGone = false
        return refusing(404)()
      }
      return { id: 't2', updatedAt: AT, lines: [said('plan it'), line({ text: 'Anew.' })] }
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ask the coach' }), 'plan it{Enter}')
    expect(await screen.findByText('Anew.')).toBeVisible()
    expect(bodiesOf(api, 'POST', /messages$/)).toEqual([{ text: 'plan it' }, { text: 'plan it' }])
  })

  it('says which model worded an answer, where one did', async () => {
    wide(true)
    const by = { ...fact, id: WORDED_BY, text: 'Worded by m1 at models.example.', value: null }
    const api = open([said('goal'), line({ intent: 'goal', facts: [fact, by] })], '')
    agreed(api)
    await press('Coach')
    const panel = within(await screen.findByRole('complementary', { name: 'Coach' }))
    expect(await panel.findByText('Built in, worded by a model')).toBeVisible()
    expect(await panel.findByText(/Worded by m1 at models\.example\.$/)).toBeVisible()
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).not.toContain(by.text)
  })

  it('stops a model that words an answer: the built-in sentence stands in its place', async () => {
    wide(true)
    const api = open([said('goal'), line({})], '')
    const plain = line({ seq: 4, text: 'It is not reached yet.' })
    agreed(api)
    api.on(talkApi.tell, ({ body }) => {
      const { text, engine } = body as CoachMessage
      const lines = [said('goal'), line({}), { ...said(text), seq: 3 }, plain]
      return engine === 'built-in' ? { id: 't1', updatedAt: AT, lines } : never
    })
    await press('Coach')
    await screen.findByText('Built in, worded by a model')
    const log = await ask('my goal')
    expect(log.getByText('A model words the answer.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await press('Stop')
    expect(await log.findByText(plain.text)).toBeVisible()
    expect(log.getAllByText('my goal')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
    const text = 'my goal'
    expect(bodiesOf(api, 'POST', /messages$/)).toEqual([{ text }, { text, engine: 'built-in' }])
    expect(screen.getByRole('textbox', { name: 'Ask the coach' })).toHaveFocus()
    expect(screen.getByRole('textbox', { name: 'Ask the coach' })).toHaveValue('')
  })

  it('asks nothing twice where the answer came in the moment of stopping', async () => {
    wide(true)
    const api = open([], '')
    agreed(api)
    api.on(talkApi.tell, () => never)
    await press('Coach')
    await screen.findByText('Built in, worded by a model')
    const log = await ask('my goal')
    const lines = [said('my goal'), line({ text: 'It had come.' })]
    api.on(talkApi.threads, () => ({ items: [{ id: 't1', updatedAt: AT, lines }] }))
    await press('Stop')
    expect(await log.findByText('It had come.')).toBeVisible()
    expect(bodiesOf(api, 'POST', /messages$/)).toHaveLength(1)
  })

  it('has nothing to stop where no model is agreed to: what was asked stands there until it is answered', async () => {
    wide(true)
    const api = open([], '&coach=open')
    api.on(talkApi.tell, () => never)
    await ask('my goal')
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  })

  it('can be read again when it could not be loaded', async () => {
    wide(true)
    const api = open([], '')
    api.on(talkApi.threads, refusing(500))
    await press('Coach')
    expect(await screen.findByText(/^The talk could not be loaded/)).toBeVisible()
    api.on(talkApi.threads, () => ({ items: [] }))
    await press('Retry')
    expect(await screen.findByRole('button', { name: 'What can you do?' })).toBeVisible()
  })
})
