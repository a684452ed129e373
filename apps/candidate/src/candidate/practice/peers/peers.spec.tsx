import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import {
  criteriaOf,
  criterionName,
  interviewsApi,
  mocksApi,
  peersApi,
  type KnownComparison,
  type PeerHome,
  type PeerLevels,
  type ReviewsToGive,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildMockHome } from '../../../testing/mocks'
import { bodiesOf, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { ANSWER, buildGiven, buildPeerHome, buildShared, buildTaken, levelsAt } from '../../../testing/peers'
import { buildCandidatePlace } from '../../../testing/places'
import { Interviews } from '../../interviews/interviews'
import { AskReview } from './ask-review'

const ME = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })
const NOTHING: ReviewsToGive = { taken: [], waiting: [], given: [] }

function open(home: PeerHome | (() => never) = buildPeerHome(), give = NOTHING, shared = [buildShared()]) {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
  api.on(peersApi.card, typeof home === 'function' ? home : () => home)
  api.on(peersApi.toGive, () => give)
  api.on(peersApi.shared, () => ({ items: shared }))
  api.on(mocksApi.home, () => buildMockHome())
  openSection(<Interviews />, api, '?section=interviews&tab=others', ME)
  return api
}

/** As one who pastes: typing each letter says no more here. */
async function put(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.paste(text)
}

describe('With others', () => {
  beforeEach(() => localStorage.clear())

  it('is off at first, and is switched on with a name that tells nobody who one is', async () => {
    const api = open(buildPeerHome({ card: null }))
    expect(await screen.findByText('It is off')).toBeVisible()
    expect(api.calls.map(({ path }) => path)).not.toContain('/api/reviews-to-give')
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Switch it on' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Your card' }))
    await put(dialog.getByLabelText('Name'), 'me@people.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Helping others is for people of 18 or older.')).toBeVisible()
    expect(dialog.getByLabelText('Name')).toHaveAccessibleDescription(/Remove the address/)
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'PUT', '/api/peers/card')).toEqual([])
    await userEvent.click(dialog.getByLabelText('I am 18 or older.'))
    await put(dialog.getByLabelText('Name'), 'Quiet Heron')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Blockchain' }))
    api.on(peersApi.saveCard, () => buildPeerHome())
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodiesOf(api, 'PUT', '/api/peers/card')).toEqual([{ ...buildPeerHome().card, version: 0 }])
  })

  it('is not there in sample data', async () => {
    const demo = createFakeApi()
    demo.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
    openSection(<Interviews />, demo, '?section=interviews&tab=others')
    expect(await screen.findByText('With others, in your own profile')).toBeVisible()
    expect(demo.calls.map(({ path }) => path)).not.toContain('/api/peers/card')
  })

  it('says why somebody cannot take part yet', async () => {
    open(refusing(403, { code: 'PEERS_OFF', detail: 'An account helps others once it is 7 days old.' }))
    expect(await screen.findByText('An account helps others once it is 7 days old.')).toBeVisible()
  })

  it('tries again where it could not be loaded', async () => {
    const api = open(refusing(503))
    expect(await screen.findByText(/Helping could not be loaded/)).toBeVisible()
    api.on(peersApi.card, () => buildPeerHome({ card: null }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('It is off')).toBeVisible()
  })

  it('shows both reviews, their median beside practice, and says which was useful', async () => {
    const api = open()
    const table = await screen.findByRole('table', { name: 'The median of the reviews beside practice' })
    expect(within(table).getByRole('row', { name: 'Result 3 2.5' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    const review = within(screen.getByRole('region', { name: 'Review by Grey Fox' }))
    expect(review.getByText('I stopped the importer')).toBeVisible()
    api.on(peersApi.useful, () => buildShared())
    await userEvent.click(review.getByRole('button', { name: 'Useful' }))
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/shared-answers/shared-1/useful')).toEqual([
        { reviewId: 'review-1', useful: true },
      ]),
    )
    api.on(peersApi.block, () => undefined)
    await userEvent.click(review.getByRole('button', { name: 'Never meet this person again' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Never meet again' }),
    )
    await waitFor(() =>
      expect(api.calls.some(({ path }) => path === '/api/peers/blocks/review-1')).toBe(true),
    )
  })

  it('asks for levels, two quotes of the very text and one civil thing', async () => {
    const api = open(buildPeerHome(), { ...NOTHING, taken: [buildTaken()] }, [])
    await userEvent.click(await screen.findByRole('button', { name: /^Review: / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review: behavioural' }))
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send the review' }))
    await put(dialog.getByLabelText('Quote 1'), 'I stopped the importer')
    await put(dialog.getByLabelText('Quote 2'), 'nowhere in the answer')
    await put(dialog.getByLabelText('One thing to do next'), 'Look at https://x.example for it.')
    await send()
    expect(dialog.getByLabelText('Quote 2')).toHaveAccessibleDescription(/Quote the answer word for word\./)
    expect(dialog.getByLabelText('One thing to do next')).toHaveAccessibleDescription(/Remove the link/)
    expect(await axeViolations()).toEqual([])
    for (const id of criteriaOf('behavioural'))
      await userEvent.click(
        within(dialog.getByRole('group', { name: criterionName(id) })).getAllByRole(
          'radio',
        )[2] as HTMLElement,
      )
    await put(dialog.getByLabelText('Quote 2'), 'all rows were back')
    await put(dialog.getByLabelText('One thing to do next'), 'Say who noticed that it was mended.')
    api.on(peersApi.submit, () => ({ known: null }))
    await send()
    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/reviews-to-give/review-3/submit')).toEqual([
        {
          levels: criteriaOf('behavioural').map((id) => ({ id, level: 2 })),
          quotes: ['I stopped the importer', 'all rows were back'],
          thing: 'Say who noticed that it was mended.',
        },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('This was a known answer')).toBeNull()
  })

  it('says beforehand that some answers are known, and afterwards which one was', async () => {
    const api = open(buildPeerHome(), { ...NOTHING, taken: [buildTaken()] }, [])
    expect(await screen.findByText(/About one in 8 is a known answer/)).toHaveTextContent(
      /It reaches nobody and gives no TRYK/,
    )
    await userEvent.click(screen.getByRole('button', { name: /^Review: / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Review: behavioural' }))
    expect(dialog.getByText(/About one in 8 is of a known answer, which gives none/)).toBeVisible()
    const drawn = criteriaOf('behavioural').map((id, n) => ({ id, level: n % 5 }))
    for (const { id, level } of drawn)
      await userEvent.click(
        within(dialog.getByRole('group', { name: criterionName(id) })).getAllByRole('radio')[
          level
        ] as HTMLElement,
      )
    await put(dialog.getByLabelText('Quote 1'), 'I stopped the importer')
    await put(dialog.getByLabelText('Quote 2'), 'all rows were back')
    await put(dialog.getByLabelText('One thing to do next'), 'Say who noticed that it was mended.')
    const known = { levels: levelsAt(1), distance: 140, shift: 100 }
    api.on(peersApi.submit, () => ({ known }))
    api.on(peersApi.toGive, () => ({ ...NOTHING, given: [given(known, drawn)] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the review' }))
    const told = within(await screen.findByRole('dialog', { name: 'This was a known answer' }))
    expect(told.getByText(/1\.40 of a level from them on the mean\. You were 1\.00 kinder\./)).toBeVisible()
    const table = within(told.getByRole('table', { name: 'Your levels beside those of the raters' }))
    for (const { id, level } of drawn)
      expect(table.getByRole('row', { name: `${criterionName(id)} ${level} 1` })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(told.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const row = within(await screen.findByRole('list', { name: 'Reviews you gave, newest first' }))
    expect(row.getByText('Known answer')).toBeVisible()
    expect(row.getByText('You were 1.00 kinder.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it.each([
    [{ count: 0, shift: null }, /^0 known answers so far\. From 3 on you read here/],
    [{ count: 1, shift: null }, /^1 known answer so far\. From 3 on/],
    [{ count: 4, shift: 25 }, /^4 known answers so far\. You were 0\.25 kinder\.$/],
    [{ count: 9, shift: -110 }, /^9 known answers so far\. You were 1\.10 stricter\.$/],
    [{ count: 3, shift: 0 }, /You were neither kinder nor stricter\.$/],
  ])('tells somebody how kindly they mark once there is enough to say so: %j', async (known, text) => {
    open(buildPeerHome({ known }))
    expect(await screen.findByText(text)).toBeVisible()
  })
})

const given = (known: KnownComparison, levels: PeerLevels) =>
  buildGiven({ state: 'known', known, levels, thing: '', quotes: [] })

describe('Ask for a review', () => {
  it('shows the text with its placeholders, and shares what was read', async () => {
    const api = createFakeApi()
    api.on(peersApi.proposal, () => ({
      turnId: 'turn-1',
      type: 'behavioural',
      question: 'Tell me about a fault.',
      text: ANSWER,
      placeholders: [{ start: 2, end: 9, kind: 'name', as: '[name]' }],
      languages: ['English'],
      price: 10,
      balance: 40,
      freeLeft: 0,
    }))
    openSection(<AskReview turnId="turn-1" />, api, '', ME)
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a review' }))
    const text = await screen.findByLabelText('Text that others read')
    const dialog = within(screen.getByRole('dialog', { name: 'Ask for a review' }))
    expect(text).toHaveValue(ANSWER.replace('stopped', '[name]'))
    expect(dialog.getByText(/It costs 10 TRYK of your 40/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Share this text' }))
    expect(dialog.getByText('Read the text first, then say so.')).toBeVisible()
    await userEvent.click(dialog.getByLabelText(/I have read this text/))
    // What is changed afterwards has not been read.
    await userEvent.type(text, ' More.')
    expect(dialog.getByLabelText(/I have read this text/)).not.toBeChecked()
    await userEvent.click(dialog.getByLabelText(/I have read this text/))
    api.on(peersApi.share, () => buildShared({ state: 'open', reviews: [], median: null, given: 0 }))
    await userEvent.click(dialog.getByRole('button', { name: 'Share this text' }))
    expect(await screen.findByRole('dialog', { name: 'Your answer waits for reviews' })).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/shared-answers')).toMatchObject([
      { turnId: 'turn-1', text: `${ANSWER.replace('stopped', '[name]')} More.`, hasRead: true, price: 10 },
    ])
    expect(await axeViolations()).toEqual([])
  })
})
