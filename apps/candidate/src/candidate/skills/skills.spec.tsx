import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { skillsApi, type SkillsSection } from '@tryka/domain'
import { createFakeApi } from '@tryka/api-client/testing'
import { axeViolations } from '@tryka/ui/testing'
import { inHours } from '../../testing/hiring'
import { buildSkill, buildSkills } from '../../testing/person'
import { bodiesOf, refusing } from '../../testing/open-app'
import { openSection } from '../../testing/open-section'
import { Skills } from './skills'

const NEXT = 'A person reads your work; there is no automatic assessment yet.'

function open(over: Partial<SkillsSection> = {}, query = '') {
  const api = createFakeApi()
  const scheduled = buildSkill({
    skill: 'Rust',
    level: 2,
    state: 'Assessment Scheduled',
    scheduledAt: inHours(90),
  })
  const answer = { id: 'skill-3', skill: scheduled, next: NEXT }
  api.on(skillsApi.get, () => buildSkills(over))
  api.on(skillsApi.catalog, () => ({ items: [{ name: 'Kafka', technology: 'Data Science' }] }))
  api.on(skillsApi.assess, () => answer)
  api.on(skillsApi.schedule, () => answer)
  api.on(skillsApi.submit, () => answer)
  api.on(skillsApi.cancel, () => answer)
  api.on(skillsApi.add, () => buildSkill({ skill: 'Kafka' }))
  api.on(skillsApi.remove, () => undefined)
  openSection(<Skills />, api, `?section=skills${query}`)
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

  it('schedules an assessment from a topic and says what happens next', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^Start assessment: ?Rust$/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Start Assessment' }))
    expect(dialog.getByText(/^It gets a time two days ahead, which you can change;/)).toBeVisible()
    expect(dialog.getByRole('radio', { name: 'Intermediate' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule assessment' }))

    expect(await screen.findByRole('dialog', { name: 'Assessment Scheduled' })).toHaveTextContent(NEXT)
    expect(bodiesOf(api, 'POST', '/api/assessments')).toEqual([{ skill: 'Rust', level: 2 }])
  })

  it('opens the assessment that a match suggested', async () => {
    open({}, '&assess=Hardhat')

    const dialog = within(await screen.findByRole('dialog', { name: 'Start Assessment' }))
    expect(dialog.getByRole('radio', { name: 'Hardhat' })).toBeChecked()
  })

  it('hands work in, moves the time and cancels', async () => {
    const api = open()

    await userEvent.click(await screen.findByRole('button', { name: /^Hand in/ }))
    let dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Hand in' }))
    expect(await dialog.findByText('Describe or link your work.')).toBeVisible()
    expect(dialog.getByLabelText('Your work')).toHaveFocus()
    await userEvent.type(dialog.getByLabelText('Your work'), 'Notes')
    await userEvent.click(dialog.getByRole('button', { name: 'Hand in' }))
    expect(await screen.findByText('Assessment Submitted')).toBeVisible()
    expect(bodiesOf(api, 'POST', '/api/assessments/skill-2/submit')).toEqual([
      { answers: 'Notes', version: 2 },
    ])

    await userEvent.click(screen.getByRole('button', { name: /^Change time/ }))
    dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('New time'), { target: { value: '2020-01-01T10:00' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Change time' }))
    expect(await dialog.findByText('Choose a time in the future.')).toBeVisible()
    expect(dialog.getByLabelText('New time')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))

    await userEvent.click(screen.getByRole('button', { name: /^Cancel/ }))
    expect(await screen.findByText('Assessment cancelled')).toBeVisible()
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

  it('says what will appear while there is nothing', async () => {
    open({ verified: [], pending: [], declared: [] })
    for (const text of ['No verified skills yet', 'Nothing pending', 'No declared skills'])
      expect(await screen.findByText(text)).toBeVisible()
  })

  it('can be read again when it could not be loaded', async () => {
    const api = createFakeApi()
    api.on(skillsApi.get, refusing(500))
    openSection(<Skills />, api)
    expect(await screen.findByText(/^The skills could not be loaded/)).toBeVisible()
  })
})
