/** What may be reported: what is in the live market, a resume that is shared by a link, and help between people. */
export const REPORT_SUBJECTS = ['posting', 'company', 'person', 'message', 'cv', 'help'] as const
export type ReportSubject = (typeof REPORT_SUBJECTS)[number]

/** Why somebody reports, in the order of the list. */
export const REPORT_REASONS = [
  'not_real',
  'money',
  'discriminates',
  'pretends',
  'harassment',
  'illegal',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The same in words. */
export const REPORT_REASON_WORDS: Record<ReportReason, string> = {
  not_real: 'Not a real job',
  money: 'Asks for money',
  discriminates: 'Discriminates',
  pretends: 'Not who they say',
  harassment: 'Harassment',
  illegal: 'Illegal',
  other: 'Something else',
}

/** What an administrator decides about a case. */
export const DECISION_ACTIONS = ['dismiss', 'warn', 'take_down', 'suspend'] as const
export type DecisionAction = (typeof DECISION_ACTIONS)[number]

/** What a decision rests on: a section of the terms of service. */
export const DECISION_GROUNDS = [
  'pretending',
  'unreal_work',
  'discrimination',
  'harm',
  'attack',
  'employers',
] as const
export type DecisionGround = (typeof DECISION_GROUNDS)[number]

/** The grounds as a person reads them. */
export const DECISION_GROUND_WORDS: Record<DecisionGround, string> = {
  pretending: 'Terms, What is not allowed: pretending to be another person, or a result that is not yours',
  unreal_work: 'Terms, What is not allowed: work that does not exist, asks for payment or breaks the law',
  discrimination: 'Terms, What is not allowed: choosing people for reasons that the law forbids',
  harm: 'Terms, What is not allowed: collecting people’s data, unwanted messages, harassment',
  attack: 'Terms, What is not allowed: attacking, overloading or copying the service',
  employers: 'Terms, Employers',
}

export const CASE_STATES = ['open', 'looked_at', 'decided'] as const
export type CaseState = (typeof CASE_STATES)[number]

export const DECISION_STATES = ['in_force', 'ended', 'lifted'] as const
export type DecisionState = (typeof DECISION_STATES)[number]

export const OBJECTION_STATES = ['open', 'upheld', 'rejected'] as const
export type ObjectionState = (typeof OBJECTION_STATES)[number]

/** Sizes, counts and times of reports and decisions. */
export const MODERATION_LIMITS = {
  reportMin: 20,
  report: 2_000,
  objectionMin: 20,
  objection: 4_000,
  factsMin: 20,
  facts: 3_000,
  answer: 2_000,
  reportsPerDay: 10,
  /** Longest suspension that ends by itself. */
  days: 3_650,
  /** Within so many months a decision can be objected to, once. */
  objectionMonths: 6,
  /** A report of an account that is younger adds no weight: accounts cost nothing to make. */
  oldAccountDays: 7,
  /** A decided subject that is reported again makes a new case only after so many days. */
  againDays: 30,
} as const
