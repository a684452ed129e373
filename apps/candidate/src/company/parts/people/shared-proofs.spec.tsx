import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { companyApplicationsApi, credentialsApi, type CompanyCredential } from '@tryka/domain'
import { axeViolations } from '@tryka/ui/testing'
import { buildDetail, companyApiWith, openCompany } from '../../../testing/company'
import { refusing } from '../../../testing/open-app'

const VERIFY_URL = 'https://tryka.example/verify?c=credential-1'
const buildProof = (over: Partial<CompanyCredential> = {}): CompanyCredential => ({
  skill: 'Solidity',
  level: 3,
  score: 612,
  interval: [566, 658],
  month: '2026-11',
  supervision: 'unsupervised',
  tasks: 22,
  sample: false,
  credentialId: 'credential-1',
  verifyUrl: VERIFY_URL,
  checked: null,
  ...over,
})
const blindProof = () =>
  buildProof({
    credentialId: null,
    verifyUrl: null,
    checked: 'Genuine, not revoked as of 24 November 2026',
  })

const IN_PROFILE = 'candidates&person=candidate-3'
const IN_APPLICATION = 'applications&application=application-1'

function openWith(section: string, ...items: CompanyCredential[]) {
  const api = companyApiWith()
  api.on(credentialsApi.ofCandidate, () => ({ items }))
  openCompany(section, api)
  return api
}
const proofs = async () => within(await screen.findByRole('list', { name: 'Verified skills' }))
const asked = (api: ReturnType<typeof openWith>) =>
  api.calls.map(({ path }) => path).filter((path) => path.endsWith('/credentials'))

describe('Verified skills of a person', () => {
  it.each([
    [IN_PROFILE, 'candidate-3'],
    [IN_APPLICATION, 'candidate-2'],
  ])('say their figures, and lead to where the reader checks them: %s', async (section, person) => {
    const api = openWith(section, buildProof())

    const list = await proofs()
    expect(list.getByRole('listitem')).toHaveTextContent(
      'Solidity, AdvancedScore 612, likely 566 to 658, Nov 2026, unsupervised',
    )
    const link = list.getByRole('link', { name: /^Check it ?: Solidity \(opens in a new tab\)$/ })
    expect(link).toHaveAttribute('href', VERIFY_URL)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getByText('The checks run in your own browser.')).toBeVisible()
    expect(asked(api)).toEqual([`/api/company/candidates/${person}/credentials`])
    expect(await axeViolations()).toEqual([])
  })

  it('are checked for the reader in blind review, with no way to who it is', async () => {
    const api = companyApiWith()
    const detail = buildDetail({ blind: true })
    const candidate = { ...detail.candidate, id: detail.id, name: 'Candidate 7F3A', initials: '?' }
    api.on(companyApplicationsApi.get, () => ({ ...detail, candidate }))
    api.on(credentialsApi.ofCandidate, () => ({ items: [blindProof()] }))
    openCompany(IN_APPLICATION, api)

    const list = await proofs()
    expect(list.getByText('Genuine, not revoked as of 24 November 2026')).toBeVisible()
    expect(list.getByRole('listitem')).toHaveTextContent('Score 612, likely 566 to 658')
    expect(list.queryByRole('link')).toBeNull()
    expect(screen.getByText(/^In blind review we make the checks/)).toBeVisible()
    expect(asked(api)).toEqual(['/api/company/candidates/application-1/credentials'])
    expect(await axeViolations()).toEqual([])
  })

  it('that are samples say so, and claim no measurement', async () => {
    openWith(
      IN_PROFILE,
      buildProof({ sample: true, score: null, interval: null, credentialId: null, verifyUrl: null }),
    )

    const list = await proofs()
    expect(list.getByRole('listitem')).toHaveTextContent(/^Solidity, AdvancedSampleNov 2026$/)
    expect(list.queryByRole('link')).toBeNull()
    expect(screen.queryByText(/checks run|make the checks/)).toBeNull()
  })

  it('say that five tasks were repeated in a call', async () => {
    openWith(IN_PROFILE, buildProof({ supervision: 'live-rechecked' }))

    expect((await proofs()).getByText(/with five tasks repeated in a call$/)).toBeVisible()
  })

  it('take no place where nothing is shared', async () => {
    const api = openWith(IN_PROFILE)

    expect(await screen.findByText('I find what numbers hide.')).toBeVisible()
    expect(asked(api)).toEqual(['/api/company/candidates/candidate-3/credentials'])
    expect(screen.queryByText('Verified skills')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that could not be loaded leave the profile as it is, and are read again', async () => {
    const api = companyApiWith()
    api.on(credentialsApi.ofCandidate, refusing(503, 'Not now.'))
    openCompany(IN_PROFILE, api)

    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^Verified skills could not be loaded/)).toBeVisible()
    expect(screen.getByText('I find what numbers hide.')).toBeVisible()
    api.on(credentialsApi.ofCandidate, () => ({ items: [buildProof()] }))
    await userEvent.click(alert.getByRole('button', { name: 'Retry' }))

    expect((await proofs()).getByRole('link', { name: /^Check it/ })).toBeVisible()
  })
})
