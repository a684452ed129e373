import { builtInWriter } from './resume-writer'

const point = async (content: string, current?: boolean) =>
  builtInWriter.improve({
    section: 'workExperience',
    content,
    context: current === undefined ? {} : { current },
  })

describe('The built-in engine words a point', () => {
  it.each([
    ['Responsible for managing 12 beds and writing the rota', 'Managed 12 beds and wrote the rota', false],
    ['manage a ward of 30 beds and write the rota', 'Managed a ward of 30 beds and wrote the rota', false],
    [
      'Prepare VAT returns and reconcile the ledgers',
      'Prepared VAT returns and reconciled the ledgers',
      false,
    ],
    ['Managing a team of 5 sellers', 'Managed a team of 5 sellers', false],
    ['Managing a team of 5 sellers', 'Manage a team of 5 sellers', true],
    ['Teaches the class of 30', 'Teach the class of 30', true],
    ['Was able to reduce waiting times', 'Reduced waiting times', false],
    [
      'Successfully utilized Excel in order to close the books',
      'Successfully used Excel to close the books',
      false,
    ],
    ['The rota was written by me weekly', 'Wrote the rota weekly', false],
    ['**Manage** the ward!!', '**Managed** the ward.', false],
  ])('%s → %s', async (before, after, current) => {
    const { improvedContent, changes } = await point(before, current)

    expect(improvedContent).toBe(after)
    expect(changes).toEqual([expect.objectContaining({ before, after })])
  })

  it.each([
    ['Plan and deliver the lessons for 4 classes', false],
    ['Lead teams of nurses', false],
    ['Work with teams to plan and build the wards', false],
    ['Marketing campaigns for 4 clients', false],
    ['Moved 40 services to a new host', true],
    ['Managed 3 wards', undefined],
  ])('and leaves alone what it cannot surely change: %s', async (content, current) => {
    expect(await point(content, current)).toMatchObject({ improvedContent: content, changes: [] })
  })

  it('asks where only the person knows the verb or the tense', async () => {
    expect((await point('Lead teams of 4 nurses', false)).questions[0]).toMatch(/told in the past/)
    expect((await point('Night shift of 9 beds', false)).questions[0]).toMatch(/start with the verb/)
  })

  it('answers for each point alone, and for an empty one with nothing', async () => {
    const { points } = await builtInWriter.improvePoints({
      section: 'volunteer',
      points: ['Manage the shelter', ' ', 'Ich habe die Leitung von 5 Teams und das Budget übernommen'],
      context: { current: false },
    })

    expect(points.map(({ improvedContent }) => improvedContent)).toEqual([
      'Managed the shelter',
      ' ',
      'Ich habe die Leitung von 5 Teams und das Budget übernommen',
    ])
    expect(points[2]?.notice).toMatch(/English only.*German/)
  })

  it('says that tone, length and translation need a model', async () => {
    const { notice } = await builtInWriter.improve({
      section: 'awards',
      content: 'Won a prize.',
      wish: { tone: 'formal' },
    })

    expect(notice).toMatch(/need a language model/)
  })
})

describe('The built-in engine words other texts', () => {
  it('keeps the lines of a description', async () => {
    const { improvedContent } = await builtInWriter.improve({
      section: 'projects',
      content: 'I built a shop in Go.\nIt was used by by 40 people.',
    })

    expect(improvedContent).toBe('Built a shop in Go.\nIt was used by 40 people.')
  })

  it.each([
    ['I am a passionate data engineer.', 'Data engineer'],
    ['Senior Accountant, IFRS.', 'Senior Accountant, IFRS'],
  ])('makes a headline of %s', async (content, after) => {
    expect((await builtInWriter.improve({ section: 'headline', content })).improvedContent).toBe(after)
  })
})
