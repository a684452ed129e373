import type { TeamRole } from '../roles'

/** Whom one meets. */
export const ASKED_ROLES = ['recruiter', 'manager', 'peer', 'founder'] as const
export type AskedRole = (typeof ASKED_ROLES)[number]

/** Questions that fit who is asked: each can answer them from what they do. */
export const ROLE_QUESTIONS: Record<AskedRole, readonly string[]> = {
  recruiter: [
    'What happens after this conversation, and by when do I hear from you?',
    'Why is this position open?',
    'What did people say who left this team?',
  ],
  manager: [
    'What would you want to be done after three months?',
    'How do you notice that somebody on the team is stuck?',
    'Which decision of the last year would you make differently?',
  ],
  peer: [
    'What did you work on last week, and what held you up?',
    'How does a change of yours reach the people who use it?',
    'What surprised you when you began here?',
  ],
  founder: [
    'What has to be true for this company in two years?',
    'How long does the money last, and what happens then?',
    'Which part of the work do you keep for yourself?',
  ],
}

/** Whom a member of a team is asked as. In a company of a few people its head is a founder. */
export function askedAs(role: TeamRole, isSmall: boolean): AskedRole {
  if (role === 'Recruiter') return 'recruiter'
  if (role === 'Hiring Manager') return 'manager'
  return isSmall ? 'founder' : 'peer'
}

/** What a posting may leave open. */
export const UNSAID = [
  'team',
  'on-call',
  'first-months',
  'reviewing',
  'growth',
  'pay',
  'pay-review',
  'remote',
] as const
export type Unsaid = (typeof UNSAID)[number]

/** The public part of a posting: nothing that its team wrote for itself. */
export interface PostingText {
  readonly title: string
  readonly description: string
  readonly mode: string
  readonly salaryMin: number | null
  readonly salaryMax: number | null
}

interface Topic {
  /** "The posting says nothing about …" */
  readonly name: string
  readonly ask: string
  /** What says it, in lower case. */
  readonly said: RegExp
  /** Of which the fields say it already. */
  readonly field?: (posting: PostingText) => boolean
  /** Where it does not matter. */
  readonly idle?: (posting: PostingText) => boolean
}

const TOPICS: Record<Unsaid, Topic> = {
  team: {
    name: 'the team',
    ask: 'Who would I work with every day, and who decides what we work on?',
    said: /\bteam of\b|\b(\d+|two|three|four|five|six|seven|eight|nine|ten) (engineers|developers|people|colleagues|analysts|scientists)\b|\breport(s|ing)? to\b|\bwork (closely )?with\b|\bpart of (a|the) team\b/,
  },
  'on-call': {
    name: 'on-call duty',
    ask: 'Is there on-call duty, how often, and what happened in the last night of it?',
    said: /\bon[- ]?call\b|\bpager\b|\brota\b|\bout[- ]of[- ]hours\b|\bnight shifts?\b/,
  },
  'first-months': {
    name: 'the first months',
    ask: 'What would my first three months look like?',
    said: /\bonboard\w*\b|\bfirst (30|60|90|three|six|few|\d+)?\s?(days?|weeks?|months?|quarter)\b/,
  },
  reviewing: {
    name: 'how work is reviewed',
    ask: 'How and how often is my work reviewed, and by whom?',
    said: /\bperformance reviews?\b|\bfeedback (every|cycles?|talks?)\b|\bone[- ]on[- ]ones?\b|\b(code|design|peer) reviews?\b|\bmeasured by\b/,
  },
  growth: {
    name: 'growth',
    ask: 'Who grew in this role, into what, and what helped them?',
    said: /\bcareer\b|\bgrow(th)?\b|\bpromot\w+\b|\blearning (budget|time|days?)\b|\bmentor\w*\b|\btraining\b/,
  },
  pay: {
    name: 'pay',
    ask: 'Which range of pay is this position budgeted at?',
    said: /\bsalary (range|of|from|between)\b/,
    field: ({ salaryMin, salaryMax }) => salaryMin !== null || salaryMax !== null,
  },
  'pay-review': {
    name: 'when pay is reviewed',
    ask: 'When is pay reviewed, and what decides about it?',
    said: /\b(pay|salary|compensation) reviews?\b|\breview of (pay|salar\w+)\b|\b(yearly|annual) raises?\b/,
  },
  remote: {
    name: 'rules for working remotely',
    ask: 'How many days are in the office, who decides about exceptions, and which hours are shared?',
    said: /\bdays? (a|per|each) week\b|\btime ?zones?\b|\bcore hours\b|\bwork from (home|anywhere)\b|\boverlap\b/,
    idle: ({ mode }) => mode === 'On-site',
  },
}

export interface UnsaidTopic {
  readonly topic: Unsaid
  /** "The posting says nothing about on-call duty." */
  readonly text: string
  readonly ask: string
}

/** What a posting does not say, with the question that asks for it. */
export function unsaidIn(posting: PostingText): UnsaidTopic[] {
  const words = `${posting.title}\n${posting.description}`.toLowerCase()
  return UNSAID.flatMap((topic) => {
    const { name, ask, said, field, idle } = TOPICS[topic]
    if (idle?.(posting) || field?.(posting) || said.test(words)) return []
    return [{ topic, text: `The posting says nothing about ${name}.`, ask }]
  })
}
