import { emptyResume, type GeneratedContent } from '@tryka/domain'
import { sampleResume } from '@tryka/domain/testing'
import { changesOf, withChanges } from '../ai/improvement'
import { acceptedAtFirst, applyProposals, proposalsOf } from './proposals'

const job = {
  jobTitle: 'Data engineer',
  company: 'Acme',
  location: '',
  startDate: '2020-03',
  endDate: '',
  current: true,
  description: ['Built 3 pipelines.'],
}
const content: GeneratedContent = {
  engine: 'model',
  questions: [],
  unsupported: ['Globex'],
  resumeData: {
    personalInfo: { fullName: 'Asha' },
    summary: 'Data engineer.',
    workExperience: [job, { ...job, company: 'Globex' }],
    skills: [{ category: 'Languages', items: ['Python'] }],
  },
}
const newId = () => 'id'

describe('Proposals of the generator', () => {
  it('fill and append by default, and leave out what is not in the person’s own words', () => {
    const proposals = proposalsOf(emptyResume(), content)

    expect(proposals.map(({ id }) => id)).toEqual([
      'personalInfo.fullName',
      'summary',
      'workExperience.0',
      'workExperience.1',
      'skills.0',
    ])
    expect(proposals.filter((one) => !acceptedAtFirst(one)).map(({ unsupported }) => unsupported)).toEqual([
      ['Globex'],
    ])
  })

  it('show the old summary beside the new one and replace it only with a yes', () => {
    const mine = sampleResume(3)
    const summary = proposalsOf(mine, content).find(({ id }) => id === 'summary')

    expect(summary).toMatchObject({ before: mine.summary, after: 'Data engineer.', kind: 'replace' })
    expect(summary && acceptedAtFirst(summary)).toBe(false)
    expect(applyProposals(mine, [], newId)).toEqual(mine)
    expect(summary && applyProposals(mine, [summary], newId).summary).toBe('Data engineer.')
  })

  it('wait for a yes where a blank is open', () => {
    const summary = 'Data engineer with [how many?] years of experience.'
    const [proposal] = proposalsOf(emptyResume(), { ...content, resumeData: { summary } })

    expect(proposal).toMatchObject({ kind: 'fill', unsupported: [] })
    expect(proposal && acceptedAtFirst(proposal)).toBe(false)
  })

  it('propose nothing that is there already', () => {
    const once = applyProposals(emptyResume(), proposalsOf(emptyResume(), content), newId)

    expect(proposalsOf(once, content)).toEqual([])
  })
})

describe('Changes to a summary', () => {
  const improved = {
    improvedContent: 'Built it. Saved $5.',
    changes: [
      { before: 'I built it.', after: 'Built it.', rule: 'r', reason: 'x' },
      { before: 'I saved $5.', after: 'Saved $5.', rule: 'r', reason: 'y' },
    ],
    questions: [],
    unsupported: [],
    engine: 'built-in' as const,
  }

  it('are taken one by one, or all to the letter', () => {
    const text = 'I built it. I saved $5.'
    const [, second] = changesOf(text, improved)

    expect(withChanges(text, improved, second ? [second] : [])).toBe('I built it. Saved $5.')
    expect(withChanges(text, improved, changesOf(text, improved))).toBe('Built it. Saved $5.')
  })

  it('are one for the whole text when the writer names none that fits', () => {
    expect(changesOf('Other words', improved)).toHaveLength(1)
    expect(changesOf('Built it. Saved $5.', improved)).toEqual([])
  })
})
