import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import {
  criteriaOf,
  criterionName,
  interviewsApi,
  mocksApi,
  peersApi,
  type Mock,
  type MockHome,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildMock, buildMockHome, buildMockLine, buildRequest } from '../../../testing/mocks'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildPeerHome } from '../../../testing/peers'
import { buildCandidatePlace } from '../../../testing/places'
import { Interviews } from '../../interviews/interviews'
import { Room } from './room'

const ME = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })

function openBox(home: MockHome) {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
  api.on(peersApi.card, () => buildPeerHome())
  api.on(peersApi.toGive, () => ({ taken: [], waiting: [], given: [] }))
  api.on(peersApi.shared, () => ({ items: [] }))
  api.on(mocksApi.home, () => home)
  openSection(<Interviews />, api, '?section=interviews&tab=others', ME)
  return api
}

function openRoom(mock: Mock) {
  const api = createFakeApi()
  api.on(mocksApi.show, () => mock)
  api.on(mocksApi.present, () => mock)
  openSection(<Room />, api, '?section=interviews&mock=mock-1', ME)
  return api
}

async function put(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.paste(text)
}

describe('Mock interviews', () => {
  beforeEach(() => localStorage.clear())

  it('are looked for with what one does, about what, and when', async () => {
    const api = openBox(buildMockHome())
    expect(await screen.findByText('No mock interview yet')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Look for somebody' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Look for somebody' }))
    await userEvent.click(dialog.getByRole('radio', { name: /^Be asked/ }))
    expect(dialog.getByText(/40 TRYK are put aside.*You have 50\./)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    api.on(mocksApi.ask, () => buildMockHome())
    await userEvent.click(dialog.getByRole('button', { name: 'Look' }))
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/peers/requests')).toEqual([
        {
          kind: 'ask',
          type: 'behavioural',
          language: 'English',
          hours: { days: [1, 2, 3, 4, 5], from: 18, to: 21 },
          price: 40,
        },
      ]),
    )
  })

  it('have a time once one chose some, with what is put aside said beforehand', async () => {
    const api = openBox(buildMockHome({ requests: [buildRequest()], mocks: [buildMockLine()] }))
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a time' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'A time with Grey Fox' }))
    expect(dialog.getByText(/20 TRYK are put aside/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    expect(dialog.getByText('Choose a time.')).toBeVisible()
    const [first] = dialog.getAllByRole('checkbox')
    if (first) await userEvent.click(first)
    expect(await axeViolations()).toEqual([])
    api.on(mocksApi.accept, () => buildMockHome())
    await userEvent.click(dialog.getByRole('button', { name: 'Agree' }))
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/peers/requests/request-1/accept')).toEqual([
        { times: ['2026-11-23T18:00:00.000Z'], deposit: 20 },
      ]),
    )
    expect(screen.getByRole('link', { name: 'To the room' })).toHaveAttribute(
      'href',
      expect.stringContaining('mock=mock-1'),
    )
  })
})

describe('The room', () => {
  beforeEach(() => localStorage.clear())

  it('gives whoever asks follow-ups, the words of the other one, and the way out', async () => {
    const api = openRoom(buildMock())
    expect(await screen.findByText('I moved the importer.')).toBeVisible()
    expect(screen.getByText('Grey Fox is here')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the call of the other one' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    expect(await axeViolations()).toEqual([])
    api.on(mocksApi.askNext, () => buildMock())
    await userEvent.click(screen.getByRole('button', { name: 'Ask: What came on the day?' }))
    await waitFor(() => expect(bodiesOf(api, 'POST', '/api/mocks/mock-1/ask')).toEqual([{ followUp: 0 }]))
    api.on(mocksApi.leave, () => buildMock({ state: 'left', by: 'me', part: null }))
    api.on(mocksApi.show, () => buildMock({ state: 'left', by: 'me', part: null }))
    await userEvent.click(screen.getByRole('button', { name: 'Leave now' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave now' }),
    )
    expect(await screen.findByText('You have left. It costs nothing.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Report' })).toBeVisible()
  })

  it('sends what one writes, and says why a link is not passed on', async () => {
    const { part } = buildMock()
    const api = openRoom(buildMock({ part: part && { ...part, isAsking: false, followUps: [] } }))
    const field = await screen.findByLabelText('Your answer, if you write')
    await put(field, 'Write to me at https://me.example')
    expect(field).toHaveAccessibleDescription(/Remove the link/)
    api.on(mocksApi.answer, () => buildMock())
    await put(field, 'I stopped the importer.')
    await waitFor(
      () =>
        expect(bodiesOf(api, 'POST', '/api/mocks/mock-1/answer')).toEqual([
          { n: 0, text: 'I stopped the importer.' },
        ]),
      { timeout: 4_000 },
    )
    expect(await axeViolations()).toEqual([])
  })

  it('says before it opens when it does, and takes a link', async () => {
    const api = openRoom(
      buildMock({ state: 'booked', part: null, liveAt: null, now: '2026-11-22T18:00:00.000Z', costs: 20 }),
    )
    await put(await screen.findByLabelText('Link of a call, if you like to talk'), 'http://call.example')
    await userEvent.click(screen.getByRole('button', { name: 'Save the link' }))
    expect(screen.getByText('Use a link that begins with https://.')).toBeVisible()
    expect(api.calls.map(({ path }) => path)).not.toContain('/api/mocks/mock-1/present')
    await userEvent.click(screen.getByRole('button', { name: 'Call it off' }))
    expect(within(await screen.findByRole('alertdialog')).getByText(/20 TRYK.*are lost/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('asks for levels, three reasons and one thing, and shows the other sheet once both are in', async () => {
    const ended = buildMock({ state: 'ended', part: null, isSheetDue: true })
    const api = openRoom(ended)
    const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await put(await screen.findByLabelText('Reason 1'), 'Too short.')
    await send()
    expect(screen.getByLabelText('Reason 1')).toHaveAccessibleDescription(/Use at least 8 words\./)
    for (const id of criteriaOf('behavioural'))
      await userEvent.click(
        within(screen.getByRole('group', { name: criterionName(id) })).getAllByRole(
          'radio',
        )[2] as HTMLElement,
      )
    const reasons = ['first', 'second', 'third'].map(
      (nth) => `The ${nth} answer said what was done and by whom.`,
    )
    for (const [index, reason] of reasons.entries())
      await put(screen.getByLabelText(`Reason ${index + 1}`), reason)
    await put(screen.getByLabelText('One thing to do next'), 'Say who noticed that it was mended.')
    const sheet = {
      tookPlace: true,
      help: 3,
      levels: criteriaOf('behavioural').map((id) => ({ id, level: 2 })),
      reasons,
      thing: 'Say who noticed that it was mended.',
    }
    const submittedAt = '2026-11-23T19:00:00.000Z'
    const done = buildMock({
      state: 'confirmed',
      part: null,
      sheet: { ...sheet, submittedAt },
      otherSheet: { ...sheet, thing: 'Wait a moment before you ask further.', submittedAt },
    })
    api.on(mocksApi.sheet, () => {
      api.on(mocksApi.show, () => done)
      return done
    })
    expect(await axeViolations()).toEqual([])
    await send()
    await waitFor(() => expect(bodiesOf(api, 'POST', '/api/mocks/mock-1/sheet')).toEqual([sheet]))
    expect(await screen.findByText('Wait a moment before you ask further.')).toBeVisible()
    expect(screen.getByText(/Both said that it took place and helped/)).toBeVisible()
  })

  it('tries again where it could not be opened', async () => {
    const api = createFakeApi()
    api.on(mocksApi.show, refusing(503))
    openSection(<Room />, api, '?section=interviews&mock=mock-1', ME)
    expect(await screen.findByText(/could not be opened/)).toBeVisible()
    api.on(mocksApi.show, () => buildMock({ state: 'cancelled', by: 'other', part: null }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('It was called off. You lose nothing.')).toBeVisible()
  })
})
