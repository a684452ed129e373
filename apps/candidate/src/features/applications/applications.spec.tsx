import {
  buildApplication,
  buildApplicationDetail,
  buildInterview,
  buildMatch,
  inHours,
  OFFER,
} from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { applicationsApi, type ApplicationCard, type ApplicationDetail } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Applications } from './applications'

const counts = {
  applied: 3,
  under_review: 3,
  interview_scheduled: 2,
  offer_received: 1,
  rejected: 2,
  hired: 0,
  withdrawn: 1,
  total: 12,
}

function fakeApi(items: ApplicationCard[] = [buildApplication()], detail: Partial<ApplicationDetail> = {}) {
  const api = createFakeApi()
  api.on(applicationsApi.list, ({ query }) => ({
    items: query['status'] === 'Rejected' ? [] : items,
    total: items.length,
    page: Number(query['page']),
    pageSize: 10,
    counts: { ...counts, ...(items.length ? {} : { total: 0 }) },
  }))
  api.on(applicationsApi.get, () => buildApplicationDetail(detail))
  return api
}
const open = (items?: ApplicationCard[], detail?: Partial<ApplicationDetail>, query = '') => {
  const api = fakeApi(items, detail)
  openSection(<Applications />, api, `?section=applications${query}`)
  return api
}
const openOne = (detail: Partial<ApplicationDetail> = {}) =>
  open(undefined, detail, '&application=application-1')

describe('The list of applications', () => {
  it('shows counts that add up to all', async () => {
    open()

    await screen.findByText('All', { selector: 'dt' })
    const numbers = [...document.querySelectorAll('dd')].map(({ textContent }) => Number(textContent))
    expect(numbers[0]).toBe(12)
    expect(numbers.slice(1).reduce((sum, each) => sum + each, 0)).toBe(12)
    expect(await axeViolations()).toEqual([])
  })

  it('filters by status and says when nothing has it', async () => {
    open()

    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Rejected')

    expect(await screen.findByRole('heading', { name: 'No applications with this status' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
    expect(await screen.findByText('Showing 1-1 of 1')).toBeVisible()
  })

  it('offers just what can be done', async () => {
    const { id, startsAt, timeZone, status } = buildInterview()
    open([
      buildApplication({ canPrepare: true, interview: { id, startsAt, timeZone, status } }),
      buildApplication({ id: 'application-2', canRespond: true, status: 'Offer Received', steps: 4 }),
    ])

    expect(await screen.findAllByRole('link', { name: /^View Details/ })).toHaveLength(2)
    expect(screen.getByRole('link', { name: /^Prepare/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=interviews&prepare=interview-1',
    )
    expect(screen.getAllByRole('button', { name: /^Respond/ })).toHaveLength(1)
  })

  it('says when there is none yet', async () => {
    open([])

    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeVisible()
  })

  it('says when the list or the PDF could not be had', async () => {
    const api = fakeApi()
    openSection(<Applications />, {
      ...api,
      fetch: async (input, init) =>
        String(input).includes('export-pdf') ? new Response('', { status: 503 }) : api.fetch(input, init),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Export PDF' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to export PDF')
  })

  it('can be read again when it could not be loaded', async () => {
    const api = fakeApi()
    api.on(applicationsApi.list, refusing(500))
    openSection(<Applications />, api)
    expect(await screen.findByText(/^The applications could not be loaded/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

describe('One application', () => {
  it('shows its way, the copy that was sent and the match at that time', async () => {
    openOne()

    expect(await screen.findByText('Review started')).toBeVisible()
    expect(screen.getByText(/First opened on .* by a Recruiter/)).toBeVisible()
    expect(
      within(screen.getByRole('region', { name: 'What was sent' })).getByText('Not shared'),
    ).toBeVisible()
    expect(screen.getByText('a'.repeat(64))).toBeVisible()
    expect(screen.getByText(`${buildMatch().score}%`)).toBeVisible()
    expect(screen.queryByText('What would change it')).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('is withdrawn with a reason', async () => {
    const api = openOne()
    api.on(applicationsApi.withdraw, () =>
      buildApplicationDetail({ status: 'Withdrawn', canWithdraw: false }),
    )

    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Moved on')
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))

    expect(await screen.findByText('Application withdrawn')).toBeVisible()
    expect(bodiesOf(api, 'POST', /withdraw$/)).toEqual([{ version: 1, reason: 'Moved on' }])
  })

  it.each([
    ['Accept', true, 'Offer accepted'],
    ['Decline', false, 'Offer declined'],
  ])('answers an offer: %s', async (choice, accept, said) => {
    const api = openOne({ offer: OFFER, canRespond: true, status: 'Offer Received' })
    api.on(applicationsApi.respond, () => buildApplicationDetail({ status: 'Hired' }))

    await userEvent.click(await screen.findByRole('button', { name: 'Respond' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }))
    expect(await dialog.findByText('Choose an answer.')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send answer' }))

    expect(await screen.findByText(said)).toBeVisible()
    expect(bodiesOf(api, 'POST', /offer-response$/)).toEqual([{ accept, version: 1 }])
  })

  it('tells of a change from elsewhere and reads the newest state', async () => {
    const api = openOne()
    api.on(applicationsApi.notes, refusing(409, { code: 'STALE', detail: 'Changed.' }))

    await userEvent.type(await screen.findByLabelText('Notes'), 'Call them')
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed somewhere else.')
    expect(api.calls.filter(({ path }) => path === '/api/applications/application-1')).toHaveLength(2)
  })

  it('explains a rejection to who asks', async () => {
    const api = openOne({
      status: 'Rejected',
      canRequestExplanation: true,
      rejection: { reason: 'Another person fits', at: inHours(-3) },
    })
    api.on(applicationsApi.explain, () => ({
      reason: 'Another person fits',
      message: 'Thank you.',
      criteria: [{ criterion: 'Solidity', rating: 3 }],
      matchAtApply: buildMatch(),
      decidedBy: 'a person',
    }))

    await userEvent.click(await screen.findByRole('button', { name: 'Ask for an explanation' }))

    expect(await screen.findByText(/^Decided by a person/)).toBeVisible()
    expect(screen.getByText('3 of 4')).toBeVisible()
  })
})
