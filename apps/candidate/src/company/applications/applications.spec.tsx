import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  atLocal,
  companyApi,
  companyInterviewsApi,
  offersApi,
  companyApplicationsApi,
  placesApi,
  postingsApi,
  verificationRequestsApi,
  type Offer,
  type CompanyApplicationCard,
  type SentCredential,
  emptyResume,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  boardOf,
  buildCard,
  buildDetail,
  buildCompanyInterview,
  buildMember,
  companyApiWith,
  interviewsOf,
  openCompany,
  companyApplicationsOf,
  postingsOf,
  teamOf,
} from '../../testing/company'
import { inHours } from '../../testing/hiring'
import { bodiesOf, openApp, refusing } from '../../testing/open-app'
import { buildCompanyPlace, ZONE } from '../../testing/places'

const reviewed = (over: Partial<CompanyApplicationCard> = {}) =>
  buildCard({
    id: 'application-2',
    stage: 'under_review',
    status: 'Under Review',
    candidate: { id: 'candidate-5', name: 'Mateo Okafor', initials: 'MO', title: 'Protocol engineer' },
    canStartReview: false,
    canPassScreen: true,
    canDraftOffer: true,
    ...over,
  })
const column = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const move = async (person: string, stage: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Move ${person}` }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: stage }))
}

function open(query = '', cards = [buildCard(), reviewed()]) {
  const api = companyApiWith()
  api.on(companyApplicationsApi.board, () => boardOf(cards))
  openCompany(`applications${query}`, api)
  return api
}

describe('The board of applications', () => {
  it('shows the cards of a posting by stage', async () => {
    open()

    const fresh = await column('New')
    expect(fresh.getByRole('button', { name: 'Priya Menon' })).toBeVisible()
    expect(fresh.getByRole('listitem')).toHaveTextContent(
      'Priya MenonSolidity developer1 of 1 proved, of the skills asked forSolidity (verified)3 h ago90% requirements92% match',
    )
    expect((await column('Under Review')).getByRole('button', { name: 'Mateo Okafor' })).toBeVisible()
    expect(screen.getByText('Smart-Contract Engineer, 2 people')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('says how many of those who applied have proved each skill', async () => {
    open()
    const list = await screen.findByRole('list', { name: 'Skills proved by applicants' })
    expect(list).toHaveTextContent(/^Solidity: 2 of 2 applicants proved$/)
  })

  it.each([true, false])(
    'offers to ask for a verification, unless its review is blind: %s',
    async (blind) => {
      const api = companyApiWith()
      api.on(verificationRequestsApi.list, () => ({
        items: [{ skill: 'Solidity', askedAt: null, canAsk: true }],
      }))
      api.on(companyApplicationsApi.get, () => buildDetail({ blind }))
      openCompany('applications&application=application-1', api)

      expect(await screen.findByText(blind ? 'Blind review' : 'Request verification')).toBeVisible()
      const paths = api.calls.map(({ path }) => path).filter((path) => path.includes('verification-requests'))
      expect(paths).toEqual(
        blind ? [] : ['/api/candidates/candidate-2/verification-requests?postingId=posting-1'],
      )
    },
  )

  it.each([
    [false, 'aaaaaaaaaaaaaaaa'],
    [true, undefined],
  ])(
    'tells level and month of what was proved, and no seal while review is blind: %s',
    async (blind, seal) => {
      const api = companyApiWith()
      const { snapshot, ...detail } = buildDetail({ blind })
      const proof = {
        skill: 'Solidity',
        awarded: 2,
        score: 517,
        se: 37,
        validUntil: null,
        credentialId: null,
      } as const
      const credentials: SentCredential[] = [{ ...proof, interval: [469, 565], month: '2024-11' }]
      const sha256 = blind ? '' : snapshot.sha256
      api.on(companyApplicationsApi.get, () => ({
        ...detail,
        snapshot: { ...snapshot, credentials, sha256 },
      }))
      openCompany('applications&application=application-1', api)

      const proved = 'Solidity: Intermediate (states Advanced), 517, likely 469 to 565, verified in Nov 2024'
      expect(await screen.findByText(proved)).toBeVisible()
      expect(screen.queryByText('Seal of the copy')?.nextElementSibling?.textContent).toBe(seal)
    },
  )

  it('holds a move until it cannot be undone any more, and shows it at once', async () => {
    const api = open()
    api.on(companyApplicationsApi.startReview, () => buildDetail({ stage: 'under_review' }))

    await move('Priya Menon', 'Under Review')

    expect(await screen.findByText(/^Priya Menon moves to Under Review\./)).toBeVisible()
    expect((await column('Under Review')).getByRole('button', { name: 'Priya Menon' })).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/start-review')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Tell now' }))

    expect(await screen.findByText('Review started')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/start-review')).toEqual([
      { version: 1 },
    ])
  })

  it('takes a move back', async () => {
    const api = open()
    await move('Priya Menon', 'Under Review')

    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))

    expect((await column('New')).getByRole('button', { name: 'Priya Menon' })).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('makes a held move when the section is left', async () => {
    const api = open()
    api.on(companyApplicationsApi.startReview, () => buildDetail({ stage: 'under_review' }))
    await move('Priya Menon', 'Under Review')
    await screen.findByRole('button', { name: 'Undo' })

    const navigation = within(screen.getByRole('navigation', { name: 'Company Dashboard' }))
    await userEvent.click(navigation.getByRole('link', { name: /^Settings/ }))

    await waitFor(() =>
      expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/start-review')).toEqual([
        { version: 1 },
      ]),
    )
  })

  it('says when somebody else was first', async () => {
    const api = open()
    api.on(companyApplicationsApi.startReview, refusing(409, { code: 'STALE', detail: 'Changed.' }))
    await move('Priya Menon', 'Under Review')

    await userEvent.click(await screen.findByRole('button', { name: 'Tell now' }))

    expect(await screen.findByText(/^This was changed somewhere else/)).toBeVisible()
  })

  it('offers only the moves that are allowed', async () => {
    open()

    await userEvent.click(await screen.findByRole('button', { name: 'Move Priya Menon' }))

    expect((await screen.findAllByRole('menuitemradio')).map((item) => item.textContent)).toEqual([
      'New',
      'Under Review',
      'Interviews Scheduled',
      'Rejected',
    ])
  })

  it('rejects only with a reason', async () => {
    const api = open()
    api.on(companyApplicationsApi.reject, () => buildDetail({ stage: 'rejected' }))
    await move('Priya Menon', 'Rejected')
    const form = await dialog()

    await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    expect(form.getByText('Give a reason.')).toBeVisible()
    expect(form.getByRole('combobox', { name: 'Reason' })).toHaveFocus()
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Reason' }),
      'The pay range does not meet the expectation',
    )
    await userEvent.click(form.getByRole('button', { name: 'Reject' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Tell now' }))

    expect(await screen.findByText('Application rejected')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/reject')).toEqual([
      { reasonId: 'pay', version: 1 },
    ])
  })

  it('proposes an interview with its interviewers and says who is busy', async () => {
    const api = open()
    api.on(companyApi.team, () =>
      teamOf(buildMember(), buildMember({ id: 'member-2', name: 'Marcus Oyelaran', isYou: false })),
    )
    api.on(
      companyInterviewsApi.schedule,
      refusing(409, { code: 'INTERVIEWER_BUSY', detail: 'Marcus Oyelaran is busy then.' }),
    )
    let arrive: () => void = () => undefined
    const way = new Promise<void>((resolve) => (arrive = resolve))
    api.on(companyInterviewsApi.list, async () => {
      await way
      return interviewsOf()
    })
    await move('Priya Menon', 'Interviews Scheduled')
    const form = await dialog()
    // Without the company's zone no time is known: a press before it is there is not lost in silence.
    expect(form.getByRole('button', { name: 'Propose interview' })).toHaveAttribute('aria-disabled', 'true')
    arrive()

    await userEvent.click(await form.findByRole('checkbox', { name: 'Marcus Oyelaran' }))
    expect(form.getByRole('button', { name: 'Propose interview' })).not.toHaveAttribute('aria-disabled')
    await userEvent.type(form.getByRole('textbox', { name: /^Meeting link/ }), 'http://x')
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))
    expect(await form.findByText('Use a link that begins with https://.')).toBeVisible()
    await userEvent.clear(form.getByRole('textbox', { name: /^Meeting link/ }))
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))
    expect(await screen.findByText('Marcus Oyelaran is busy then.')).toBeVisible()

    api.on(companyInterviewsApi.schedule, () => buildCompanyInterview({ status: 'pending' }))
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))

    expect(await screen.findByText('Interview proposed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/interviews').at(-1)).toEqual({
      slots: [expect.stringMatching(/Z$/)],
      type: 'Video',
      duration: 60,
      interviewerIds: ['member-1', 'member-2'],
      meetingLink: expect.stringMatching(/^\/candidate-dashboard\?section=interviews&room=\w{8}$/) as unknown,
      version: 1,
    })
  })

  it('says beside the times who is busy and when all are free, before anything is sent', async () => {
    const api = open()
    const at = (hour: number) => atLocal(ZONE, 2030, 1, 9, hour).toISOString()
    const confirmed = buildCompanyInterview({ id: 'i1', startsAt: at(10), endsAt: at(11) })
    const proposed = buildCompanyInterview({
      id: 'i2',
      status: 'pending',
      proposedSlots: [at(14), at(16)],
      startsAt: at(14),
    })
    const cancelled = buildCompanyInterview({ id: 'i3', status: 'cancelled', startsAt: at(12) })
    api.on(companyInterviewsApi.list, () => interviewsOf({ upcoming: [confirmed, proposed, cancelled] }))
    api.on(companyInterviewsApi.schedule, () => buildCompanyInterview({ status: 'pending' }))
    await move('Priya Menon', 'Interviews Scheduled')
    const form = await dialog()
    const time = await form.findByLabelText('Time')
    const sent = () => bodiesOf(api, 'POST', '/api/company/applications/application-1/interviews')

    fireEvent.change(time, { target: { value: '2030-01-09T14:30' } })
    const clash = /^Leila Haddad has another interview from 14:00 to 15:00\./
    expect(form.getByText(clash)).toBeVisible()
    expect(form.getByText(/^Wed 9 Jan: Leila Haddad is busy 10:00 to 11:00, /)).toHaveTextContent(
      /Free 09:00 to 10:00, 11:00 to 14:00, 15:00 to 16:00, 17:00 to 18:00\.$/,
    )
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))
    expect(form.getByText(clash)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(sent()).toEqual([])

    fireEvent.change(time, { target: { value: '2030-01-09T15:00' } })
    await waitFor(() => expect(form.queryByText(clash)).toBeNull())
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))
    expect(await screen.findByText('Interview proposed')).toBeVisible()
    expect(sent()).toMatchObject([{ slots: [at(15)] }])
  })

  it('has strangers meet in a room of the company’s choice', async () => {
    const place = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
    const api = companyApiWith()
    api.on(placesApi.get, () => buildCompanyPlace('Admin', { place, isDemo: false, isGuest: false }))
    api.on(companyApplicationsApi.board, () => boardOf([buildCard()]))
    api.on(companyInterviewsApi.schedule, () => buildCompanyInterview({ status: 'pending' }))
    openApp(`/company-dashboard?section=applications&place=${place}`, api)
    await move('Priya Menon', 'Interviews Scheduled')
    const form = await dialog()
    const link = await form.findByRole('textbox', { name: 'Meeting link' })
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))
    expect(form.getByText('Add the link of the video meeting.')).toBeVisible()

    await userEvent.type(link, 'https://meet.example/harbour')
    await userEvent.click(form.getByRole('button', { name: 'Propose interview' }))

    expect(await screen.findByText('Interview proposed')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/interviews')).toMatchObject([
      { type: 'Video', meetingLink: 'https://meet.example/harbour' },
    ])
  })

  it('asks why an offer lies outside the posted range, then sends it', async () => {
    const api = open()
    const offer: Partial<Offer> = { id: 'offer-1', version: 1 }
    const whole = (): Offer => ({
      ...({
        applicationId: 'application-2',
        candidate: reviewed().candidate,
        salary: 200_000,
        currency: 'USD',
        period: 'year',
      } as const),
      startDate: '2030-01-01',
      expiresAt: '2030-01-01T00:00:00.000Z',
      terms: '',
      state: 'draft',
      inRange: false,
      canSend: true,
      canRescind: false,
      sentAt: null,
      respondedAt: null,
      responseNote: null,
      id: offer.id ?? '',
      version: 1,
    })
    api.on(offersApi.draft, whole)
    api.on(offersApi.send, () => ({ ...whole(), state: 'sent' }))
    await move('Mateo Okafor', 'Offers')
    const pay = await screen.findByRole('textbox', { name: /^Pay per year/ })
    const form = await dialog()

    expect(pay).toHaveValue('165000')
    expect(form.getByLabelText('Answer until')).toHaveAccessibleDescription(/^The end of that day, .+\.$/)
    await userEvent.clear(pay)
    await userEvent.type(pay, '200000')
    await userEvent.click(form.getByRole('button', { name: 'Review offer' }))
    expect(await form.findByText('Give a reason.')).toBeVisible()
    expect(form.getByRole('textbox', { name: /outside the posted range/ })).toHaveFocus()
    await userEvent.type(form.getByRole('textbox', { name: /outside the posted range/ }), 'Rare skill')
    await userEvent.dblClick(form.getByRole('button', { name: 'Review offer' }))
    const review = await form.findByRole('group', { name: 'The offer' })
    expect(review).toHaveFocus()
    expect(review).toHaveTextContent(/200,000 USD per year/)
    expect(review).toHaveTextContent(/No terms are added/)
    expect(await axeViolations()).toEqual([])
    await userEvent.click(form.getByRole('button', { name: 'Change it' }))
    await userEvent.type(form.getByRole('textbox', { name: /^Terms/ }), 'Four weeks of holiday.')
    await userEvent.click(form.getByRole('button', { name: 'Review offer' }))
    expect(await form.findByText('Four weeks of holiday.')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-2/offers')).toEqual([])
    // The draft that is kept when sending fails goes out as it was changed.
    api.on(offersApi.send, refusing(409, { detail: 'Not now.' }))
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Change it' }))
    await userEvent.type(form.getByRole('textbox', { name: /^Terms/ }), ' And a desk.')
    await userEvent.click(form.getByRole('button', { name: 'Review offer' }))
    api.on(offersApi.update, () => ({ ...whole(), version: 2 }))
    api.on(offersApi.send, () => ({ ...whole(), state: 'sent' }))
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }))

    expect(await screen.findByText('Offer sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-2/offers')).toEqual([
      expect.objectContaining({ salary: 200_000, outOfRangeReason: 'Rare skill', currency: 'USD' }),
    ])
    expect(bodiesOf(api, 'PUT', '/api/offers/offer-1')).toEqual([
      expect.objectContaining({ terms: 'Four weeks of holiday. And a desk.', version: 1 }),
    ])
    expect(bodiesOf(api, 'POST', '/api/offers/offer-1/send')).toEqual([{ version: 1 }, { version: 2 }])
  })

  it('asks with an offer whether an interview ahead stays', async () => {
    const api = open()
    const interviews = [
      {
        id: 'i1',
        type: 'Video' as const,
        startsAt: inHours(50),
        status: 'confirmed' as const,
        outcome: null,
      },
    ]
    api.on(companyApplicationsApi.get, () => buildDetail({ interviews }))
    api.on(offersApi.draft, refusing(409, { detail: 'Not now.' }))
    await move('Mateo Okafor', 'Offers')
    await screen.findByRole('textbox', { name: /^Pay per year/ })
    const form = await dialog()

    await userEvent.click(form.getByRole('button', { name: 'Review offer' }))
    expect(await form.findByText('Choose one.')).toBeVisible()
    expect(form.getByRole('radio', { name: 'Keep it' })).toHaveFocus()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-2/offers')).toEqual([])
    await userEvent.click(form.getByRole('radio', { name: 'Cancel it, and tell both sides' }))
    await userEvent.click(form.getByRole('button', { name: 'Review offer' }))
    expect(await form.findByText('Interviews ahead are cancelled.')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Send offer' }))

    expect(await screen.findByText('Not now.')).toBeVisible()
  })

  it('says after a passed screen whose it was and what comes next', async () => {
    const api = open('&application=application-1')
    api.on(companyApplicationsApi.get, () => buildDetail({ canPassScreen: true }))
    api.on(companyApplicationsApi.passScreen, () => buildDetail({ screenPassed: true }))

    await userEvent.click(await screen.findByRole('button', { name: 'Screen passed' }))

    expect(await screen.findByText('Priya Menon. Next: propose interview times.')).toBeVisible()
  })

  it('sorts by what the cards then show', async () => {
    const api = open('', [buildCard({ match: 41, requirements: 77 })])
    const card = async () => (await column('New')).getByRole('listitem')
    expect(await card()).toHaveTextContent(/77% requirementsMatch under 50%$/)
    const boards = () =>
      api.calls.filter(({ path }) => path.startsWith('/api/postings/posting-1/applications'))
    expect(boards().at(-1)?.path).toContain('sort=requirements')

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Sort: newest')

    await waitFor(() => expect(boards().at(-1)?.path).toContain('sort=applied'))
    expect(await card()).not.toHaveTextContent('requirements')
  })

  it('says on a card that a time is proposed', async () => {
    open('', [reviewed({ timeProposed: true })])

    expect((await column('Under Review')).getByText('Time proposed')).toBeVisible()
  })

  it('says when there is no posting to apply for', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, () => postingsOf())
    openCompany('applications', api)

    expect(await screen.findByText('No applications yet')).toBeVisible()
  })

  it('says when the board could not be loaded', async () => {
    const api = companyApiWith()
    api.on(companyApplicationsApi.board, refusing(503))
    openCompany('applications', api)

    expect(await screen.findByText(/^The applications could not be loaded/)).toBeVisible()
  })

  it('shows that it is loading', async () => {
    const api = companyApiWith()
    api.on(companyApplicationsApi.board, () => new Promise(() => undefined))
    openCompany('applications', api)

    expect(await screen.findByText('Loading applications')).toBeInTheDocument()
  })
})

describe('One application', () => {
  it('shows what was sent and how it matches, and keeps a note', async () => {
    const api = open('&application=application-1')
    api.on(companyApplicationsApi.note, () => buildDetail())
    const detail = await dialog()

    expect(await detail.findByText('I write contracts.')).toBeVisible()
    expect(detail.getByText('Solidity: verified')).toBeVisible()
    expect(detail.getByRole('table', { name: 'Parts of the match' })).toBeVisible()
    await userEvent.click(detail.getByRole('button', { name: 'Add note' }))
    expect(detail.getByText('Write a note.')).toBeVisible()
    expect(detail.getByRole('textbox', { name: 'New note' })).toHaveFocus()
    await userEvent.type(detail.getByRole('textbox', { name: 'New note' }), 'Strong')
    await userEvent.click(detail.getByRole('button', { name: 'Add note' }))

    expect(await screen.findByText('Note added')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/notes')).toEqual([
      { body: 'Strong' },
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('shows the note first, then the resume and the work that were sent', async () => {
    const api = open('&application=application-1')
    const { snapshot } = buildDetail()
    const sent = { ...snapshot, note: 'I can start in March.', sharedFields: ['note', 'resume'] }
    api.on(companyApplicationsApi.get, () => buildDetail({ snapshot: sent }))
    api.on(companyApplicationsApi.resume, () => ({ resume: emptyResume() }))
    const detail = await dialog()

    expect(await detail.findByText('I can start in March.')).toBeVisible()
    expect(detail.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Note from the candidate')
    expect(await detail.findByTitle('Resume as it was sent')).toBeInTheDocument()
    expect(detail.getByRole('button', { name: 'Download PDF' })).toBeVisible()
  })

  it('asks before a note that is being written goes with its dialog', async () => {
    open('&application=application-1')
    const detail = await dialog()
    await userEvent.type(await detail.findByRole('textbox', { name: 'New note' }), 'Strong')

    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep writing' }))
    expect(detail.getByRole('textbox', { name: 'New note' })).toHaveValue('Strong')
  })

  it('shows who it is under blind review only with a reason', async () => {
    const api = open('&application=application-1')
    api.on(companyApplicationsApi.get, () => buildDetail({ blind: true }))
    api.on(companyApplicationsApi.reveal, () => buildDetail())
    await userEvent.click(await screen.findByRole('button', { name: 'Show identity' }))
    const form = within((await screen.findAllByRole('dialog')).at(-1) ?? document.body)

    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Reference check')
    await userEvent.click(form.getByRole('button', { name: 'Show identity' }))

    expect(await screen.findByText('Identity shown')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/application-1/reveal')).toEqual([
      { reason: 'Reference check' },
    ])
  })

  it('opens from its card and closes back to the board', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Priya Menon' }))
    await dialog()
    expect(window.location.search).toContain('application=application-1')

    await userEvent.keyboard('{Escape}')

    await waitFor(() => expect(window.location.search).not.toContain('application='))
  })
})

describe('The list of applications', () => {
  it('counts every status and narrows to one', async () => {
    const api = open('&view=list')
    expect(await screen.findByRole('radio', { name: 'All (1)' })).toBeChecked()

    await userEvent.click(screen.getByRole('radio', { name: 'New (1)' }))

    await waitFor(() => expect(api.calls.at(-1)?.path).toContain('status=New'))
  })

  it('exports what is on screen', async () => {
    const api = open('&view=list&status=New')

    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))

    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/^\/api\/company\/export\/applications\?(?!.*page).*status=New/),
      ),
    )
  })

  it('rejects only people who were named one by one', async () => {
    const api = open('&view=list')
    api.on(companyApplicationsApi.bulkReject, () => ({ rejected: ['application-1'], refused: [] }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Priya Menon' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reject chosen' }))
    const form = await dialog()

    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Reason' }),
      'The position was filled or withdrawn',
    )
    await userEvent.click(form.getByRole('button', { name: 'Reject' }))

    expect(await screen.findByText('1 person rejected')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/applications/bulk-reject')).toEqual([
      { ids: ['application-1'], reasonId: 'closed' },
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('says when nothing matches', async () => {
    const api = companyApiWith()
    api.on(companyApplicationsApi.list, () => companyApplicationsOf())
    openCompany('applications&view=list', api)

    expect(await screen.findByText('No applications match')).toBeVisible()
  })
})
