import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  challengeApi,
  creditsApi,
  learningApi,
  modelApi,
  type Challenge,
  type CreditLedger,
  type ModelState,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildLearning, buildLedger } from '../../../testing/person'
import { Learning } from '../learning'

const OFFER = {
  key: 'criterion:q:result',
  text: 'Raise Result to “specific”',
  about: 'Tell me about a fault in production.',
  to: { kind: 'practice' as const, sessionId: 'session-1' },
}
const OTHER = { ...OFFER, key: 'criterion:q:clarity', text: 'Raise Clarity to “present”' }
const CHALLENGE: Challenge = {
  week: '2025-01-06',
  endsAt: '2025-01-13T00:00:00.000Z',
  amount: 50,
  state: 'open',
  offers: [OFFER, OTHER],
  chosen: null,
  canSwap: false,
  done: 0,
  of: 0,
  version: null,
}
const CHOSEN: Challenge = {
  ...CHALLENGE,
  state: 'chosen',
  chosen: OFFER.key,
  canSwap: true,
  of: 1,
  version: 1,
}
const MODEL: ModelState = {
  host: null,
  model: null,
  mayAgree: false,
  textVersion: 1,
  consent: null,
  left: { feedback: 20, conversation: 20 },
  packs: 0,
}

function open(over: Partial<CreditLedger> = {}, query = '?section=learning&tab=tryk', challenge = CHALLENGE) {
  const api = createFakeApi()
  api.on(learningApi.get, () => buildLearning())
  api.on(challengeApi.show, () => challenge)
  api.on(modelApi.state, () => MODEL)
  api.on(creditsApi.ledger, () => buildLedger(over))
  openSection(<Learning />, api, query)
  return api
}
const TERMS = 'Points for your own record. They cannot be bought, sold, sent or paid out.'

describe('The ledger of TRYK', () => {
  it('is a tab of Learning Paths that the keyboard reaches', async () => {
    const api = open({}, '?section=learning')
    await userEvent.click(screen.getByRole('tab', { name: 'My path' }))
    await userEvent.keyboard('{End}')
    expect(await screen.findByText('1,050 TRYK')).toBeVisible()
    expect(screen.getByTestId('address')).toHaveTextContent('tab=tryk')
    expect(api.calls.filter(({ path }) => path.startsWith('/api/credits'))).toHaveLength(1)
  })

  it('says the balance, what points are, and every row with what there was after it', async () => {
    open()
    expect(await screen.findByText('1,050 TRYK')).toBeVisible()
    expect(screen.getByText(TERMS)).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'TRYK ledger with running balance' }))
    const rows = table.getAllByRole('row').map((row) => row.textContent)
    expect(rows).toEqual([
      'DayForTRYKBalance',
      '7 Jan 2025Finished an assessmentSQL, whatever the result+501,050',
      '6 Jan 2025ReversedThe path was paid twice on 5 Jan−1001,000',
    ])
    expect(screen.getByText('1 to 20 of 45')).toBeVisible()
    expect(screen.getByRole('link', { name: '50 of 200' })).toHaveAttribute(
      'href',
      expect.stringMatching(/tab=tryk&of=day/),
    )
    expect(screen.getByRole('link', { name: '110 of 500' })).toBeVisible()
    expect(screen.getByRole('link', { name: '2 of 5' })).toHaveAttribute(
      'href',
      expect.stringContaining('of=module'),
    )
    // Nobody can help anybody yet.
    expect(screen.queryByText('Mock interviews')).not.toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Given today' })).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('Never: passing, rank, money')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Finished an assessment' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Something is wrong here' })).toHaveAttribute(
      'href',
      expect.stringContaining('/contact'),
    )
    expect(screen.queryByText('Sample')).not.toBeInTheDocument()
    expect(await axeViolations()).toEqual([])
  })

  it('goes on page by page', async () => {
    const api = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
    expect(screen.getByTestId('address')).toHaveTextContent('page=2')
    expect(api.calls.map(({ path }) => path)).toContain('/api/credits?page=2')
  })

  it('marks what is invented, and offers nobody to complain to about it', async () => {
    open({ isSample: true })
    expect(await screen.findByText('Sample')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Something is wrong here' })).not.toBeInTheDocument()
  })

  it('says what the first row will be for while there is none', async () => {
    open({ items: [], total: 0, balance: 0, today: { given: 0, most: 200 } })
    expect(await screen.findByText('No TRYK yet')).toBeVisible()
    expect(screen.getByText('0 TRYK')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('shows the rows that a number is the sum of, and every row again', async () => {
    const api = open({ total: 2, sum: 20 }, '?section=learning&tab=tryk&of=module')
    expect(await screen.findByRole('heading', { name: 'Modules, this week' })).toBeVisible()
    expect(screen.getByText('2 rows, +20 TRYK')).toBeVisible()
    expect(api.calls.map(({ path }) => path)).toContain('/api/credits?page=1&of=module')
    await userEvent.click(screen.getByRole('button', { name: 'Show every row' }))
    expect(screen.getByTestId('address')).not.toHaveTextContent('of=')
    expect(await screen.findByRole('heading', { name: 'Every row, newest first' })).toBeVisible()
  })

  it('tells apart what is put aside, with its end', async () => {
    const endsAt = '2025-01-20T12:00:00.000Z'
    open({ held: [{ id: 'h', amount: 20, reason: 'Deposit held', note: 'Mock interview', endsAt }] })
    expect(await screen.findByRole('link', { name: '20 held' })).toHaveAttribute(
      'href',
      expect.stringContaining('of=held'),
    )
    expect(screen.getByText('Mock interview, until 20 Jan 2025 at the latest')).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(creditsApi.ledger, refusing(500))
    api.on(challengeApi.show, () => CHALLENGE)
    api.on(modelApi.state, () => MODEL)
    openSection(<Learning />, api, '?section=learning&tab=tryk')
    expect(await screen.findByText(/^Your TRYK could not be loaded/)).toBeVisible()
    api.on(creditsApi.ledger, () => buildLedger())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1,050 TRYK')).toBeVisible()
  })
})

describe('The challenge of the week', () => {
  it('is chosen from what is offered, by the keyboard as well', async () => {
    const api = open()
    api.on(challengeApi.choose, () => CHOSEN)
    const choose = await screen.findByRole('button', { name: `Choose: ${OFFER.text}` })
    api.on(challengeApi.show, () => CHOSEN)
    choose.focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('Until Sun 12 Jan. One swap left.')).toBeVisible()
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'choose',
      offer: OFFER.key,
    })
    expect(screen.getByRole('link', { name: 'Answer it again' })).toHaveAttribute(
      'href',
      expect.stringContaining('session=session-1'),
    )
  })

  it('is swapped once', async () => {
    const api = open({}, undefined, CHOSEN)
    await userEvent.click(await screen.findByRole('button', { name: 'Swap' }))
    expect(screen.queryByRole('button', { name: `Choose: ${OFFER.text}` })).not.toBeInTheDocument()
    const swapped: Challenge = { ...CHOSEN, chosen: OTHER.key, canSwap: false, version: 2 }
    api.on(challengeApi.choose, () => swapped)
    api.on(challengeApi.show, () => swapped)
    await userEvent.click(screen.getByRole('button', { name: `Choose: ${OTHER.text}` }))
    expect(await screen.findByText(OTHER.text)).toBeVisible()
    expect(await screen.findByText('Until Sun 12 Jan.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Swap' })).not.toBeInTheDocument()
  })

  it.each([
    [{ kind: 'module', moduleId: 'sql/joins' }, 1, 'Read it', 'module=sql%2Fjoins', null],
    [{ kind: 'review' }, 4, 'Review cards', 'tab=review', '2 of 4 days'],
    [{ kind: 'learning' }, 90, 'My path', 'section=learning', '2 of 90 minutes'],
  ] as const)(
    'leads to where it is done, and says how far it is: %j',
    async (to, of, label, address, far) => {
      const offer = { ...OFFER, to }
      open({}, undefined, { ...CHOSEN, offers: [offer, OTHER], of, done: of > 1 ? 2 : 0 })
      expect(await screen.findByRole('link', { name: label })).toHaveAttribute(
        'href',
        expect.stringContaining(address),
      )
      if (far) expect(screen.getByText(far)).toBeVisible()
      expect(await axeViolations()).toEqual([])
    },
  )

  it('says when it is met, and where to begin while nothing is offered', async () => {
    open({}, undefined, { ...CHOSEN, state: 'met', canSwap: false, done: 1 })
    expect(await screen.findByText('Met. The next is offered on Monday.')).toBeVisible()
    cleanup()
    open({}, undefined, { ...CHALLENGE, offers: [] })
    expect(await screen.findByText(/^Challenges are made of what you practise and learn/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })
})

describe('What TRYK is for', () => {
  const SELLING: ModelState = {
    ...MODEL,
    host: 'model.example',
    model: 'm',
    consent: { givenAt: CHALLENGE.endsAt },
  }

  it('is nothing where no model is set, and more answers where one is agreed to', async () => {
    open()
    expect(await screen.findByText(/^Nothing is sold on this server/)).toBeVisible()
    cleanup()
    const api = open()
    api.on(modelApi.state, () => SELLING)
    api.on(creditsApi.modelPack, () => ({ balance: 1_030, packs: 1 }))
    await userEvent.click(await screen.findByRole('button', { name: 'Get 10 more for 20 TRYK' }))
    expect(await screen.findByText('10 more answers today')).toBeVisible()
  })

  it('is not sold twice too often, nor for a sample, nor for what is not there', async () => {
    const sold = () => screen.queryByRole('button', { name: /^Get 10 more/ })
    const cases: [Partial<CreditLedger>, ModelState][] = [
      [{}, { ...SELLING, packs: 2 }],
      [{ isSample: true }, SELLING],
      [{ balance: 10 }, SELLING],
      [{}, { ...SELLING, consent: null }],
    ]
    for (const [over, state] of cases) {
      open(over).on(modelApi.state, () => state)
      expect(await screen.findByText(/^10 more answers of the language model today: 20/)).toBeVisible()
      expect(sold()).not.toBeInTheDocument()
      cleanup()
    }
  })
})
