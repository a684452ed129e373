import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { correctionsApi } from '@tryka/domain'
import { axeViolations, stubMedia } from '@tryka/ui/testing'
import { correctionOf, openCoach, USAGE } from '../../testing/corrections'
import { adminApiAs, callsTo, refusing } from '../../testing/open-app'

const first = correctionOf(1)
const second = correctionOf(2, {
  kind: 'question',
  ref: 'shared/behavioural/fault',
  about: 'Tell me about a fault that was yours to fix.',
  text: 'It asks for two things.',
  source: null,
  revision: 1,
  part: null,
})
const third = correctionOf(3, { about: 'Windows', revisionNow: null, part: null })

const title = (name: string) => screen.findByRole('heading', { level: 2, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = (api: ReturnType<typeof openCoach>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const queue = async () =>
  within(await screen.findByRole('list', { name: 'Corrections' }))
    .getAllByRole('link')
    .map((link) => link.querySelector('b')?.textContent)

describe('Corrections at the console', () => {
  it('have the thing that each is about beside what was said, by keyboard', async () => {
    openCoach([first, second, third])
    await title('Check: Joins')
    expect(screen.getByText('Two answers are right here.')).toBeVisible()
    expect(screen.getByText('Source: SQL-92, 7.5')).toBeVisible()
    expect(screen.getByText(/Revision 2, as it is now\./)).toBeVisible()
    const thing = within(screen.getByRole('region', { name: 'Check as it is now' }))
    expect(thing.getByText('How many rows come?')).toBeVisible()
    expect(thing.getByText(/SELECT \*/)).toBeVisible()
    expect(thing.getByText('Three rows')).toBeVisible()
    expect(screen.getByText('3 corrections wait for a decision.')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    const links = within(screen.getByRole('list', { name: 'Corrections' })).getAllByRole('link')
    links[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(await title(`Question: ${second.about}`)).toHaveFocus()
    expect(screen.getByText(/Seen as revision 1; revision 2 is there now\./)).toBeVisible()
  })

  it('are sorted either way, page by page, and the address keeps it', async () => {
    const api = openCoach([first, second, third])
    expect(await queue()).toEqual(['Joins', second.about])
    await press('Next')
    await waitFor(async () => expect(await queue()).toEqual(['Windows']))
    await press('Newest first')
    await waitFor(async () => expect(await queue()).toEqual(['Windows', second.about]))
    expect(window.location.search).toBe('?order=newest')
    await press('Next')
    await waitFor(async () => expect(await queue()).toEqual(['Joins']))
    expect(window.location.search).toBe('?order=newest&after=2')
    expect(callsTo(api, '/api/admin/coach/corrections')).toContain(
      '/api/admin/coach/corrections?state=open&order=newest&after=2',
    )
    await userEvent.click(screen.getByRole('tab', { name: /^Decided/ }))
    expect(await screen.findByRole('heading', { name: 'Nothing is decided yet' })).toBeVisible()
    expect(window.location.search).toBe('?list=decided')
  })

  it('are accepted or refused with a reason; nothing is chosen beforehand', async () => {
    const api = openCoach([first, second])
    await title('Check: Joins')
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: /^Accept/ }))
    await press('Accept and tell')
    expect(screen.getByText('Write what the person is told.')).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Reason'), 'You are right.')
    expect(await axeViolations()).toEqual([])
    await press('Accept and tell')
    expect(await screen.findByText('Correction Accepted')).toBeVisible()

    await title(`Question: ${second.about}`)
    await userEvent.click(screen.getByRole('radio', { name: /^Refuse/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'It is one thing.')
    await press('Refuse and tell')
    expect(await screen.findByText('Correction Refused')).toBeVisible()
    const path = (id: string) => `/api/admin/coach/corrections/${id}/decide`
    expect(sent(api)).toEqual([
      [path(first.id), { outcome: 'accepted', reason: 'You are right.' }],
      [path(second.id), { outcome: 'refused', reason: 'It is one thing.' }],
    ])
    expect(await screen.findByRole('heading', { name: 'No correction waits' })).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: /^Decided/ }))
    expect(await screen.findByText(/^Refused, 6 Jan 2025, .*: It is one thing\.$/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('show how somebody else decided who was faster', async () => {
    const api = openCoach([first], `?correction=${first.id}`)
    await title('Check: Joins')
    const detail = 'Somebody decided this already. The page shows how, and why.'
    const decided = { state: 'refused', reason: 'It is so.', decidedAt: first.at } as const
    api.on(correctionsApi.decide, refusing(409, { code: 'DECIDED', detail }))
    api.on(correctionsApi.show, () => ({ ...first, ...decided }))
    await userEvent.click(screen.getByRole('radio', { name: /^Accept/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'You are right.')
    await press('Accept and tell')
    expect(await screen.findByText(detail)).toBeVisible()
    expect(await screen.findByText(/^Refused, .*: It is so\.$/)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('keep the reason when it could not be saved', async () => {
    const api = openCoach([first])
    await title('Check: Joins')
    api.on(correctionsApi.decide, refusing(500))
    await userEvent.click(screen.getByRole('radio', { name: /^Refuse/ }))
    await userEvent.type(screen.getByLabelText('Reason'), 'It is so.')
    await press('Refuse and tell')
    expect(await screen.findByText(/^The decision was not saved\./)).toBeVisible()
    expect(screen.getByLabelText('Reason')).toHaveValue('It is so.')
  })

  it('say what is gone, and that nothing waits', async () => {
    openCoach([third])
    await title('Check: Windows')
    expect(screen.getByText(/Seen as revision 2\. It is not there any more\./)).toBeVisible()
    expect(screen.getByText('It is not there any more.')).toBeVisible()
  })

  it('are first on a phone, with a way back', async () => {
    const restore = stubMedia('max-width: 980px')
    openCoach([first, second], '?order=newest')
    const list = await screen.findByRole('list', { name: 'Corrections' })
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    await userEvent.click(within(list).getAllByRole('link')[0] ?? list)
    expect(await title(`Question: ${second.about}`)).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: 'All corrections' }))
    expect(await screen.findByRole('list', { name: 'Corrections' })).toBeVisible()
    expect(window.location.search).toBe('?order=newest')
    restore()
  })

  it('are nothing for a reader, who asks for none of it', async () => {
    const api = openCoach([first], '', adminApiAs('reader'))
    expect(await screen.findByRole('heading', { name: 'Not for readers' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Coach' })).toBeNull()
    expect(api.calls.filter(({ path }) => path.startsWith('/api/admin/coach'))).toEqual([])
  })
})

describe('Figures of the coach', () => {
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)

  it('count how much it is used, of everybody together', async () => {
    const api = openCoach([], '?list=usage')
    expect(await screen.findByText('1,204')).toBeVisible()
    expect(screen.getByText(/^Since 10 Dec 2024, of everybody together/)).toBeVisible()
    expect(screen.getByRole('region', { name: /^Corrections, from/ })).toHaveTextContent(
      'Open2Accepted31Refused12',
    )
    expect(screen.getByRole('region', { name: /^Language model/ })).toHaveTextContent(
      'Calls905Tokens1,450,020',
    )
    expect(rowsOf('By week')).toEqual(['6 Jan 20251,01788Under 5', '30 Dec 2024Under 5Under 5Under 5'])
    expect(rowsOf('Calls of the model by day')).toEqual(['8 Jan 202541030,4005,100'])
    expect(await axeViolations()).toEqual([])
    api.on(correctionsApi.usage, refusing(500))
    await press('Refresh')
    expect(await screen.findByText('1,204')).toBeVisible()
  })

  it('have no table of a model that nobody called', async () => {
    const api = openCoach([])
    const few = { sessions: null, answers: 7, modulesPassed: null }
    api.on(correctionsApi.usage, () => ({ ...USAGE, ...few, model: { calls: 0, tokens: 0, days: [] } }))
    await userEvent.click(await screen.findByRole('tab', { name: 'Usage' }))
    expect(await screen.findByRole('table', { name: 'By week' })).toBeVisible()
    const total = (label: string) => screen.getAllByText(label)[0]?.parentElement
    expect(total('Sessions of practice')).toHaveTextContent('Under 5')
    expect(total('Modules passed')).toHaveTextContent('Under 5')
    expect(screen.queryByRole('table', { name: 'Calls of the model by day' })).toBeNull()
  })

  it('list questions by field and type, modules by path, and the gates that are not met', async () => {
    openCoach([], '?list=content')
    await screen.findByRole('table', { name: 'Questions by field and type' })
    expect(rowsOf('Questions by field and type')).toEqual([
      'Every fieldBehavioural40301317',
      'BlockchainSystem design1,28002000',
    ])
    expect(rowsOf('Modules by path')).toEqual(['SQL865'])
    expect(rowsOf('Coach and raters')).toEqual([
      'Coach and raters, result0.582at least 0.6040Not met',
      'Mean error0.310at most 0.5096Met',
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('say when they cannot be read', async () => {
    const api = openCoach([])
    await screen.findByRole('heading', { name: 'No correction waits' })
    api.on(correctionsApi.content, refusing(500))
    await userEvent.click(screen.getByRole('tab', { name: 'Content' }))
    expect(await screen.findByText(/^The content of the coach could not be loaded\./)).toBeVisible()
  })
})
