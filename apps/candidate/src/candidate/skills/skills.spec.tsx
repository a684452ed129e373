import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { assessmentsApi, skillsApi, trackWishesApi, type SkillsSection } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { inHours } from '../../testing/hiring'
import { buildSkill, buildSkills } from '../../testing/person'
import { buildStanding, buildTrack } from '../../testing/assessments'
import { bodiesOf, GUEST, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { buildCandidatePlace } from '../../testing/places'
import { Skills } from './skills'

const ADA = { user: { id: 'user-1', kind: 'registered', email: 'ada@mail.example' }, guestDays: 7 }

function open(over: Partial<SkillsSection> = {}, query = '', session: object = GUEST) {
  const api = createFakeApi()
  const skill = buildSkill({ skill: 'SQL', state: 'Assessment Scheduled', scheduledAt: inHours(90) })
  const answer = { id: 'skill-2', skill, next: '', track: 'sql', attempt: 'attempt-1' }
  api.on(skillsApi.get, () => buildSkills(over))
  api.on(skillsApi.catalog, () => ({ items: [{ name: 'Kafka', technology: 'Data Science' }] }))
  api.on(assessmentsApi.tracks, () => ({ items: [buildTrack()] }))
  api.on(assessmentsApi.standings, () => ({ items: [buildStanding({ openAttempt: 'attempt-1' })] }))
  api.on(skillsApi.schedule, () => answer)
  api.on(skillsApi.cancel, () => answer)
  api.on(skillsApi.add, () => buildSkill({ skill: 'Kafka' }))
  api.on(skillsApi.remove, () => undefined)
  openSection(<Skills />, api, `?section=skills${query}`, buildCandidatePlace(), session)
  return api
}

describe('Skills and credentials', () => {
  it('separates what is proved, pending and declared', async () => {
    open()

    expect(await screen.findByRole('region', { name: 'Verified skills' })).toHaveTextContent(
      /Solidity.*Advanced.*Verified.*96%/,
    )
    expect(screen.getByRole('region', { name: 'Pending Verification' })).toHaveTextContent(
      /Docker.*Assessment Scheduled/,
    )
    expect(screen.getByRole('region', { name: 'Declared skills' })).toHaveTextContent(/Rust/)
    expect(screen.getByText('No certifications yet')).toBeVisible()
    expect(await axeViolations()).toEqual([])
  })

  it('starts, moves and cancels what is planned', async () => {
    const planned = buildSkill({
      id: 'skill-2',
      skill: 'SQL',
      state: 'Assessment Scheduled',
      verified: false,
      scheduledAt: inHours(72),
    })
    const api = open({ pending: [planned] }, '', ADA)

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

  it('removes a declared skill', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: 'Remove Rust' }))

    expect(await screen.findByText('Rust removed')).toBeVisible()
    expect(api.calls).toContainEqual({ method: 'DELETE', path: '/api/skills/skill-3', body: undefined })
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
