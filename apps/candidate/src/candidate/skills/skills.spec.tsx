import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  assessmentsApi,
  certificatesApi,
  credentialsApi,
  skillsApi,
  trackWishesApi,
  type OwnCertificate,
  type OwnCredential,
  type SkillsSection,
  type TrackStanding,
} from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { inHours } from '../../testing/hiring'
import { buildCertificate } from '../../testing/certificates'
import { buildCredential } from '../../testing/credentials'
import { buildSkill, buildSkills } from '../../testing/person'
import { buildStanding, buildTrack } from '../../testing/assessments'
import { bodiesOf, GUEST, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { Skills } from './skills'

const ADA = { user: { id: 'user-1', kind: 'registered', email: 'ada@mail.example' }, guestDays: 7 }

interface World {
  session?: object
  /** The person's own place; else the demo. */
  isOwn?: boolean
  standing?: Partial<TrackStanding>
  held?: OwnCredential[]
  certificates?: OwnCertificate[]
}

function open(over: Partial<SkillsSection> = {}, query = '', world: World = {}) {
  const {
    session = GUEST,
    isOwn = false,
    standing = { openAttempt: 'attempt-1' },
    held = [],
    certificates = [],
  } = world
  const place = isOwn ? buildCandidatePlace({ place: 'me', isDemo: false }) : buildCandidatePlace()
  const api = createFakeApi()
  const skill = buildSkill({ skill: 'SQL', state: 'Assessment Scheduled', scheduledAt: inHours(90) })
  const answer = { id: 'skill-2', skill, next: '', track: 'sql', attempt: 'attempt-1' }
  api.on(skillsApi.get, () => buildSkills(over))
  api.on(skillsApi.catalog, () => ({ items: [{ name: 'Kafka', technology: 'Data Science' }] }))
  api.on(assessmentsApi.tracks, () => ({ items: [buildTrack()] }))
  api.on(assessmentsApi.standings, () => ({ items: [buildStanding(standing)] }))
  api.on(credentialsApi.list, () => ({ items: held }))
  api.on(certificatesApi.list, () => ({ items: certificates, finished: [] }))
  api.on(skillsApi.schedule, () => answer)
  api.on(skillsApi.cancel, () => answer)
  api.on(skillsApi.add, () => buildSkill({ skill: 'Kafka' }))
  api.on(skillsApi.remove, () => undefined)
  openSection(<Skills />, api, `?section=skills${query}`, place, session)
  return api
}

describe('Skills and credentials', () => {
  it('keeps certificates of completion apart from what is verified', async () => {
    open({ verified: [] }, '', { isOwn: true, session: ADA, certificates: [buildCertificate()] })
    const card = await screen.findByRole('region', { name: 'Certificates of completion' })
    expect(card).toHaveTextContent('Completion, not a verified skill')
    expect(within(card).queryByText('Verified')).toBeNull()
    expect(screen.getByRole('region', { name: 'Verified skills' })).not.toHaveTextContent('SQL Foundations')
  })

  it('separates what is proved, pending and declared', async () => {
    open()

    const verified = await screen.findByRole('region', { name: 'Verified skills' })
    expect(verified).toHaveTextContent(/96%.*Solidity.*Sample.*Advanced/)
    // A sample proves nothing, and is no record that could be looked up.
    expect(within(verified).queryByText('Verified')).toBeNull()
    expect(verified).not.toHaveTextContent(/credential/i)
    expect(within(verified).getByRole('link', { name: /^Check it\s*: Solidity/ })).toHaveAttribute(
      'href',
      'https://www.example.com/verify?c=sample-1',
    )
    expect(screen.getByRole('region', { name: 'Pending Verification' })).toHaveTextContent(
      /Docker.*Assessment Scheduled/,
    )
    expect(screen.getByRole('region', { name: 'Declared skills' })).toHaveTextContent(/Rust/)
    expect(screen.getByText('No certifications yet')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  const proved = {
    id: 'attempt-1',
    endedAt: '2026-11-21T12:00:00.000Z',
    expiresAt: inHours(20 * 24),
    share: true,
    level: 2 as const,
    likelihoods: [10_000, 9_543, 1_900, 0],
    score: 517,
    interval: { low: 469, high: 565 },
  }

  it('shows the level that was awarded with its range and likelihoods, whatever is claimed', async () => {
    const held = [buildCredential({ level: 2 })]
    const skill = buildSkill({
      skill: 'SQL',
      level: 4,
      awarded: 2,
      score: null,
      expiresAt: proved.expiresAt,
      credentialId: held[0]?.id ?? null,
    })
    open({ verified: [skill] }, '', { session: ADA, isOwn: true, standing: { proved }, held })

    const row = within(await screen.findByRole('region', { name: 'Verified skills' }))
    expect(await row.findByText('517')).toBeVisible()
    expect(row.getByText('likely 469–565')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Verified skills' })).toHaveTextContent(
      /Intermediate, verified .*valid until .*20 days left\. You say Expert/,
    )
    expect(await row.findByText('Verified')).toBeVisible()
    const likely = row.getByRole('list', { name: 'How likely each level is' })
    expect(
      within(likely)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Beginner 100%', 'Intermediate 95%', 'Advanced 19%', 'Expert 0%'])
    expect(row.getByRole('link', { name: /^Renew ?: ?SQL$/ })).toBeVisible()
    expect(row.getByRole('link', { name: /^See the result ?: ?SQL$/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&result=attempt-1&place=me',
    )
    expect(await axeViolations()).toEqual([])
  })

  it('shares what was issued, and says where it is recorded', async () => {
    const credential = buildCredential({ level: 2, visibility: 'private' })
    const skill = buildSkill({ skill: 'SQL', level: 2, awarded: 2, score: null, credentialId: credential.id })
    open({ verified: [skill] }, '', { session: ADA, isOwn: true, standing: { proved }, held: [credential] })

    const row = within(await screen.findByRole('region', { name: 'Verified skills' }))
    expect(await row.findByText('Recorded in the public tamper-evident log, entry 1,204')).toBeVisible()
    expect(row.getByText('Private')).toBeVisible()
    expect(row.queryByText('Verified')).toBeNull()
    expect(row.getByText('likely 469–565')).toBeVisible()
    expect(row.getAllByRole('button', { name: /^Share/ })).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Check a credential' })).toHaveAttribute('href', '/verify')
  })

  it('shows its owner a level that is kept private, and says what employers see', async () => {
    open({ verified: [] }, '', {
      session: ADA,
      isOwn: true,
      standing: { proved: { ...proved, share: false } },
    })
    const row = within(await screen.findByRole('region', { name: 'Verified skills' }))
    expect(await row.findByText(/^Intermediate.*Employers see a plain claim$/)).toBeVisible()
    expect(row.getByText('Private')).toBeVisible()
    expect(row.queryByText('Verified')).toBeNull()
  })

  it('starts, moves and cancels what is planned', async () => {
    const planned = buildSkill({
      id: 'skill-2',
      skill: 'SQL',
      state: 'Assessment Scheduled',
      verified: false,
      scheduledAt: inHours(72),
    })
    const api = open({ pending: [planned] }, '', { session: ADA })

    expect(await screen.findByRole('link', { name: /^Start now ?: ?SQL$/ })).toHaveAttribute(
      'href',
      '/candidate-dashboard?section=skills&attempt=attempt-1&place=demo',
    )
    await userEvent.click(screen.getByRole('button', { name: /^Change time/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('New time'), { target: { value: '2020-01-01T10:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Change time' }))
    expect(await dialog.findByText('Choose a time in the future.')).toBeVisible()
    expect(dialog.getByLabelText('New time')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))

    await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }))
    expect(await screen.findByText('Assessment cancelled')).toBeVisible()
    expect(bodiesOf(api, 'POST', /cancel$/)).toHaveLength(1)
  })

  it('only cancels what was planned for a skill without a test', async () => {
    open()

    expect(await screen.findByRole('button', { name: /^Cancel ?: ?Docker$/ })).toBeVisible()
    for (const name of [/^Hand in/, /^Change time/, /^Start now/])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('declares a skill, and says when the catalogue lacks it', async () => {
    const api = open({}, '&add=new')
    const dialog = within(await screen.findByRole('dialog', { name: 'Add skill' }))
    await userEvent.type(dialog.getByLabelText('Skill'), 'Kafka')
    api.on(skillsApi.add, refusing(400, { detail: 'Choose a skill of the catalogue.' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add skill' }))
    expect(await screen.findByText('Choose a skill of the catalogue.')).toBeVisible()
    expect(dialog.getByLabelText('Skill')).toHaveValue('Kafka')

    api.on(skillsApi.add, () => buildSkill({ skill: 'Kafka' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add skill' }))

    expect(await screen.findByText('Kafka added')).toBeVisible()
  })

  it('removes a declared skill, and brings it back', async () => {
    const api = open()
    const section = buildSkills()
    api.on(skillsApi.remove, () => {
      api.on(skillsApi.get, () => ({
        ...section,
        declared: section.declared.filter(({ skill }) => skill !== 'Rust'),
      }))
    })

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Rust' }))

    expect(await screen.findByText('Rust removed')).toBeVisible()
    expect(api.calls).toContainEqual({ method: 'DELETE', path: '/api/skills/skill-3', body: undefined })
    const undo = await screen.findByRole('button', { name: /^Undo/ })
    expect(undo).toHaveFocus()
    expect(await axeViolations()).toEqual([])
    api.on(skillsApi.add, () => {
      api.on(skillsApi.get, () => section)
      return buildSkill({ skill: 'Rust' })
    })
    await userEvent.click(undo)

    expect(await screen.findByText('Rust is back')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/skills')).toEqual([{ skill: 'Rust', level: 2 }])
    expect(await screen.findByRole('button', { name: 'Remove Rust' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  })

  it('asks for an assessment that there is not, and says that it did', async () => {
    const api = open()
    api.on(trackWishesApi.ask, () => {
      api.on(skillsApi.get, () => buildSkills({ wishes: ['Rust'] }))
    })
    const declared = await screen.findByRole('region', { name: 'Declared skills' })
    expect(await within(declared).findByText('Intermediate. No assessment yet')).toBeVisible()

    await userEvent.click(within(declared).getByText('Ask for it'))

    expect(await screen.findByText('Asked for Rust')).toBeVisible()
    expect(await within(declared).findByText('Asked')).toBeVisible()
    expect(within(declared).queryByText('Ask for it')).toBeNull()
    expect(bodiesOf(api, 'POST', '/api/tracks/wishes')).toEqual([{ skill: 'Rust' }])
    expect(await axeViolations()).toEqual([])
  })

  it('offers to ask for what a match wanted', async () => {
    open({}, '&assess=k8s')
    expect(await screen.findByText('No assessment yet for k8s')).toBeVisible()
    const notice = within(screen.getByText('No assessment yet for k8s').parentElement ?? document.body)
    expect(notice.getByText('The skill counts as declared.')).toBeVisible()
    expect(notice.getByText('Ask for it')).toBeVisible()
  })

  it('asks for nothing where the tracks could not be read', async () => {
    const api = createFakeApi()
    api.on(skillsApi.get, () => buildSkills())
    api.on(assessmentsApi.tracks, refusing(500))
    api.on(assessmentsApi.standings, () => ({ items: [] }))
    openSection(<Skills />, api)
    expect(await screen.findByText(/^The assessments could not be loaded/)).toBeVisible()
    expect(screen.queryByText('Ask for it')).toBeNull()
    expect(screen.queryByText(/No assessment yet/)).toBeNull()
  })

  it('says what will appear while there is nothing', async () => {
    open({ verified: [], pending: [], declared: [] })
    for (const text of ['No verified skills yet', 'Nothing pending', 'No declared skills'])
      expect(await screen.findByText(text)).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(skillsApi.get, refusing(500))
    api.on(assessmentsApi.tracks, () => ({ items: [] }))
    openSection(<Skills />, api)
    expect(await screen.findByText(/^The skills could not be loaded/)).toBeVisible()
  })
})
