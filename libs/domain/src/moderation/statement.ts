import type {
  DecisionAction,
  DecisionGround,
  DecisionState,
  ObjectionState,
  ReportSubject,
} from './constants'
import { DECISION_GROUND_WORDS, MODERATION_LIMITS } from './constants'

/** What a statement of reasons is made of. */
export interface StatementFacts {
  subject: ReportSubject
  /** How the subject is called: a posting's title, the name of a company or person. */
  name: string
  action: Exclude<DecisionAction, 'dismiss'>
  ground: DecisionGround
  /** The administrator's sentences: what happened, where, and how it is known. */
  facts: string
  /** Whether a report led to the decision. */
  reported: boolean
  at: string
  until: string | null
}

const THINGS: Record<ReportSubject, string> = {
  posting: 'the posting',
  company: 'the company',
  person: 'the profile of',
  message: 'a message of',
  cv: 'a link to the CV of',
  help: 'what was written, while helping, by',
}
/** What rests: of things that a company shows the company, of everything else the account. */
const RESTS: Record<ReportSubject, string> = {
  posting: 'the company because of the posting',
  company: 'the company',
  person: 'the account of',
  message: 'the account because of a message of',
  cv: 'the account because of a link to the CV of',
  help: 'the account because of what was written, while helping, by',
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `31 Mar 2026`, of the day in UTC. */
export function dayInUtc(iso: string): string {
  const at = new Date(iso)
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`
}
/** `31 Mar 2026, 09:05 UTC`: reads the same everywhere, as a statement is read in mails and on pages, in every zone. */
const momentOf = (iso: string): string => `${dayInUtc(iso)}, ${new Date(iso).toISOString().slice(11, 16)} UTC`

/** Until when a decision can be objected to. */
export function objectUntil(at: string): string {
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + MODERATION_LIMITS.objectionMonths)
  return end.toISOString()
}

/** What a decision covers, each a sentence. */
export function coversOf({ subject, action }: Pick<StatementFacts, 'subject' | 'action'>): string[] {
  if (action === 'warn') return ['Nothing is restricted. A next time may be.']
  if (action === 'suspend')
    return subject === 'company' || subject === 'posting'
      ? [
          'The company’s postings are hidden, and nobody of its team can change anything or write to people.',
          'The team can still read everything. Open applicants are told and may withdraw.',
        ]
      : [
          'The account cannot be used, and companies do not find or read its profile.',
          'This decision, an objection, the export of the data and erasing the account stay open.',
        ]
  // What was written while helping shows to nobody else: to take it down is never offered.
  const hidden: Record<Exclude<ReportSubject, 'help'>, string> = {
    posting: 'The posting is hidden from everybody outside the team, and nobody can apply for it.',
    company:
      'The company and its postings are hidden from everybody outside the team, which finds nobody and asks nobody to talk.',
    person: 'The profile is hidden from companies that have no application of the person.',
    message: 'The words of the message are hidden from both sides.',
    cv: 'The link leads nowhere. The resume itself and other links to it stay.',
  }
  return subject === 'help' ? [] : [hidden[subject]]
}

function restrictionOf({ subject, name, action, at, until }: StatementFacts): string {
  const thing = `${THINGS[subject]} “${name}”`
  const from = momentOf(at)
  if (action === 'warn') return `On ${from} we gave a warning about ${thing}.`
  if (action === 'take_down') return `On ${from} we took down ${thing}, until an objection succeeds.`
  const end = until ? `until ${momentOf(until)}` : 'until an objection succeeds'
  return `On ${from} we suspended ${RESTS[subject]} “${name}”, ${end}.`
}

/**
 * A statement of reasons, paragraph by paragraph: what is restricted and for how long, what it covers, the facts and
 * whether a report led to it, that a person decided, the ground, and how to object. It is the mail, the screen and the
 * row, word for word.
 */
export const statementOf = (facts: StatementFacts): string[] => [
  restrictionOf(facts),
  ...coversOf(facts),
  facts.facts,
  facts.reported ? 'A report led us to look at this.' : 'No report led to this: we looked by ourselves.',
  'A person decided. Nothing here is automatic.',
  `Ground: ${DECISION_GROUND_WORDS[facts.ground]}.`,
  `You may object once, until ${momentOf(objectUntil(facts.at))}, below this statement in your settings. Another person decides about the objection where there are two.`,
]

const BEFORE = 'the account that this address had then'

function earlierRestriction({ action, at, until }: Pick<StatementFacts, 'action' | 'at' | 'until'>): string {
  const from = momentOf(at)
  if (action === 'warn') return `On ${from} we gave a warning to ${BEFORE}.`
  if (action === 'take_down')
    return `On ${from} we took down something of ${BEFORE}. It is gone with that account.`
  const end = until ? `until ${momentOf(until)}` : 'until an objection succeeds'
  return `On ${from} we suspended ${BEFORE}, ${end}. This account rests for the same time.`
}

/**
 * What is left of a statement of reasons whose account was erased, for the new account of the address: the facts went
 * with the old one, and it says so.
 */
export const statementAfterErasing = (
  decision: Pick<StatementFacts, 'subject' | 'action' | 'ground' | 'at' | 'until'>,
): string[] => [
  earlierRestriction(decision),
  ...(decision.action === 'take_down' ? [] : coversOf(decision)),
  'That account was erased, and the facts and reports were erased with it. They cannot be shown again.',
  'A person decided then. That it holds for this account follows from the address alone.',
  `Ground: ${DECISION_GROUND_WORDS[decision.ground]}.`,
  `You may object once, until ${momentOf(objectUntil(decision.at))}, below this statement in your settings, unless you did so before. Say what happened: the person who decides has no more than this page.`,
]

/** Where a decision stands at a moment: lifted by somebody, over by itself, or in force. */
export function decisionState(
  { until, liftedAt }: { until: string | null; liftedAt: string | null },
  at: string,
): DecisionState {
  if (liftedAt) return 'lifted'
  return until !== null && until <= at ? 'ended' : 'in_force'
}

/** Whether an administrator may lift a decision: it restricts or warns now, and no objection waits for an answer. */
export const mayLift = ({
  action,
  state,
  objection,
}: {
  action: DecisionAction
  state: DecisionState
  objection: ObjectionState | null
}): boolean => action !== 'dismiss' && state === 'in_force' && objection !== 'open'

/** The statement of reasons about an account that is erased: it is read in the last mail alone, as nothing else is left. */
export const erasedStatement = ({
  ground,
  facts,
  at,
}: Pick<StatementFacts, 'ground' | 'facts' | 'at'>): string[] => [
  `On ${momentOf(at)} we erased your account with its profile and its seats in teams, for good.`,
  'Companies keep the dates of applications and decisions, without your name.',
  facts,
  'A person decided. Nothing here is automatic.',
  `Ground: ${DECISION_GROUND_WORDS[ground]}.`,
  `You may object once, until ${momentOf(objectUntil(at))}, by writing to the address below. What is erased does not come back; if you are right, you may begin anew.`,
]

/** The statement of reasons about a company that we close: its Admins read it by mail. */
export const closedStatement = ({
  name,
  ground,
  facts,
  at,
}: Pick<StatementFacts, 'name' | 'ground' | 'facts' | 'at'>): string[] => [
  `On ${momentOf(at)} we closed the company “${name}”, for good.`,
  'Its postings are closed, open applications end with “closed”, and the seats of its team end with them. What was decided before stays as it is.',
  facts,
  'A person decided. Nothing here is automatic.',
  `Ground: ${DECISION_GROUND_WORDS[ground]}.`,
  `You may object once, until ${momentOf(objectUntil(at))}, by writing to the address below. A company that is closed does not open again; if you are right, you may make a new one.`,
]
