/** Why a result is looked at again before it counts. None of these is an accusation: each happens by chance too. */
export const HOLD_KINDS = ['fast', 'alike', 'jump'] as const
export type HoldKind = (typeof HOLD_KINDS)[number]

/**
 * Where a result that is held stands: `open` waits for its person, `waiting` and `appealed` for somebody at the console,
 * and what is `refused` was looked at twice.
 */
export const HOLD_STATES = ['open', 'waiting', 'confirmed', 'not_confirmed', 'appealed', 'refused'] as const
export type HoldState = (typeof HOLD_STATES)[number]

/** Where somebody at the console has to look. */
export const WAITING_HOLDS = ['waiting', 'appealed'] as const
export const isWaitingHold = (state: HoldState): boolean =>
  (WAITING_HOLDS as readonly string[]).includes(state)

/** How a person at the console decides one. */
export const HOLD_OUTCOMES = ['confirmed', 'not_confirmed'] as const
export type HoldOutcome = (typeof HOLD_OUTCOMES)[number]

/** From where on a result is held, and for how long. People who answer by the model are next to never held: the spec simulates it. */
export const HOLD_RULES = {
  /** So many tasks right in under this share of the usual time, each at a chance below this one. */
  fast: { tasks: 8, share: 0.25, chance: 0.2 },
  /** So many right answers in code as another account gave them in as many days, from so many tokens on. What so many others gave is common. */
  alike: { answers: 2, days: 90, tokens: 60, common: 3 },
  /** So far above the last result of as many days, in standard deviations of ability. */
  jump: { theta: 1.5, days: 60 },
  /** What is half of the time that a task allows, until so many answers tell how long people take. */
  usual: { share: 0.5, answers: 20, latest: 200 },
  /** Nobody answered for so many days: not confirmed. */
  answerDays: 14,
  /** After that, or a decision, it can be appealed for as many. */
  appealDays: 30,
  text: 2_000,
  reason: 2_000,
} as const
