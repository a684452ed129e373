import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { applicationsApi, interviewsApi, jobsApi, overviewApi, talkApi } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildApplicationDetail,
  buildConversation,
  buildInterview,
  buildJobDetail,
  inHours,
  KESTREL,
} from '../../testing/hiring'
import { buildOverview } from '../../testing/person'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { contextOf, greeting, Overview } from './overview'

function open(over = {}) {
  const api = createFakeApi()
  api.on(overviewApi.candidate, () => buildOverview(over))
  api.on(talkApi.today, () => ({ things: [], credits: 0 }))
  api.on(jobsApi.get, ({ params }) => buildJobDetail({ id: params['id'] ?? '', role: 'Protocol Engineer' }))
  api.on(applicationsApi.apply, () => buildApplicationDetail())
  openSection(<Overview />, api, '?section=overview')
  return api
}

/** What the loudest buttons say. */
const primaries = () =>
  [...document.querySelectorAll('a, button')]
    .filter((one) => getComputedStyle(one).getPropertyValue('--_bg').trim() === 'var(--action)')
    .map((one) => one.textContent)

describe('The overview', () => {
  it('shows the four figures with what stands behind them', async () => {
    open()

    expect(await screen.findByRole('heading', { level: 1, name: /^Good .*, Ananya$/ })).toBeVisible()
    for (const [label, text] of [
      ['Active Applications', '92 need a reply'],
      ['Skills Verified', '63 pending'],
      ['Profile Strength', '85%Add your education to reach 95%'],
    ])
      expect(screen.getByText(label ?? '').closest('dt')?.parentElement).toHaveTextContent(text ?? '')
    expect(screen.getByText('Upcoming Interviews').closest('dt')?.parentElement).toHaveTextContent(
      /^Upcoming Interviews2Next:/,
    )
    expect(await screen.findByText('7 of 10 hours')).toBeVisible()
    expect(screen.getByText('5.5 h here, 1.5 h logged by you')).toBeVisible()
    expect(screen.getByText('3 new matches')).toBeVisible()
    expect(screen.getByRole('link', { name: /See all 127/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=opportunities&place=demo',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('applies in one step with the chosen resume', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Apply in one step' }))

    expect(await screen.findByText('Application sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/jobs/job-1/applications')).toEqual([
      { resumeId: 'resume-2', source: 'recommended', version: 4 },
    ])
  })

  it('asks what goes along before it applies for a recommended job', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByLabelText(/^Note to the company/), 'Hello')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share my salary expectation' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send application' }))

    expect(await screen.findByText('Application sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/jobs/job-2/applications')).toEqual([
      { resumeId: 'resume-2', note: 'Hello', shareSalary: true, source: 'recommended', version: 4 },
    ])
  })

  it('keeps the note of an application over a reload, until it is sent', async () => {
    const begin = async () => {
      open()
      await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
      return within(await screen.findByRole('dialog')).findByLabelText(/^Note to the company/)
    }
    await userEvent.type(await begin(), 'Hello')

    cleanup()
    expect(await begin()).toHaveValue('Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Send application' }))
    expect(await screen.findByText('Application sent')).toBeVisible()

    cleanup()
    expect(await begin()).toHaveValue('')
  })

  it('says why an application was refused', async () => {
    const api = open()
    api.on(
      applicationsApi.apply,
      refusing(409, { detail: 'You have applied for this job.', code: 'already_applied' }),
    )

    await userEvent.click(await screen.findByRole('button', { name: 'Apply in one step' }))

    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorYou have applied for this job.')
  })

  it('says when a meeting opens that is not open yet', async () => {
    open()

    await userEvent.click(await screen.findByRole('button', { name: /^Join Meeting/ }))

    expect(await screen.findByText(/^The meeting opens 15 minutes before it begins/)).toBeVisible()
  })

  it('opens a meeting in a new tab when it can be joined', async () => {
    open({ nextInterview: buildInterview({ canJoin: true }) })

    const link = await screen.findByRole('link', { name: /^Join Meeting/ })
    expect(link).toHaveAttribute('href', 'https://meet.example/abc')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('says what will appear while there is nothing', async () => {
    open({ recentApplications: [], recommended: [], quickApply: null, nextInterview: null })

    for (const name of ['No applications yet', 'No recommendations yet', 'No interview planned'])
      expect(await screen.findByRole('heading', { name })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Quick Apply' })).toBeNull()
    for (const name of [/^See all/, /^View all/]) expect(screen.queryByRole('link', { name })).toBeNull()
    expect(primaries()).toEqual(['Start Assessment'])
  })

  it('has one primary action, and it is the first thing that waits for an answer', async () => {
    open()
    expect(await screen.findByRole('button', { name: 'Apply in one step' })).toBeVisible()
    expect(primaries()).toEqual(['Start Assessment'])
    cleanup()

    const times = [buildInterview({ id: 'interview-9', status: 'pending', canConfirm: true })]
    const offers = [OFFER_WAITING, { ...OFFER_WAITING, applicationId: 'application-8' }]
    for (const [needsYou, first] of [
      [{ offers, times, requests: [REQUEST], messages: [] }, /^Respond/],
      [{ offers: [], times, requests: [REQUEST], messages: [] }, /^Confirm this time/],
      [
        { offers: [], times: [], requests: [REQUEST, { ...REQUEST, id: 'request-4' }], messages: [] },
        /^Read and answer/,
      ],
    ] as const) {
      open({ needsYou })
      expect(await screen.findByRole('region', { name: 'Needs you' })).toBeVisible()
      expect(primaries()).toEqual([expect.stringMatching(first)])
      cleanup()
    }
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(overviewApi.candidate, refusing(500))
    openSection(<Overview />, api)
    await screen.findByText(/^The overview could not be loaded/)

    api.on(overviewApi.candidate, () => buildOverview())
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    expect(await screen.findByText('Recent Applications')).toBeVisible()
  })

  it('shows that it is loading', async () => {
    const api = createFakeApi()
    api.on(overviewApi.candidate, () => new Promise(() => undefined))
    openSection(<Overview />, api)

    expect(await screen.findByText('Loading the overview')).toBeInTheDocument()
  })
})

const OFFER_WAITING = {
  applicationId: 'application-7',
  role: 'Protocol Engineer',
  company: KESTREL,
  expiresAt: '2025-11-28T12:00:00.000Z',
}

const REQUEST = {
  id: 'request-3',
  company: { id: 'company-9', name: 'Deposit Works', logo: 'DW' },
  role: null,
  expiresAt: inHours(400),
}

describe('What needs the candidate', () => {
  it('stands first: the offer with its last day, and the times to choose from', async () => {
    const times = [
      buildInterview({
        id: 'interview-9',
        status: 'pending',
        canConfirm: true,
        canCounter: true,
        proposedSlots: [inHours(50), inHours(74)],
      }),
    ]
    const api = open({ needsYou: { offers: [OFFER_WAITING], times, requests: [REQUEST], messages: [] } })
    api.on(interviewsApi.confirm, () => buildInterview())

    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    expect(needs.getByText(/^Kestrel Labs\. Answer by Fri 28 Nov/)).toBeVisible()
    expect(needs.getByRole('link', { name: /^Respond/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=applications&application=application-7&answer=offer&place=demo',
    )
    expect(needs.getByRole('link', { name: /^Read and answer/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=messages&request=request-3&place=demo',
    )
    expect(needs.getByText(/No time agreed yet$/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(needs.getAllByRole('radio')[1] as HTMLElement)
    await userEvent.click(needs.getByRole('button', { name: /^Confirm this time/ }))

    expect(await screen.findByText('Interview confirmed')).toBeVisible()
  })

  it('is one queue, the nearest end first, and only its first answer is loud', async () => {
    const at = [70, 20, 40].map((hours) => inHours(hours)) as [string, string, string]
    const times = [
      buildInterview({ id: 'interview-9', status: 'pending', canConfirm: true, proposedSlots: [at[1]] }),
    ]
    open({
      needsYou: {
        offers: [{ ...OFFER_WAITING, expiresAt: at[0] }],
        times,
        requests: [{ ...REQUEST, expiresAt: at[2] }],
        messages: [buildConversation({ subject: 'What to expect' })],
      },
    })

    const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
    const names = [
      /^Choose a time/,
      /^Deposit Works would like to talk/,
      /^Offer: Protocol/,
      /^What to expect$/,
    ]
    const found = names.map((name) => needs.getByText(name))
    for (const [index, one] of found.slice(1).entries())
      expect(found[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(primaries()).toEqual([expect.stringMatching(/^Confirm this time/)])
    expect(needs.getByRole('link', { name: /^Read\W+What to expect$/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=messages&conversation=conversation-1&place=demo',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('leads on by urgency: the next interview, jobs, then what was sent', async () => {
    open()

    await screen.findByRole('heading', { name: 'Next interview' })
    const order = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const wanted = ['Next interview', 'Recommended Opportunities', 'Recent Applications']
    expect(order.filter((each) => wanted.includes(each ?? ''))).toEqual(wanted)
  })

  it('is not there when nothing does, and the figures lead to their rows', async () => {
    open()

    expect(await screen.findByRole('link', { name: 'Active Applications' })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=applications&place=demo',
    )
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull()
  })
})

describe('The words of the overview', () => {
  it.each([
    [9, 'Good morning'],
    [12, 'Good afternoon'],
    [18, 'Good evening'],
  ])('greet at %i with %s', (hour, words) => {
    expect(greeting(new Date(2025, 0, 8, hour))).toBe(words)
  })

  it.each([
    [
      { needsYou: { offers: [OFFER_WAITING], times: [], requests: [], messages: [] }, nextInterview: null },
      'Needs you: an offer of Kestrel Labs to answer by Fri 28 Nov.',
    ],
    [
      {
        needsYou: { offers: [], times: [buildInterview()], requests: [], messages: [] },
        nextInterview: null,
      },
      'Needs you: a time to choose with Kestrel Labs.',
    ],
    [
      { needsYou: { offers: [], times: [], requests: [REQUEST], messages: [] }, nextInterview: null },
      'Needs you: an answer to Deposit Works.',
    ],
    [
      {
        needsYou: {
          offers: [OFFER_WAITING],
          times: [buildInterview()],
          requests: [REQUEST, REQUEST],
          messages: [],
        },
        nextInterview: null,
      },
      'Needs you: an offer of Kestrel Labs to answer by Fri 28 Nov, a time to choose with Kestrel Labs and answers to 2 companies that would like to talk.',
    ],
    [
      {
        needsYou: { offers: [], times: [], requests: [], messages: [buildConversation()] },
        nextInterview: null,
      },
      'Needs you: a message from Kestrel Labs.',
    ],
    [{ nextInterview: null }, '3 new matches since your last visit.'],
    [{ nextInterview: null, newMatches: 0 }, 'Nothing needs you right now.'],
  ])('say what to look at first: %j', (over, words) => {
    expect(contextOf(buildOverview(over))).toBe(words)
  })
})
