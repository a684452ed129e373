import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { emptyResume, resumeApi, type ImprovedContent } from '@tryka/domain'
import { buildResume } from '@tryka/domain/testing'
import { axeViolations } from '@tryka/ui/testing'
import { bodiesOf, candidateApiWith, openApp, refusing } from '../../../testing/open-app'
import { proseAt, withProse } from './prose-at'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

const nurse = buildResume({
  id: 'r1',
  title: 'Nursing',
  workExperience: [
    {
      id: 'w1',
      jobTitle: 'Staff nurse',
      company: 'County',
      location: '',
      startDate: '2020-01',
      endDate: '2022-01',
      current: false,
      description: ['Manage 12 beds', 'Wrote the rota', ''],
    },
  ],
})
const answer = (before: string, after: string, more: Partial<ImprovedContent> = {}): ImprovedContent => ({
  improvedContent: after,
  changes:
    before === after
      ? []
      : [{ before, after, rule: 'tense', reason: 'This is over, so it is told in the past.' }],
  questions: [],
  unsupported: [],
  engine: 'built-in',
  ...more,
})

async function openPoints() {
  const api = candidateApiWith([nurse])
  api.on(resumeApi.writingEngine, () => ({ engine: 'built-in' as const }))
  openApp('/candidate-dashboard?section=cv-builder&resume=r1', api)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Resume title' })).toHaveValue('Nursing'))
  await userEvent.click(screen.getByRole('tab', { name: 'Experience' }))
  await screen.findByRole('textbox', { name: 'Point 1' })
  return api
}
const point = (n: number) => screen.getByRole('textbox', { name: `Point ${n}` })

beforeEach(() => localStorage.clear())

describe('Suggestions', () => {
  it('for a point show old, new and why, and one undo brings it back', async () => {
    const api = await openPoints()
    api.on(resumeApi.improve, () => answer('Manage 12 beds', 'Managed 12 beds'))
    await press('Suggest point 1')

    const dialog = within(await screen.findByRole('dialog', { name: 'Suggestions for point 1' }))
    expect(dialog.getByText('This is over, so it is told in the past.')).toBeVisible()
    expect(dialog.getByText(/fixed rules, without a language model/)).toBeVisible()
    expect(screen.getByRole('dialog')).not.toHaveTextContent(/\bAI\b/)
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([])
    expect(bodiesOf(api, 'POST', '/api/resumes/improve-content')[0]).toEqual({
      section: 'workExperience',
      content: 'Manage 12 beds',
      jobTitle: 'Staff nurse',
      context: {
        title: 'Staff nurse',
        organization: 'County',
        current: false,
        neighbours: ['Wrote the rota', ''],
      },
    })

    await press('Use 1 of 1')
    expect(point(1)).toHaveValue('Managed 12 beds')
    await press('Undo')
    expect(point(1)).toHaveValue('Manage 12 beds')
  })

  it('for all points leave what is not the persons own until it is accepted', async () => {
    const api = await openPoints()
    api.on(resumeApi.improvePoints, () => ({
      points: [
        answer('Manage 12 beds', 'Managed 12 beds'),
        answer('Wrote the rota', 'Wrote the rota of 30.', { unsupported: ['Wrote the rota of 30.'] }),
        answer('', ''),
      ],
    }))
    await press('Suggest for all points')
    await press('Use 1 of 2')

    expect(point(1)).toHaveValue('Managed 12 beds')
    expect(point(2)).toHaveValue('Wrote the rota')
  })

  it('say when there is nothing better, when nothing is written and when nobody answers', async () => {
    const api = await openPoints()
    api.on(resumeApi.improve, () => answer('Wrote the rota', 'Wrote the rota'))
    await press('Suggest point 2')
    expect(await screen.findByText('The wording is fine. There is nothing to change.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await press('Suggest point 3')
    expect(await screen.findByText(/Write something here first/)).toBeVisible()
    api.on(resumeApi.improve, refusing(429, { detail: 'Wait a minute.' }))
    await press('Suggest point 2')
    expect(await screen.findByText(/Failed to look for suggestions. Wait a minute./)).toBeVisible()
  })

  it('offer tone, length and language where a model words them', async () => {
    const api = await openPoints()
    api.on(resumeApi.writingEngine, () => ({ engine: 'model' as const }))
    api.on(resumeApi.improve, () => answer('Wrote the rota', 'Wrote the rota', { engine: 'model' }))
    await press('Suggest point 2')
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Tone' }), 'formal')
    await press('Suggest again')

    await waitFor(() => expect(bodiesOf(api, 'POST', '/api/resumes/improve-content')).toHaveLength(2))
    expect(bodiesOf(api, 'POST', '/api/resumes/improve-content')[1]).toMatchObject({
      wish: { tone: 'formal', length: 'same' },
    })
  })
})

describe('Prose at a path', () => {
  const draft = {
    ...emptyResume(),
    headline: 'Nurse',
    projects: [{ id: 'p', name: 'Rota', description: 'A tool', technologies: ['Go'], link: '', date: '' }],
    customSections: [
      {
        id: 'c1',
        name: 'Talks',
        entries: [
          {
            id: 'e',
            name: 'Keynote',
            detail: 'Devcon',
            location: '',
            date: '',
            link: '',
            description: ['Spoke', 'Wrote'],
          },
        ],
      },
    ],
  }

  it.each([
    ['headline', 'headline', ['Nurse']],
    ['projects.0.description', 'projects', ['A tool']],
    ['customSections.0.entries.0.description', 'custom', ['Spoke', 'Wrote']],
    ['customSections.0.entries.0.description.1', 'custom', ['Wrote']],
  ])('is found and replaced: %s', (path, section, texts) => {
    const prose = proseAt(draft, path)
    expect(prose).toMatchObject({ section, texts })
    const fresh = texts.map((text) => `${text}!`)
    expect(prose && proseAt(withProse(draft, prose, fresh), path)?.texts).toEqual(fresh)
  })

  it.each(['personalInfo.fullName', 'references.0.reference', 'awards.4.summary', 'workExperience.0'])(
    'is none elsewhere: %s',
    (path) => expect(proseAt(draft, path)).toBeUndefined(),
  )
})
