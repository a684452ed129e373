import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  accountApi,
  companiesApi,
  joinRequestsApi,
  onboardingApi,
  placesApi,
  resumeApi,
  teamPlace,
} from '@tryka/domain'
import { buildResume, buildResumeCard } from '@tryka/domain/testing'
import type { FakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../testing/open-app'
import { buildOnboarding, buildPlaces } from '../../testing/places'

const PERSON = { user: { id: 'person-1', kind: 'registered', email: 'asha@example.com' }, guestDays: 7 }
const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'

/** Somebody who signed in and may take a place, at an address. */
function open(path: string, admitted = true): FakeApi {
  const api = candidateApiWith()
  api.on(accountApi.open, () => PERSON)
  api.on(placesApi.list, () => buildPlaces([], { kind: 'registered', email: 'asha@example.com', admitted }))
  openApp(path, api)
  return api
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** A file as a browser gives it; the files here cannot be read. */
const fileOf = (text: string): File =>
  Object.assign(new File([text], 'mine.json', { type: 'application/json' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  })

async function tellName() {
  await heading('Who are you?')
  await userEvent.type(screen.getByLabelText('Name'), 'Asha Nair')
  await userEvent.selectOptions(screen.getByLabelText('Field you work in'), 'Cybersecurity')
  await press('Continue')
  await heading('Bring a resume, keep what is right')
}

/** Two steps that may stay empty lie between. */
async function goOnToPrivacy() {
  await press('Continue')
  await heading('What can you do?')
  await press('Continue')
  await heading('Who may see you?')
}

async function tellAbout() {
  await tellName()
  await goOnToPrivacy()
}

async function backToTheBeginning() {
  for (const title of ['What can you do?', 'Bring a resume, keep what is right', 'Who are you?']) {
    await userEvent.click(screen.getByRole('link', { name: 'Back' }))
    await heading(title)
  }
}

async function answerAndFinish() {
  for (const radio of screen.getAllByRole('radio', { name: /^Yes/ })) await userEvent.click(radio)
  await press('Continue')
  await heading('What may we mail you?')
  await press('Finish')
}

/** The company is here already: a seat in its team is asked for with a mailbox at its domain. */
async function asksToJoin(api: ReturnType<typeof open>) {
  const join = within(screen.getByRole('region', { name: 'Northwind is here already' }))
  await userEvent.type(join.getByLabelText('Your name'), 'Chloé Martin')
  await userEvent.type(join.getByLabelText('Your address at northwind.com'), 'chloe@northwind.com')
  api.on(joinRequestsApi.sendCode, () => ({ resendAfter: 60, expiresIn: 600 }))
  await userEvent.click(join.getByRole('button', { name: 'Ask to join' }))
  await userEvent.type(await join.findByLabelText('Code'), '123456')
  expect(await axeViolations()).toEqual([])
  api.on(joinRequestsApi.ask, () => ({
    id: ID,
    company: 'Northwind',
    state: 'sent',
    at: '2025-01-08T10:00:00.000Z',
    expiresAt: '2025-01-22T10:00:00.000Z',
  }))
  await userEvent.click(join.getByRole('button', { name: 'Ask to join' }))
  expect(await screen.findByRole('heading', { name: 'Asked to join Northwind' })).toBeVisible()
  expect(bodiesOf(api, 'POST', `/api/companies/${ID}/join-requests`)).toEqual([
    { name: 'Chloé Martin', title: '', address: 'chloe@northwind.com', otp: '123456' },
  ])
}

/** What is woven into the cloth beside the steps so far. */
const ribbons = () => {
  const art = document.querySelector('svg:has(path[fill="var(--thread)"])')
  return [...(art?.querySelectorAll('path') ?? [])].flatMap((path) => {
    const strand = /^var\(--(\w+)\)$/.exec(path.getAttribute('fill') ?? '')?.[1]
    return strand && strand !== 'thread' ? [strand] : []
  })
}

describe('Welcome', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('asks a guest to sign in first, and comes back', async () => {
    openApp('/welcome?start=company', candidateApiWith())

    await heading('Sign in first')
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?return=%2Fwelcome%3Fstart%3Dcompany',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('tells who signed in before there was a live market, and keeps the answer', async () => {
    const api = open('/welcome')
    api.on(onboardingApi.get, () => buildOnboarding({ isEarlier: true }))
    api.on(onboardingApi.mark, () => undefined)
    await heading('What you saw was sample data')
    expect(screen.getByRole('button', { name: 'Keep looking at the sample' })).toBeVisible()
    expect(await axeViolations()).toEqual([])

    await press('Start your own profile')

    await heading('Who are you?')
    expect(bodiesOf(api, 'PUT', '/api/onboarding/marks')).toEqual([{ answer: 'profile' }])
  })

  it('says to whom nobody let in yet how to get on the list', async () => {
    open('/welcome?start=profile', false)

    await heading('You are not in yet')
    expect(screen.getByRole('link', { name: 'Join the list' })).toHaveAttribute('href', '/early-access')
  })

  it('makes a profile by keyboard, with four answers and nothing preselected', async () => {
    const api = open('/welcome')
    api.on(placesApi.createProfile, () => ({ place: 'me' }))
    await heading('What brings you here?')
    expect(await axeViolations()).toEqual([])
    screen.getByRole('link', { name: /^Find work/ }).focus()
    await userEvent.keyboard('{Enter}')
    await heading('Who are you?')
    screen.getByLabelText('Name').focus()
    await userEvent.keyboard('Asha Nair{Enter}')
    // What is missing is told and has the focus.
    expect(await screen.findByText('Choose the field you work in.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Field you work in')).toHaveFocus())
    await userEvent.selectOptions(screen.getByLabelText('Field you work in'), 'Cybersecurity')
    screen.getByLabelText('Name').focus()
    await userEvent.keyboard('{Enter}')

    for (const optional of ['Bring a resume, keep what is right', 'What can you do?']) {
      expect(await heading(optional)).toHaveFocus()
      expect(await axeViolations()).toEqual([])
      screen.getByRole('button', { name: 'Continue' }).focus()
      await userEvent.keyboard('{Enter}')
    }
    expect(await heading('Who may see you?')).toHaveFocus()
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(await axeViolations()).toEqual([])
    for (const [at, key] of ['{ }', '{ArrowRight}', '{ }', '{ArrowRight}'].entries()) {
      screen.getAllByRole('radio')[at * 2]?.focus()
      await userEvent.keyboard(key)
    }
    screen.getByRole('button', { name: 'Continue' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(await heading('What may we mail you?')).toHaveFocus()
    expect(await axeViolations()).toEqual([])
    screen.getByRole('checkbox', { name: /^Job matches/ }).focus()
    await userEvent.keyboard(' ')
    screen.getByRole('button', { name: 'Finish' }).focus()
    await userEvent.keyboard('{Enter}')

    await waitFor(() => expect(window.location.search).toBe('?section=overview&place=me'))
    expect(bodiesOf(api, 'POST', '/api/profile')).toEqual([
      expect.objectContaining({
        name: 'Asha Nair',
        title: '',
        country: null,
        technology: 'Cybersecurity',
        privacy: {
          includeInTalentDirectory: true,
          visibleToRecruiters: false,
          showOnlineStatus: true,
          allowDirectMessages: false,
        },
        mails: expect.objectContaining({ 'Job matches': false, 'Application updates': true }),
      }),
    ])
    expect(Object.keys(localStorage).filter((key) => key.includes(':typed:'))).toEqual([])
  })

  it('takes a resume in, line by line, after a look at it', async () => {
    const api = open('/welcome?start=profile')
    api.on(placesApi.createProfile, () => ({ place: 'me' }))
    await tellName()
    const resume = buildResume({
      summary: 'I settle payments.',
      skills: [{ category: 'Chains', items: ['Solidity', 'Basket weaving'] }],
    })
    const chosen = screen.getByLabelText(/^Import a resume/)
    await userEvent.upload(chosen, fileOf('{'))
    expect(await screen.findByText(/This file is not JSON/)).toBeVisible()
    await userEvent.upload(chosen, fileOf(JSON.stringify(resume)))

    expect(await screen.findByText(/was read here/)).toBeVisible()
    expect(await axeViolations()).toEqual([])
    expect(bodiesOf(api, 'POST', '/api/profile')).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Summary' }))
    await userEvent.selectOptions(screen.getByLabelText('Solidity'), 'Advanced')
    expect(screen.queryByLabelText('Basket weaving')).toBeNull()
    await goOnToPrivacy()
    await answerAndFinish()

    await waitFor(() => expect(window.location.search).toBe('?section=overview&place=me'))
    const [body] = bodiesOf(api, 'POST', '/api/profile')
    expect(body).toMatchObject({
      work: resume.workExperience.map(({ jobTitle }) => ({ jobTitle })),
      skills: [{ skill: 'Solidity', level: 3 }],
    })
    expect(body).not.toHaveProperty('bio')
    expect(bodiesOf(api, 'POST', '/api/resumes')).toMatchObject([{ summary: 'I settle payments.' }])
  })

  it('names each question that is still open, and loses nothing on the way back', async () => {
    const api = open('/welcome?start=profile')
    await tellAbout()
    await press('Continue')

    expect(await screen.findByText('Choose whether a company may ask to talk.')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/profile')).toEqual([])
    await backToTheBeginning()
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Nair')
  })

  it('asks for every skill how well, and takes of the demo and of own resumes what is ticked', async () => {
    const api = open('/welcome?start=profile')
    const resumes = ['own', 'second'].map((id) =>
      buildResumeCard(buildResume({ id, title: `The ${id} one` })),
    )
    const [work] = buildResume().workExperience
    api.on(resumeApi.list, () => resumes)
    api.on(resumeApi.remove, () => undefined)
    api.on(placesApi.createProfile, () => ({ place: 'me' }))
    api.on(onboardingApi.get, () =>
      buildOnboarding({
        demo: {
          words: { title: 'Auditor', bio: 'I audit.' },
          work: work ? [{ ...work, id: 'w1' }] : [],
          education: [],
          skills: [{ skill: 'Hardhat', level: 2 }],
        },
      }),
    )
    await heading('Who are you?')
    const title = screen.getByRole('checkbox', { name: 'Current role: Auditor' })
    expect(title).not.toBeChecked()
    await userEvent.click(title)
    expect(
      screen.getByLabelText(/^Current role/, { selector: 'input[type="text"], input:not([type])' }),
    ).toHaveValue('Auditor')
    await tellName()
    expect(await screen.findByRole('checkbox', { name: /^The own one/ })).toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: /^The second one/ }))
    expect(screen.getByRole('checkbox', { name: /^Job:/ })).not.toBeChecked()
    await userEvent.click(screen.getByRole('checkbox', { name: 'About you: I audit.' }))
    expect(await axeViolations()).toEqual([])
    await press('Continue')
    await heading('What can you do?')
    await userEvent.selectOptions(screen.getByLabelText(/^Add a skill/), 'Solidity')
    await press('Continue')
    expect(await screen.findByText('Say how well you know Solidity.')).toBeVisible()
    expect(screen.getByLabelText('Solidity')).toHaveAccessibleDescription(/Say how well you know Solidity\.$/)
    expect(screen.getByLabelText('Solidity')).toHaveFocus()
    await userEvent.selectOptions(screen.getByLabelText('Solidity'), 'Advanced')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Hardhat/ }))
    expect(await axeViolations()).toEqual([])
    await press('Continue')
    await heading('Who may see you?')
    await answerAndFinish()

    await waitFor(() => expect(window.location.search).toBe('?section=overview&place=me'))
    const [body] = bodiesOf(api, 'POST', '/api/profile')
    expect(body).toMatchObject({
      title: 'Auditor',
      bio: 'I audit.',
      skills: [
        { skill: 'Solidity', level: 3 },
        { skill: 'Hardhat', level: 2 },
      ],
    })
    expect(body).not.toHaveProperty('work')
    // The second was left; the other came along.
    const gone = api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    expect(gone).toEqual(['/api/resumes/second'])
  })

  it('goes back to the page of this app for which the profile was begun', async () => {
    const to = '/candidate-dashboard?place=me&section=opportunities&job=j1&src=careers'
    const api = open(`/welcome?start=profile&return=${encodeURIComponent(to)}`)
    api.on(placesApi.createProfile, () => ({ place: 'me' }))
    await tellAbout()
    await answerAndFinish()

    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(to))
  })

  it('keeps what was typed over a reload', async () => {
    open('/welcome?start=profile')
    await tellAbout()
    document.body.replaceChildren()
    open('/welcome?start=profile&step=privacy')

    await heading('Who may see you?')
    await backToTheBeginning()
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Nair')
  })

  it('puts what the server refuses to its field', async () => {
    const api = open('/welcome?start=profile')
    api.on(
      placesApi.createProfile,
      refusing(400, {
        code: 'PRIVACY_UNANSWERED',
        detail: 'Answer each of the four questions.',
        errors: [{ path: 'privacy.showOnlineStatus', message: 'Choose one of the two.' }],
      }),
    )
    await tellAbout()
    await answerAndFinish()

    expect(await screen.findByText('Choose one of the two.')).toBeVisible()
  })

  it('makes a company in steps, and goes back to the field that was refused', async () => {
    const api = open('/welcome?start=company')
    const here = { id: ID, name: 'Northwind', domain: 'northwind.com' }
    const detail = 'Northwind is here already.'
    const taken = refusing(409, { code: 'COMPANY_IS_HERE', detail, ...here })
    api.on(companiesApi.create, taken)
    await heading('Tell people who is hiring')
    expect(screen.getByText('Step 1 of 3. You become its first Admin.')).toBeVisible()
    expect(screen.getByText(/Step 1 of 3: The company/)).toBeInTheDocument()
    expect(ribbons()).toEqual(['satya'])
    await userEvent.type(screen.getByLabelText('Company name'), 'Northwind')
    await userEvent.type(screen.getByLabelText('Web domain'), 'northwind.com')
    await userEvent.selectOptions(screen.getByLabelText('Industry'), 'Technology')
    await userEvent.selectOptions(screen.getByLabelText('People'), '50-100')
    await press('Continue')
    await heading('Where is it, and what does it do?')
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'PT')
    await press('Continue')
    await heading('And who are you?')
    expect(ribbons()).toEqual(['satya', 'vriddhi', 'siddhi'])
    await userEvent.type(screen.getByLabelText('Your name'), 'Ben Ode')
    await press('Create company')

    await heading('Tell people who is hiring')
    expect(screen.getByLabelText('Web domain')).toHaveAccessibleDescription(/Northwind is here already\./)
    await asksToJoin(api)
    api.on(companiesApi.create, () => ({ place: teamPlace(ID) }))
    await userEvent.clear(screen.getByLabelText('Web domain'))
    await userEvent.type(screen.getByLabelText('Web domain'), 'northwind.example')
    await press('Continue')
    await heading('Where is it, and what does it do?')
    await press('Continue')
    await heading('And who are you?')
    await press('Create company')

    await waitFor(() => expect(window.location.search).toBe(`?section=settings&place=team-${ID}`))
    expect(bodiesOf(api, 'POST', '/api/companies').at(-1)).toMatchObject({
      name: 'Northwind',
      domain: 'northwind.example',
      industry: 'Technology',
      country: 'PT',
      member: { name: 'Ben Ode', title: '' },
    })
  })
})
