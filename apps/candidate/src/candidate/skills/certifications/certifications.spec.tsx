import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { skillsApi, type BadgeCheck, type CertificationBadge, type SkillsSection } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { GUEST, refusing } from '../../../testing/open-app'
import { openSection } from '../../../testing/open-section'
import { buildCandidatePlace } from '../../../testing/places'
import { Certifications } from './certifications'

type Certification = SkillsSection['certifications'][number]

const SCHOOL = { name: 'Secure Coding', issuer: 'Harbour School', issued: '2026-02-01', expires: null }
const GENUINE = {
  verdict: 'valid',
  holder: 'pass',
  says: 'Genuine, not revoked as of 1 March 2026',
  asOf: '2026-03-01T09:00:00.000Z',
} as const
const badgeOf = (over: Partial<CertificationBadge> = {}): CertificationBadge => ({
  ...GENUINE,
  checkedAt: '2026-03-02T09:00:00.000Z',
  ...over,
})
const certificationOf = (badge: CertificationBadge | null, name = SCHOOL.name): Certification => ({
  ...SCHOOL,
  id: name,
  name,
  credentialId: '',
  verified: badge?.verdict === 'valid' && badge.holder === 'pass',
  endsSoon: false,
  badge,
})
const checkOf = (over: Partial<BadgeCheck> = {}): BadgeCheck => ({
  ...GENUINE,
  badge: SCHOOL,
  verified: true,
  canImport: true,
  checks: [
    { id: 'signature-rdfc', state: 'pass', reason: 'The signature fits.' },
    { id: 'holder', state: 'pass', reason: 'It is made out to your confirmed address.' },
  ],
  ...over,
})

function open(certifications: Certification[] = [], isDemo = false) {
  const api = createFakeApi()
  const place = buildCandidatePlace(isDemo ? {} : { place: 'me', isDemo: false })
  openSection(<Certifications certifications={certifications} />, api, '?section=skills', place, GUEST)
  return api
}
const file = (text = '{}', name = 'secure.badge.json') => new File([text], name, { type: 'application/json' })
async function bring(chosen: File) {
  await userEvent.click(await screen.findByRole('button', { name: 'Import a badge' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import a badge' })
  await userEvent.upload(within(dialog).getByLabelText(/^File/), chosen)
  return dialog
}

describe('Certifications', () => {
  it('say Verified where a badge counts and is this person’s, and else why not', async () => {
    open([
      certificationOf(badgeOf(), 'Its own'),
      certificationOf(badgeOf({ holder: 'fail' }), 'Of another'),
      certificationOf(badgeOf({ verdict: 'revoked', says: 'Genuine, but revoked' }), 'Taken back'),
      certificationOf(null, 'Typed'),
    ])
    const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') ?? document.body
    expect(await rowOf('Its own')).toHaveTextContent(/not revoked as of 1 March 2026\. Checked .*Verified/)
    expect(await rowOf('Of another')).toHaveTextContent(/made out to another address.*Not verified/)
    expect(await rowOf('Taken back')).toHaveTextContent(/Genuine, but revoked.*Revoked/)
    expect(await rowOf('Typed')).toHaveTextContent(/Not verified/)
    expect(screen.getAllByText('Verified')).toHaveLength(1)
    expect(await axeViolations()).toEqual([])
  })

  it('are checked before they are added, with each reason', async () => {
    const api = open()
    api.on(skillsApi.checkBadge, () => checkOf())
    api.on(skillsApi.importBadge, () => certificationOf(badgeOf()))
    const dialog = await bring(file())
    expect(await within(dialog).findByText('The signature fits.')).toBeVisible()
    expect(within(dialog).getByRole('status')).toHaveTextContent(/Verified.*Secure Coding, by Harbour School/)
    expect(await axeViolations(dialog)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add to certifications' }))
    expect(await screen.findByText('Badge added, verified')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are not added when the badge is refused, and the reason stands there', async () => {
    const says = 'The signature does not fit: something was changed, or another key signed.'
    const api = open()
    api.on(skillsApi.checkBadge, () =>
      checkOf({ verdict: 'not-genuine', verified: false, canImport: false, says, checks: [] }),
    )
    const dialog = await bring(file())
    expect(await within(dialog).findByText(says)).toBeVisible()
    expect(within(dialog).getByText('Not genuine')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Add to certifications' })).toBeDisabled()
  })

  it('take pasted text, and say when it was not reached or is too large', async () => {
    const api = open()
    api.on(skillsApi.checkBadge, refusing(429, { detail: 'Too many requests. Try again later.' }))
    const dialog = await bring(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png'))
    expect(await within(dialog).findByText(/larger than 2 MB/)).toBeVisible()
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Or paste it/ }), 'https://x.example')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check what I pasted' }))
    expect(await within(dialog).findByText('Too many requests. Try again later.')).toBeVisible()
  })

  it('of a demo are typed alone: nobody there is real', async () => {
    open([], true)
    expect(await screen.findByRole('button', { name: 'Add certification' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Import a badge' })).toBeNull()
  })
})
