import { evidenceKey, planOf, replanned, withEvidence, type PlanFacts, type PlanSkill } from './plan'
import { askedAs, unsaidIn, type PostingText } from './ask-them'

const skill = (name: string, over: Partial<PlanSkill> = {}): PlanSkill => ({
  skill: name,
  canPractise: true,
  module: null,
  ...over,
})
const facts = (over: Partial<PlanFacts> = {}): PlanFacts => ({
  day: '2026-03-30',
  today: '2026-03-20',
  skills: [skill('Rust'), skill('Solidity')],
  minutesADay: 20,
  ...over,
})
const lines = (over: Partial<PlanFacts> = {}) =>
  planOf(facts(over)).map(({ kind, ref, dueDay }) => `${dueDay} ${kind} ${ref}`)

describe('A plan', () => {
  it('goes backwards from the day, over the end of a month and a change of clocks', () => {
    expect(lines({ day: '2026-04-01' })).toEqual([
      '2026-03-28 practice Rust',
      '2026-03-29 practice Solidity',
      '2026-03-30 full full',
      '2026-03-30 logistics questions',
      '2026-03-31 logistics checklist',
      '2026-03-31 warm-up warm-up',
    ])
  })

  it('has a module beside practice where there is one, and leaves out what nothing teaches', () => {
    const skills = [skill('Rust', { module: 'rust/1' }), skill('Huff', { canPractise: false })]
    expect(lines({ skills }).slice(0, 3)).toEqual([
      '2026-03-27 module rust/1',
      '2026-03-27 practice Rust',
      '2026-03-28 full full',
    ])
  })

  it('has no session of full length under three days, and nothing due before today', () => {
    expect(lines({ today: '2026-03-28' })).toEqual([
      '2026-03-28 practice Rust',
      '2026-03-29 practice Solidity',
      '2026-03-28 logistics questions',
      '2026-03-29 logistics checklist',
      '2026-03-29 warm-up warm-up',
    ])
    expect(new Set(lines({ today: '2026-03-30' }).map((line) => line.slice(0, 10)))).toEqual(
      new Set(['2026-03-30']),
    )
    expect(lines({ today: '2026-03-31' })).toEqual([])
  })

  it('takes as many skills a day as there is time for, five in all', () => {
    const skills = 'abcdefg'.split('').map((name) => skill(name))
    const due = planOf(facts({ skills, minutesADay: 45 })).filter(({ kind }) => kind === 'practice')
    expect(due.map(({ ref, dueDay }) => `${dueDay} ${ref}`)).toEqual([
      '2026-03-25 a',
      '2026-03-25 b',
      '2026-03-26 c',
      '2026-03-26 d',
      '2026-03-27 e',
    ])
  })

  it('has no dates while no time is agreed', () => {
    const wishes = planOf(facts({ day: null }))
    expect(wishes.map(({ kind }) => kind)).toEqual([
      'practice',
      'practice',
      'full',
      'logistics',
      'logistics',
      'warm-up',
    ])
    expect(wishes.every(({ dueDay }) => dueDay === null)).toBe(true)
  })

  it('made anew keeps what is done, moves what is open, and numbers what is new', () => {
    const first = replanned([], planOf(facts()))
    expect(first.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
    const done = withEvidence(first, new Map([[evidenceKey('practice', 'Rust'), 'session-1']]))
    const dropped = done.map((one) => (one.kind === 'full' ? { ...one, state: 'dropped' as const } : one))
    const later = replanned(dropped, planOf(facts({ day: '2026-04-10', skills: [skill('Go')] })))
    expect(
      later.map(({ seq, kind, ref, dueDay, state }) => `${seq} ${dueDay} ${kind} ${ref} ${state}`),
    ).toEqual([
      '1 2026-03-26 practice Rust done',
      '3 2026-03-28 full full dropped',
      '7 2026-04-07 practice Go open',
      '4 2026-04-08 logistics questions open',
      '5 2026-04-09 logistics checklist open',
      '6 2026-04-09 warm-up warm-up open',
    ])
  })

  it('is not ticked by evidence where logistics are, nor where it was dropped', () => {
    const entries = replanned([], planOf(facts()))
    const evidence = new Map(entries.map(({ kind, ref }) => [evidenceKey(kind, ref), 'x']))
    expect(withEvidence(entries, evidence).filter(({ state }) => state === 'open')).toMatchObject([
      { kind: 'logistics' },
      { kind: 'logistics' },
    ])
  })
})

const posting = (over: Partial<PostingText> = {}): PostingText => ({
  title: 'Engineer',
  description: '',
  mode: 'Remote',
  salaryMin: null,
  salaryMax: null,
  ...over,
})
const topics = (over: Partial<PostingText> = {}) => unsaidIn(posting(over)).map(({ topic }) => topic)

describe('What a posting does not say', () => {
  it('is found over fields and text, each with its question', () => {
    expect(topics()).toHaveLength(8)
    expect(unsaidIn(posting())[1]).toEqual({
      topic: 'on-call',
      text: 'The posting says nothing about on-call duty.',
      ask: 'Is there on-call duty, how often, and what happened in the last night of it?',
    })
    expect(topics({ salaryMin: 100, mode: 'On-site' })).toEqual([
      'team',
      'on-call',
      'first-months',
      'reviewing',
      'growth',
      'pay-review',
    ])
  })

  it.each([
    ['You join a team of six.', 'team'],
    ['There is an on-call rota.', 'on-call'],
    ['In your first 90 days you ship one thing.', 'first-months'],
    ['We have one-on-ones each week.', 'reviewing'],
    ['There is a learning budget.', 'growth'],
    ['Salary reviews come every spring.', 'pay-review'],
    ['Two days a week in the office.', 'remote'],
  ])('is not what it says: %s', (description, topic) => {
    expect(topics({ description })).not.toContain(topic)
  })

  it('is asked by whom one meets', () => {
    expect([askedAs('Recruiter', true), askedAs('Hiring Manager', false)]).toEqual(['recruiter', 'manager'])
    expect([askedAs('Admin', true), askedAs('Admin', false)]).toEqual(['founder', 'peer'])
  })
})
