/** Where an appeal stands. */
export const APPEAL_STATES = ['open', 'upheld', 'refused'] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** How a person at the console decides one. */
export const APPEAL_OUTCOMES = ['upheld', 'refused'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]

/** Where a template of tasks stands. Drafts and pilots are of the bank's files; a server that runs moves the others. */
export const TEMPLATE_STATES = ['draft', 'pilot', 'active', 'suspect', 'retired'] as const
export type TemplateStanding = (typeof TEMPLATE_STATES)[number]

/** Where a person at the console may bring a template. */
export const TEMPLATE_MOVES = ['active', 'suspect', 'retired'] as const

export const APPEAL_RULES = {
  /** From the result on. */
  days: 30,
  /** By one account within 24 hours. */
  perDay: 5,
  text: 2_000,
  reason: 2_000,
} as const

/** How many answers a task of a checked, and of a calibrated bank has. */
export const CALIBRATION_ANSWERS = { checked: 100, calibrated: 200 } as const

export const TEMPLATE_RULES = {
  /** Fewer answers say nothing of a task. */
  answers: 20,
  /** Of so many answers, the latest of a track, its tasks are counted. */
  latest: 10_000,
  /** Attempts of so many days are counted. */
  days: 30,
} as const
