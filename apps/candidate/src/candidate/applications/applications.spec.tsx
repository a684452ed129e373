import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationsApi, type ApplicationCard, type ApplicationDetail, emptyResume } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildApplication,
  buildApplicationDetail,
  buildInterview,
  buildMatch,
  inHours,
  OFFER,
} from '../../testing/hiring'
import { formatListDate } from '../../base/format/format'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
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

    await screen.findByRole('link', { name: 'All' })
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

  it('narrows to a stage by its count, also one the filter has no word for', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('link', { name: 'Offer Received' }))

    expect(await screen.findByRole('link', { name: 'Offer Received', current: true })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Offer Received')
    expect(api.calls.at(-1)?.path).toContain('status=Offer+Received')
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
      '/candidate-dashboard?section=interviews&prepare=interview-1&place=demo',
    )
    expect(screen.getAllByRole('button', { name: /^Respond/ })).toHaveLength(1)
  })

  it('tells in each row until when an answer is due, and since when it is late', async () => {
    const [soon, late] = [inHours(30), inHours(-30)]
    open([
      buildApplication({ dueAt: soon }),
      buildApplication({ id: 'application-2', role: 'Auditor', dueAt: late, overdue: true }),
      buildApplication({ id: 'application-3', role: 'Analyst' }),
    ])

    const [first, second, third] = await screen.findAllByRole('listitem')
    expect(first).toHaveTextContent(`Answer due by ${formatListDate(soon)}`)
    expect(second).toHaveTextContent(`An answer was due by ${formatListDate(late)}`)
    expect(third).not.toHaveTextContent(/due by/)
  })

  it('says when there is none yet', async () => {
    open([])

    expect(await screen.findByRole('heading', { name: 'No applications yet' })).toBeVisible()
  })

  it('exports what the filter leaves, and says so', async () => {
    const api = open(undefined, undefined, '&status=Rejected')

    await userEvent.click(await screen.findByRole('button', { name: 'Export PDF' }))

    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContain('/api/applications/export-pdf?status=Rejected'),
    )
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

  it('shows the note, the work and the resume that were sent, and the resume as a file', async () => {
    const { snapshot } = buildApplicationDetail()
    const entry = {
      jobTitle: 'Contract Engineer',
      company: 'Granite',
      location: '',
      description: [],
      startDate: '2023-03',
      endDate: '',
      current: true,
    }
    const api = openOne({
      snapshot: { ...snapshot, note: 'I can start in March.', resumeTitle: 'Mine', work: [entry] },
    })
    api.on(applicationsApi.resume, () => ({ resume: { ...emptyResume(), title: 'Mine' } }))

    const sent = within(await screen.findByRole('region', { name: 'What was sent' }))
    expect(sent.getByText('I can start in March.')).toBeVisible()
    expect(sent.getByText('Mar 2023 – Present')).toBeVisible()
    expect(sent.getByText('Contract Engineer, Granite')).toBeVisible()
    expect(await screen.findByTitle('Resume as it was sent')).toBeInTheDocument()
    expect(screen.getByLabelText('Notes')).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The PDF could not be made. Try again.')
  })

  it('calls a step by the word of its status, and says who took it', async () => {
    openOne({
      status: 'Rejected',
      timeline: [
        { at: inHours(-60), text: 'Application sent', by: 'you' },
        { at: inHours(-9), text: 'Back under review', by: 'system' },
        { at: inHours(-3), text: 'Rejected', by: 'company' },
      ],
    })
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))

    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^RejectedThe company, /),
      expect.stringMatching(/^Back under reviewAutomatically, /),
      expect.stringMatching(/^Application sentYou, /),
    ])
  })

  it('leads to a report about the company, also when the job is closed, where the company is somebody’s', async () => {
    const api = fakeApi(undefined, { status: 'Rejected', canWithdraw: false })
    const place = buildCandidatePlace({ place: 'me', isDemo: false, isGuest: false })
    openSection(<Applications />, api, '?section=applications&application=application-1', place)
    const { company } = buildApplicationDetail()
    await userEvent.click(await screen.findByRole('button', { name: 'Report company' }))
    expect(await screen.findByRole('dialog', { name: `Report ${company.name}?` })).toBeVisible()
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
    expect(dialog.getByRole('radio', { name: /^Accept/ })).toHaveFocus()
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
      rejection: {
        reason: 'Another person fits',
        message: 'Thank you.',
        by: 'Hiring Manager',
        at: inHours(-3),
      },
    })
    api.on(applicationsApi.explain, () => ({
      reason: 'Another person fits',
      message: 'Thank you.',
      criteria: [{ criterion: 'Solidity', rating: 3 }],
      matchAtApply: buildMatch(),
      decidedBy: 'a person',
    }))

    // The words of whoever decided need no asking.
    expect(await screen.findByText('Thank you.')).toBeVisible()
    expect(screen.getByText(/^Hiring Manager, /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ask for an explanation' }))

    expect(await screen.findByText(/^Decided by a person/)).toBeVisible()
    expect(screen.getByText('3 of 4')).toBeVisible()
  })
})
