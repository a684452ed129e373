import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { creditsApi, learningApi, type CreditLedger } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildLearning, buildLedger } from '../../../testing/person'
import { Learning } from '../learning'

function open(over: Partial<CreditLedger> = {}, query = '?section=learning&tab=tryk') {
  const api = createFakeApi()
  api.on(learningApi.get, () => buildLearning())
  api.on(creditsApi.ledger, () => buildLedger(over))
  openSection(<Learning />, api, query)
  return api
}
const TERMS = 'Points for your own record. They cannot be bought, sold, sent or paid out.'

describe('The ledger of TRYK', () => {
  it('is a tab of Learning Paths that the keyboard reaches', async () => {
    const api = open({}, '?section=learning')
    await userEvent.click(screen.getByRole('tab', { name: 'My path' }))
    await userEvent.keyboard('{ArrowRight}')
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
    expect(screen.getByText('50 of 200 today')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Given today' })).toHaveAttribute('aria-valuenow', '25')
    expect(screen.getByText('Never: passing, practice, rank, money')).toBeVisible()
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

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(creditsApi.ledger, refusing(500))
    openSection(<Learning />, api, '?section=learning&tab=tryk')
    expect(await screen.findByText(/^Your TRYK could not be loaded/)).toBeVisible()
    api.on(creditsApi.ledger, () => buildLedger())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('1,050 TRYK')).toBeVisible()
  })
})
