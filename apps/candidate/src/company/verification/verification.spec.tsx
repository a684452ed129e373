import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  companiesApi,
  companyApi,
  placesApi,
  type CompanyState,
  type CompanyVerification,
} from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildCompanySettings, companyApiWith } from '../../testing/company'
import { bodiesOf, openApp, refusing } from '../../testing/open-app'
import { buildCompanyPlace } from '../../testing/places'

const PLACE = 'team-0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'
const standing = (over: Partial<CompanyVerification> = {}): CompanyVerification => ({
  state: 'unverified',
  domain: 'northwind.com',
  since: '2025-01-08T10:00:00.000Z',
  sentTo: null,
  reason: null,
  againAt: null,
  canProve: true,
  question: null,
  dns: null,
  toProve: 'northwind.com',
  change: null,
  checkedUntil: null,
  isDoubted: false,
  ...over,
})

/** A company of the live market, in a state of its proof. */
function open(section: string, state: CompanyState, role: 'Admin' | 'Recruiter' = 'Admin') {
  const api = companyApiWith()
  api.on(placesApi.get, () => {
    const view = buildCompanyPlace(role, { place: PLACE, isDemo: false, isGuest: false })
    return view.side === 'company' ? { ...view, company: { ...view.company, state } } : view
  })
  api.on(companiesApi.verification, () => standing({ state, canProve: state === 'unverified' }))
  openApp(`/company-dashboard?section=${section}&place=${PLACE}`, api)
  return api
}
const card = async () => within(await screen.findByRole('region', { name: 'Verification' }))

describe('The verification of a company', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

  it('is a code to an address at the domain, and the code back', async () => {
    const api = open('settings', 'unverified')
    api.on(companiesApi.sendCode, () => ({ resendAfter: 60, expiresIn: 600 }))
    const shown = await card()
    expect(await shown.findByText('Not proven yet')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(shown.getByRole('button', { name: 'Send code' }))
    expect(await shown.findByText('Add an address at the company’s domain.')).toBeVisible()

    await userEvent.type(shown.getByLabelText('Address at northwind.com'), 'ben@northwind.com')
    await userEvent.click(shown.getByRole('button', { name: 'Send code' }))
    await userEvent.type(await shown.findByLabelText('Code'), '123456')
    api.on(companiesApi.enterCode, refusing(400, { code: 'OTP_INVALID', detail: 'No.' }))
    await userEvent.click(shown.getByRole('button', { name: 'Prove the domain' }))
    expect(await shown.findByText('This code is not right, or too old.')).toBeVisible()
    api.on(companiesApi.enterCode, () => standing({ state: 'pending', canProve: false }))
    api.on(companiesApi.verification, () => standing({ state: 'pending', canProve: false }))
    await userEvent.click(shown.getByRole('button', { name: 'Prove the domain' }))

    expect(await screen.findByText('Domain proven')).toBeVisible()
    expect(await shown.findByText('Under review')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/company/verification/code').at(-1)).toEqual({
      address: 'ben@northwind.com',
      otp: '123456',
    })
  })

  it('says why an Admin changes nothing while the company is suspended', async () => {
    const api = open('settings', 'suspended')
    api.on(companyApi.settings, () => buildCompanySettings({ canEdit: false }))

    const why = 'The company is suspended: its team reads, and changes nothing.'
    expect(await screen.findAllByText(why)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Save All Changes' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Choose a picture' })).toBeNull()
  })

  it('goes on under the old domain while a new one is proved and decided', async () => {
    const api = open('settings', 'verified')
    const change = {
      name: 'Southwind',
      domain: 'southwind.com',
      askedAt: '2025-01-08T10:00:00.000Z',
      provenAt: null,
      end: null,
    }
    let now = standing({ state: 'verified', canProve: false })
    api.on(companiesApi.verification, () => now)
    api.on(companiesApi.changeDomain, () => {
      now = standing({ state: 'verified', canProve: true, toProve: 'southwind.com', change })
      return now
    })
    api.on(companiesApi.takeBackChange, () => (now = standing({ state: 'verified', canProve: false })))
    const shown = await card()
    await userEvent.click(await shown.findByRole('button', { name: 'Change the domain' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the domain' }))
    await userEvent.type(dialog.getByLabelText('New web address'), 'southwind.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Change the domain' }))

    expect(
      await shown.findByText(/^You asked for the name “Southwind” and the domain southwind.com$/),
    ).toBeVisible()
    expect(shown.getByLabelText('Address at southwind.com')).toBeVisible()
    expect(bodiesOf(api, 'PUT', '/api/company/domain')).toEqual([{ domain: 'southwind.com' }])
    expect(await axeViolations()).toEqual([])
    await userEvent.click(shown.getByRole('button', { name: 'Take it back' }))
    await waitFor(() => expect(shown.queryByText(/^You asked for/)).toBeNull())
  })

  it('begins again at another domain, which is there at once while nobody verified the company', async () => {
    const api = open('settings', 'unverified')
    let now = standing()
    api.on(companiesApi.verification, () => now)
    api.on(companiesApi.sendCode, () => ({ resendAfter: 60, expiresIn: 600 }))
    api.on(
      companiesApi.changeDomain,
      () => (now = standing({ domain: 'southwind.com', toProve: 'southwind.com' })),
    )
    const shown = await card()
    await userEvent.type(await shown.findByLabelText('Address at northwind.com'), 'ben@northwind.com')
    await userEvent.click(shown.getByRole('button', { name: 'Send code' }))
    expect(await shown.findByLabelText('Code')).toBeVisible()

    await userEvent.click(shown.getByRole('button', { name: 'Change the domain' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the domain' }))
    expect(dialog.getByText(/takes the place of northwind.com at once/)).toBeVisible()
    await userEvent.type(dialog.getByLabelText('New web address'), 'southwind.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Change the domain' }))

    expect(await screen.findByText('Domain changed')).toBeVisible()
    expect(await shown.findByLabelText('Address at southwind.com')).toHaveValue('')
    expect(shown.queryByLabelText('Code')).toBeNull()
    expect(bodiesOf(api, 'PUT', '/api/company/domain')).toEqual([{ domain: 'southwind.com' }])
    expect(await axeViolations()).toEqual([])
  })

  it('is asked for again after a year, and says what was decided about a change', async () => {
    const api = open('settings', 'verified')
    const end = { accepted: false, reason: 'Show us the register.', at: '2025-01-09T10:00:00.000Z' }
    const change = { name: 'Southwind', domain: null, askedAt: end.at, provenAt: null, end }
    api.on(companiesApi.verification, () =>
      standing({ state: 'verified', canProve: true, change, checkedUntil: '2025-01-22T10:00:00.000Z' }),
    )
    const shown = await card()
    expect(await shown.findByText(/^Prove northwind.com again by /)).toBeVisible()
    expect(shown.getByText('Show us the register.')).toBeVisible()
    expect(shown.getByLabelText('Address at northwind.com')).toBeVisible()
  })

  it('is a record in the DNS as well, looked for until it is there', async () => {
    const api = open('settings', 'unverified')
    const record = {
      name: '_tryka-challenge.northwind.com',
      value: 'tryka-verification=k7m2q5xd4tfa6hzw3nby7rce2v',
      expiresAt: '2025-01-22T10:00:00.000Z',
      found: null,
      seen: null,
      lookedAt: null,
    }
    api.on(companiesApi.showRecord, () => standing({ dns: record }))
    const shown = await card()
    const asked = await shown.findByRole('button', { name: 'Prove it by DNS' })
    api.on(companiesApi.verification, () => standing({ dns: record }))
    await userEvent.click(asked)
    expect(await shown.findByText(record.name)).toBeVisible()
    expect(shown.getByText(record.value)).toBeVisible()
    expect(shown.getByText('Not looked for yet')).toBeVisible()
    expect(shown.getByRole('heading', { name: /^By DNS/ })).toHaveFocus()
    expect(await axeViolations()).toEqual([])

    const other = {
      ...record,
      found: 'other',
      seen: 'google=1',
      lookedAt: '2025-01-08T11:00:00.000Z',
    } as const
    api.on(companiesApi.lookForRecord, () => standing({ dns: other }))
    api.on(companiesApi.verification, () => standing({ dns: other }))
    await userEvent.click(shown.getByRole('button', { name: 'Look now' }))
    expect(await shown.findByText(/^Another record is there: “google=1”/)).toBeVisible()

    api.on(companiesApi.lookForRecord, () => standing({ state: 'pending', canProve: false }))
    api.on(companiesApi.verification, () => standing({ state: 'pending', canProve: false }))
    await userEvent.click(shown.getByRole('button', { name: 'Look now' }))
    expect(await screen.findByText('Domain proven')).toBeVisible()
    expect(await shown.findByText('Under review')).toBeVisible()
  })

  it('puts a refused address to its field', async () => {
    const api = open('settings', 'unverified')
    api.on(
      companiesApi.sendCode,
      refusing(400, {
        code: 'OTHER_DOMAIN',
        detail: 'Another domain.',
        errors: [{ path: 'address', message: 'Use an address that ends in @northwind.com.' }],
      }),
    )
    const shown = await card()
    await userEvent.type(await shown.findByLabelText('Address at northwind.com'), 'ben@gmail.com')
    await userEvent.click(shown.getByRole('button', { name: 'Send code' }))

    await waitFor(() =>
      expect(shown.getByLabelText('Address at northwind.com')).toHaveAccessibleDescription(
        /Use an address that ends in @northwind\.com\./,
      ),
    )
  })

  it('gives the words of a refusal, and when to try again', async () => {
    const api = open('settings', 'refused')
    api.on(companiesApi.verification, () =>
      standing({
        state: 'refused',
        reason: 'The page at this address is empty.',
        againAt: '2025-01-09T10:00:00.000Z',
        canProve: false,
      }),
    )

    const shown = await card()
    expect(await shown.findByText('The page at this address is empty.')).toBeVisible()
    expect(shown.getByText(/^You can try again from Thu 9 Jan/)).toBeVisible()
  })

  it('has a question, and takes the answer to it', async () => {
    const question = {
      text: 'Where is your office?',
      askedAt: '2025-01-08T11:00:00.000Z',
      answer: null,
      answeredAt: null,
    }
    const api = open('settings', 'pending')
    api.on(companiesApi.verification, () => standing({ state: 'pending', canProve: false, question }))
    const shown = await card()
    expect(await shown.findByText('Where is your office?')).toBeVisible()
    expect(await axeViolations()).toEqual([])
    await userEvent.click(shown.getByRole('button', { name: 'Send answer' }))
    expect(await shown.findByText('Write your answer.')).toBeVisible()
    const answered = { ...question, answer: 'In Oslo.', answeredAt: '2025-01-08T12:00:00.000Z' }
    const now = () => standing({ state: 'pending', canProve: false, question: answered })
    api.on(companiesApi.answer, now)
    await userEvent.type(shown.getByLabelText('Your answer'), 'In Oslo.')
    api.on(companiesApi.verification, now)
    await userEvent.click(shown.getByRole('button', { name: 'Send answer' }))

    expect(await screen.findByText('Answer sent')).toBeVisible()
    expect(await shown.findByText('In Oslo.')).toBeVisible()
    expect(shown.queryByRole('button', { name: 'Send answer' })).toBeNull()
  })

  it('is not asked of who is no Admin', async () => {
    open('settings', 'unverified', 'Recruiter')

    const shown = await card()
    expect(await shown.findByText(/^An Admin of the team proves it/)).toBeVisible()
    expect(shown.queryByRole('button', { name: 'Send code' })).toBeNull()
  })

  it('lets publishing, search and first messages rest, and says why', async () => {
    const api = open('candidates', 'pending')

    expect(await screen.findByRole('heading', { name: 'Nobody is shown yet' })).toBeVisible()
    expect(screen.getByText(/^You can search people once the company is verified/)).toBeVisible()
    const strip = within(screen.getByRole('region', { name: 'Verification of the company' }))
    expect(strip.getByText('Under review.')).toBeVisible()
    expect(api.calls.some(({ path }) => path.startsWith('/api/company/candidates'))).toBe(false)
    expect(await axeViolations()).toEqual([])
  })

  it('is not spoken of once it is done, nor in a demo', async () => {
    open('overview', 'verified')

    await screen.findByRole('heading', { name: 'Time to hire' })
    expect(screen.queryByRole('region', { name: 'Verification of the company' })).toBeNull()
  })
})
