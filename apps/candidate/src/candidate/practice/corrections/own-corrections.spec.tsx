import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@tryka/api-client/testing'
import { coachApi, correctionsApi, interviewsApi, type OwnCorrection } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCorrection } from '../../../testing/corrections'
import { refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildChoices, buildPracticeList } from '../../../testing/practice-rows'
import { Interviews } from '../../interviews/interviews'

const OPEN = buildCorrection()
const ACCEPTED = buildCorrection({
  id: 'correction-2',
  kind: 'point',
  ref: 'shared/behavioural/fault#count',
  about: 'Tell me about a fault that was yours to fix.',
  text: 'It is said in other words.',
  source: 'A book, page 4',
  state: 'accepted',
  decidedAt: '2026-11-21T10:00:00.000Z',
  reason: 'You are right, it is mended.',
})
const REFUSED = buildCorrection({ id: 'correction-3', kind: 'check', state: 'refused', reason: 'It is so.' })

function open(items: OwnCorrection[] | (() => never), query = '&corrections=own', total = 1) {
  const api = createFakeApi()
  api.on(interviewsApi.list, () => ({ upcoming: [], past: [] }))
  api.on(coachApi.choices, () => buildChoices())
  api.on(coachApi.list, () => buildPracticeList(total === 0 ? { items: [], total, best: null } : {}))
  api.on(coachApi.progress, () => ({ engine: 'coach-1', types: [] }))
  api.on(correctionsApi.own, typeof items === 'function' ? items : () => ({ items }))
  openSection(<Interviews />, api, `?section=interviews&tab=practice${query}`)
  return api
}
const address = () => screen.getByTestId('address')

describe('Own corrections', () => {
  it('say what each is about, how it stands, and the reason', async () => {
    open([OPEN, ACCEPTED, REFUSED])
    const list = within(await screen.findByRole('list', { name: 'Your corrections, newest first' }))
    const [first, second, third] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent('ModuleJoinsA person looks at it')
    expect(first).toHaveTextContent('Sent 20 Nov 2026')
    expect(within(first ?? document.body).getByRole('link', { name: 'Joins' })).toHaveAttribute(
      'href',
      expect.stringContaining('section=learning&module=sql%2Fjoins'),
    )
    expect(second).toHaveTextContent('Key pointTell me about a fault that was yours to fix.Accepted')
    expect(second).toHaveTextContent('Source: A book, page 4Sent 20 Nov 2026, decided 21 Nov 2026')
    expect(second).toHaveTextContent('The answer: You are right, it is mended.')
    expect(third).toHaveTextContent('It stays as it is')
    expect(screen.getByText(/gives 50 TRYK, at most 4 times a month/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('are reached from practice, and left by Back and by the way back', async () => {
    open([OPEN], '')
    await userEvent.click(await screen.findByRole('link', { name: 'Your corrections' }))
    expect(await screen.findByRole('list', { name: /^Your corrections/ })).toBeVisible()
    expect(address()).toHaveTextContent('tab=practice&corrections=own')
    const back = screen.getByRole('link', { name: 'Practice' })
    expect(back).toHaveFocus()
    await userEvent.click(back)
    expect(await screen.findByRole('region', { name: 'Sessions' })).toBeVisible()
    expect(address()).not.toHaveTextContent('corrections')
    window.history.back()
    expect(await screen.findByRole('list', { name: /^Your corrections/ })).toBeVisible()
  })

  it('are reached where nothing was practised yet, and the other tab leaves them', async () => {
    open([], '', 0)
    await userEvent.click(await screen.findByRole('link', { name: 'Your corrections' }))
    expect(await screen.findByRole('heading', { name: 'No corrections yet' })).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(screen.getByRole('tab', { name: 'Meetings' }))
    expect(address()).not.toHaveTextContent('corrections')
  })

  it('say when they cannot be read, and are read again', async () => {
    const api = open(refusing(500))
    const alert = await screen.findByText(/^Your corrections could not be loaded\./)
    expect(alert).toBeVisible()
    api.on(correctionsApi.own, () => ({ items: [ACCEPTED] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Accepted')).toBeVisible()
  })
})
