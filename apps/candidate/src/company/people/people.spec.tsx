import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { peopleApi, postingsApi, poolsApi, verificationRequestsApi } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import {
  buildPerson,
  buildPersonDetail,
  buildPools,
  buildPosting,
  companyApiWith,
  openCompany,
  pageOf,
  postingsOf,
} from '../../testing/company'
import { buildMatch, inHours } from '../../testing/hiring'
import { bodiesOf, refusing } from '../../testing/open-app'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: string, value: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), value)

describe('Candidate Search', () => {
  it('shows people who may be found, without a match against nothing', async () => {
    openCompany('candidates')

    expect(await screen.findByText('1 person can be found.')).toBeVisible()
    const name = await screen.findByText('Viktor Horváth', { selector: 'b' })
    expect(name.closest('li')).toHaveTextContent('New York, NY · 4 years · Open to offers')
    expect(screen.getByText('1 verified')).toBeVisible()
    expect(name.closest('li')).toHaveTextContent('Python, Advanced, Nov 2024 (verified)')
    expect(screen.getByText(/^Whoever you open reads/)).toHaveTextContent(/verified of them is a sample\.$/)
    expect(screen.queryByText(/match$/)).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('sends all six filters and the posting to match against', async () => {
    const api = openCompany('candidates')
    await screen.findByText('Viktor Horváth', { selector: 'b' })

    await userEvent.type(screen.getByRole('searchbox', { name: 'Skills' }), 'Python')
    await waitFor(() => expect(window.location.search).toContain('skills=Python'))
    await choose('Location', 'New York, NY')
    await choose('Experience', '3-5 years')
    await choose('Technology focus', 'Data Science')
    await choose('Match against', 'posting-1')
    await choose('Verified level', '3')
    await userEvent.click(screen.getByRole('switch', { name: 'Blockchain Verified Only' }))

    await waitFor(() => {
      const query = new URL(api.calls.at(-1)?.path ?? '', 'http://x').searchParams
      expect(Object.fromEntries(query)).toEqual({
        page: '1',
        pageSize: '10',
        skills: 'Python',
        location: 'New York, NY',
        experience: '3-5 years',
        focus: 'Data Science',
        postingId: 'posting-1',
        verifiedOnly: 'true',
        minLevel: '3',
      })
    })
  })

  it('exports those whom the filters find', async () => {
    const api = openCompany('candidates&focus=Data+Science')

    await press('Export CSV')

    await waitFor(() =>
      expect(api.calls.map(({ path }) => path)).toContainEqual(
        expect.stringMatching(/^\/api\/company\/export\/candidates\?(?!.*page).*focus=Data\+Science/),
      ),
    )
  })

  it('says when nobody matches and clears the filters', async () => {
    const api = companyApiWith()
    api.on(peopleApi.search, ({ query }) => pageOf(query['skills'] ? [] : [buildPerson()]))
    openCompany('candidates&skills=cobol', api)
    expect(await screen.findByText('Nobody matches these filters')).toBeVisible()

    await press('Clear filters')

    expect(await screen.findByText('Viktor Horváth', { selector: 'b' })).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Skills' })).toHaveValue('')
  })

  it('shows a profile with the arithmetic of its match', async () => {
    const api = companyApiWith()
    api.on(peopleApi.get, () => buildPersonDetail({ matchAnswer: buildMatch() }))
    openCompany('candidates&posting=posting-1', api)
    await press('View Profile Viktor Horváth')

    const dialog = within(await screen.findByRole('dialog', { name: 'Viktor Horváth' }))
    expect(await dialog.findByText('I find what numbers hide.')).toBeVisible()
    expect(dialog.getByRole('table', { name: 'Parts of the match' })).toBeVisible()
    expect(api.calls.some(({ path }) => path === '/api/candidates/candidate-3?postingId=posting-1')).toBe(
      true,
    )
    expect(await axeViolations()).toEqual([])
  })

  it('says Verified of a certification whose badge was checked, with the day, and of no other', async () => {
    const api = companyApiWith()
    const school = { issuer: 'Harbour School' }
    api.on(peopleApi.get, () =>
      buildPersonDetail({
        certifications: [
          { ...school, name: 'Secure Coding', verified: true, asOf: '2026-03-01T09:00:00.000Z' },
          { ...school, name: 'Cloud', verified: false, asOf: null },
        ],
      }),
    )
    openCompany('candidates&person=candidate-3', api)

    const dialog = within(await screen.findByRole('dialog', { name: 'Viktor Horváth' }))
    expect(await dialog.findByText('Harbour School. Verified, not revoked as of 1 Mar 2026')).toBeVisible()
    expect(dialog.getByText('Harbour School. Not verified')).toBeVisible()
  })

  it('tells level and month of each proof, and of a claim that it is one', async () => {
    const api = companyApiWith()
    const skills = [
      { skill: 'Python', level: 4, verified: true, awarded: 3, month: '2024-11' },
      { skill: 'SQL', level: 2, verified: false, awarded: null, month: null },
    ] as const
    api.on(peopleApi.get, () => buildPersonDetail({ skills: [...skills] }))
    openCompany('candidates&person=candidate-3', api)

    const dialog = within(await screen.findByRole('dialog', { name: 'Viktor Horváth' }))
    expect(await dialog.findByText('Advanced (states Expert), verified in Nov 2024')).toBeVisible()
    expect(dialog.getByText('Intermediate, declared')).toBeVisible()
  })

  it('asks for the verification of a must-have skill, once', async () => {
    const api = companyApiWith()
    const sql = { skill: 'SQL', askedAt: null, canAsk: true }
    const solidity = { skill: 'Solidity', askedAt: '2026-11-03T10:00:00.000Z', canAsk: false }
    api.on(verificationRequestsApi.list, () => ({ items: [sql, solidity] }))
    api.on(verificationRequestsApi.ask, () => {
      const askedAt = '2026-11-04T10:00:00.000Z'
      api.on(verificationRequestsApi.list, () => ({
        items: [{ ...sql, askedAt, canAsk: false }, solidity],
      }))
      return { skill: 'SQL', askedAt }
    })
    openCompany('candidates&posting=posting-1&person=candidate-3', api)

    expect(await screen.findByText('Must-have skills without verification')).toBeVisible()
    expect(screen.getByText(/No answer has no effect\.$/)).toBeVisible()
    expect(screen.getByText(/^Asked on .*3.*2026/)).toBeVisible()
    await userEvent.click(screen.getByText('Request verification'))

    expect(await screen.findByText('Asked for SQL')).toBeVisible()
    expect(await screen.findByText(/^Asked on .*4.*2026/)).toBeVisible()
    expect(screen.queryByText('Request verification')).toBeNull()
    expect(bodiesOf(api, 'POST', '/api/candidates/candidate-3/verification-requests')).toEqual([
      { postingId: 'posting-1', skill: 'SQL' },
    ])
    expect(await axeViolations()).toEqual([])
  })

  it('asks for nothing where no posting is named, or it may not', async () => {
    const api = companyApiWith()
    openCompany('candidates&person=candidate-3', api)
    expect(await screen.findByText('I find what numbers hide.')).toBeVisible()
    expect(api.calls.some(({ path }) => path.includes('verification-requests'))).toBe(false)
  })

  it('says when it was asked for enough today', async () => {
    const api = companyApiWith()
    api.on(verificationRequestsApi.list, () => ({
      items: [
        { skill: 'SQL', askedAt: null, canAsk: true },
        { skill: 'Statistics', askedAt: null, canAsk: false },
      ],
    }))
    const detail = 'A company asks for at most 20 verifications in 24 hours. Try again in 3 hours.'
    api.on(verificationRequestsApi.ask, refusing(429, { code: 'VERIFICATION_LIMIT', detail }))
    openCompany('candidates&posting=posting-1&person=candidate-3', api)
    await userEvent.click(await screen.findByText('Request verification'))
    expect(await screen.findByText(detail)).toBeVisible()
    expect(screen.queryByText('Statistics')).toBeNull()
  })

  it('invites a person to apply', async () => {
    const api = companyApiWith()
    api.on(peopleApi.invite, () => ({ id: 'invitation-1', expiresAt: inHours(300) }))
    openCompany('candidates', api)
    await press('Add to Pipeline Viktor Horváth')
    const dialog = within(await screen.findByRole('dialog'))

    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(dialog.getByText('Choose a posting.')).toBeVisible()
    expect(dialog.getByText('Write a message.')).toBeVisible()
    expect(dialog.getByRole('combobox', { name: 'Posting' })).toHaveFocus()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Posting' }), 'posting-1')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Join us')
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }))

    expect(await screen.findByText('Invitation sent')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/candidates/candidate-3/invitations')).toEqual([
      { postingId: 'posting-1', message: 'Join us' },
    ])
  })

  it('puts a person into a talent pool from the profile', async () => {
    const api = companyApiWith()
    api.on(poolsApi.put, () => buildPools())
    openCompany('candidates&person=candidate-3', api)
    await press('Add to Talent Pool')
    await choose('Segment', 'pool-2')

    await press('Add')

    expect(await screen.findByText('Added to the talent pool')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/talent-pools/pool-2/members/candidate-3')).toEqual([
      { status: 'Available', note: '' },
    ])
  })

  it('offers no message to who does not want one, and no invitation to who is here already', async () => {
    const api = companyApiWith()
    api.on(peopleApi.search, () =>
      pageOf([
        buildPerson({ canMessage: false, inProcess: { applicationId: 'application-1', status: 'New' } }),
      ]),
    )
    openCompany('candidates', api)
    await screen.findByText('Viktor Horváth', { selector: 'b' })

    expect(screen.queryByRole('link', { name: /^Send Message/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add to Pipeline/ })).toBeNull()
    expect(screen.getByText('Applied: New', { selector: 'span' })).toBeVisible()
  })

  it('shows whom the company hired as hired, and asks them for nothing', async () => {
    const api = companyApiWith()
    const inProcess = { applicationId: 'application-1', status: 'Hired' }
    api.on(peopleApi.search, () => pageOf([buildPerson({ inProcess })]))
    openCompany('candidates', api)

    const row = (await screen.findByText('Viktor Horváth', { selector: 'b' })).closest('li')
    expect(row).toHaveTextContent('Hired')
    expect(row).not.toHaveTextContent('Open to offers')
    expect(screen.queryByRole('button', { name: /^Add to Pipeline/ })).toBeNull()
  })

  it('leaves out a posting that rejected the person lately, and says why', async () => {
    const api = companyApiWith()
    api.on(postingsApi.list, () =>
      postingsOf(buildPosting(), buildPosting({ id: 'posting-2', title: 'Data Engineer' })),
    )
    api.on(peopleApi.search, () => pageOf([buildPerson({ rejectedFor: ['posting-1'] })]))
    openCompany('candidates&posting=posting-1', api)
    await press('Add to Pipeline Viktor Horváth')

    const dialog = within(await screen.findByRole('dialog'))
    expect(
      await dialog.findByText('Not Smart-Contract Engineer: rejected there within the last 90 days.'),
    ).toBeVisible()
    const choice = dialog.getByRole('combobox', { name: /^Posting/ })
    expect(within(choice).queryByRole('option', { name: 'Smart-Contract Engineer' })).toBeNull()
    expect(within(choice).getByRole('option', { name: 'Data Engineer' })).toBeInTheDocument()
  })

  it('says when the search could not be loaded', async () => {
    const api = companyApiWith()
    api.on(peopleApi.search, refusing(500))
    openCompany('candidates', api)

    expect(await screen.findByText(/^The search could not be loaded/)).toBeVisible()
  })
})
