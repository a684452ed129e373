import type { Actor, Machine } from '@tryka/domain'
import {
  ACTOR_OF_ROLE,
  APPLICATION_MACHINE,
  DAY_MS,
  INTERVIEW_MACHINE,
  INVITATION_MACHINE,
  LIVE_MARKET_ID,
  MEMBER_MACHINE,
  OFFER_MACHINE,
  POSTING_MACHINE,
  SCORECARD_MACHINE,
  SKILL_MACHINE,
} from '@tryka/domain'

/** Asks the tables and nothing else: what the product believes of itself is not looked at. */
export type Ask = <T>(sql: string) => Promise<T[]>

interface Kind {
  machine: Machine<string>
  /** Where its rows are, and in which column they say their state. */
  table: string
  state: string
  /** Rows may be gone without a move: with a person, or taken back whole. */
  mayBeGone?: true
  /** Some begin without an event, such as the founder of a team. */
  mayBegin?: true
}

const kind = <S extends string>(machine: Machine<S>, rest: Omit<Kind, 'machine'>): Kind => ({
  machine: machine as unknown as Machine<string>,
  ...rest,
})

const KINDS: readonly Kind[] = [
  kind(APPLICATION_MACHINE, { table: 'applications', state: 'stage' }),
  kind(INTERVIEW_MACHINE, { table: 'interviews', state: 'status' }),
  kind(OFFER_MACHINE, { table: 'offers', state: 'state' }),
  kind(POSTING_MACHINE, { table: 'postings', state: 'status' }),
  kind(SCORECARD_MACHINE, { table: 'scorecards', state: 'state', mayBeGone: true }),
  kind(INVITATION_MACHINE, { table: 'invitations', state: 'state', mayBeGone: true }),
  kind(SKILL_MACHINE, { table: 'candidate_skills', state: 'state', mayBeGone: true }),
  kind(MEMBER_MACHINE, { table: 'team_members', state: 'status', mayBeGone: true, mayBegin: true }),
]

interface EventRow {
  subject: string
  n: number | string
  action: string
  from: string
  to: string
  role: string
}

const live = `'${LIVE_MARKET_ID}'`

/** Whom the table may have known the mover as: a member is also an interviewer, or was invited. */
const actorsOf = (role: string): Actor[] => {
  if (role === 'candidate' || role === 'system') return [role]
  const own = ACTOR_OF_ROLE[role as keyof typeof ACTOR_OF_ROLE] as Actor | undefined
  return [...(own ? [own] : []), 'interviewer', 'invitee']
}

function isMove({ machine }: Kind, { action, from, to, role }: EventRow): boolean {
  const moves = machine.transitions.filter((move) => move.action === action)
  // What is noted of a thing, such as that it was looked at, moves nothing.
  if (moves.length === 0) return from === to
  const actors = actorsOf(role)
  return (
    moves.some(
      (move) => move.from === from && move.to === to && move.by.some((actor) => actors.includes(actor)),
    ) ||
    (action === 'reschedule' && from === to)
  )
}

/** The events of one subject are a chain from nothing to the state of its row. */
function chain(of: Kind, events: readonly EventRow[], state: string | undefined): string[] {
  const faults: string[] = []
  const [first] = events
  const name = `${of.machine.name} ${first?.subject ?? ''}`
  let before = of.mayBegin ? (first?.from ?? 'none') : 'none'
  for (const [i, event] of events.entries()) {
    if (Number(event.n) !== i + 1) faults.push(`${name}: event ${event.n} stands where ${i + 1} belongs`)
    if (event.from !== before) faults.push(`${name}: ${event.action} from ${event.from} after ${before}`)
    if (!isMove(of, event)) faults.push(`${name}: ${event.role} may not ${event.action} from ${event.from}`)
    before = event.to
  }
  // A member who left keeps the state of its seat beside the day it left.
  if (state === undefined ? before !== 'deleted' && !of.mayBeGone : state !== before && before !== 'removed')
    faults.push(`${name}: its row says ${state ?? 'nothing'}, its events ${before}`)
  return faults
}

async function chains(ask: Ask, of: Kind): Promise<string[]> {
  const { machine, table, state } = of
  const rows = await ask<EventRow>(
    `SELECT subject_id AS subject, n, action, from_state AS "from", to_state AS "to", actor_role AS role
     FROM hiring_events WHERE market_id = ${live} AND kind = '${machine.name}' ORDER BY subject_id, n`,
  )
  const states = new Map(
    (
      await ask<{ id: string; state: string }>(
        `SELECT id, ${state} AS state FROM ${table} WHERE market_id = ${live}`,
      )
    ).map((row) => [row.id, row.state]),
  )
  const bySubject = new Map<string, EventRow[]>()
  for (const row of rows) bySubject.set(row.subject, [...(bySubject.get(row.subject) ?? []), row])
  const faults = [...bySubject].flatMap(([id, events]) => chain(of, events, states.get(id)))
  if (!of.mayBegin)
    for (const id of states.keys()) if (!bySubject.has(id)) faults.push(`${machine.name} ${id} has no event`)
  return faults
}

/** Each finds rows that must not be, and names them by `id`. */
const rules = (now: Date): Record<string, string> => {
  const before = (days: number) => `'${new Date(now.getTime() - days * DAY_MS).toISOString()}'`
  const open = `('applied', 'under_review', 'interview_scheduled', 'offer_received')`
  return {
    // Whoever lowers the openings afterwards takes nobody's job.
    'more people than openings': `SELECT p.id FROM postings p WHERE p.market_id = ${live} AND p.openings <
      (SELECT COUNT(*) FROM applications a WHERE a.posting_id = p.id AND a.stage = 'hired') AND NOT EXISTS (
        SELECT 1 FROM hiring_events e WHERE e.kind = 'posting' AND e.subject_id = p.id AND e.action = 'edit'
        AND e.at >= (SELECT MAX(a.hired_at) FROM applications a WHERE a.posting_id = p.id))`,
    'a balance that is not the sum of its rows': `SELECT a.id FROM credit_accounts a WHERE a.balance <>
      (SELECT COALESCE(SUM(CASE WHEN t.to_account = a.id THEN t.amount ELSE -t.amount END), 0)
        FROM credit_transfers t WHERE a.id IN (t.to_account, t.from_account))`,
    'points that went from one person to another': `SELECT t.id FROM credit_transfers t
      JOIN credit_accounts f ON f.id = t.from_account JOIN credit_accounts o ON o.id = t.to_account
      WHERE f.market_id <> o.market_id OR ((f.key LIKE 'person:%' OR f.key LIKE 'gone:%')
        AND (o.key LIKE 'person:%' OR o.key LIKE 'gone:%'))`,
    'points of an account that is gone': `SELECT c.id FROM credit_accounts c
      WHERE c.market_id = ${live} AND c.key LIKE 'person:%'
      AND NOT EXISTS (SELECT 1 FROM accounts a WHERE 'person:' || a.id = c.key)`,
    'two live applications of a pair': `SELECT posting_id AS id FROM applications
      WHERE stage NOT IN ('withdrawn', 'rejected') GROUP BY posting_id, candidate_id HAVING COUNT(*) > 1`,
    'an interviewer twice at one time': `SELECT member_id AS id FROM interviewer_times
      GROUP BY member_id, at HAVING COUNT(*) > 1`,
    'a time that an ended interview holds': `SELECT t.interview_id AS id FROM interviewer_times t
      LEFT JOIN interviews i ON i.id = t.interview_id
      WHERE t.market_id = ${live} AND (i.id IS NULL OR i.status NOT IN ('pending', 'confirmed'))`,
    'an accepted offer without a hire': `SELECT o.id FROM offers o JOIN applications a ON a.id = o.application_id
      WHERE o.market_id = ${live} AND o.state = 'accepted' AND a.stage <> 'hired'`,
    'a hire without an accepted offer': `SELECT a.id FROM applications a WHERE a.market_id = ${live}
      AND a.stage = 'hired' AND NOT EXISTS (
        SELECT 1 FROM offers o WHERE o.application_id = a.id AND o.state = 'accepted')`,
    'an offer out without its application': `SELECT o.id FROM offers o JOIN applications a ON a.id = o.application_id
      WHERE o.market_id = ${live} AND o.state = 'sent' AND a.stage <> 'offer_received'`,
    'an offered application without an offer': `SELECT a.id FROM applications a WHERE a.market_id = ${live}
      AND a.stage = 'offer_received' AND NOT EXISTS (
        SELECT 1 FROM offers o WHERE o.application_id = a.id AND o.state = 'sent')`,
    'an interview ahead of an ended application': `SELECT i.id FROM interviews i
      JOIN applications a ON a.id = i.application_id WHERE i.market_id = ${live}
      AND i.status IN ('pending', 'confirmed') AND a.stage IN ('rejected', 'withdrawn', 'hired')`,
    'an open application of a person who left': `SELECT a.id FROM applications a
      JOIN candidates c ON c.id = a.candidate_id WHERE a.market_id = ${live} AND c.account_id IS NULL
      AND a.stage IN ${open}`,
    'an open application of a posting filled long ago': `SELECT a.id FROM applications a
      JOIN postings p ON p.id = a.posting_id WHERE a.market_id = ${live} AND p.status = 'Closed'
      AND p.close_reason = 'filled' AND p.closed_at < ${before(8)} AND a.stage IN ${open}`,
    'an open application of a closed company': `SELECT a.id FROM applications a
      JOIN company_proofs c ON c.company_id = a.company_id WHERE a.market_id = ${live}
      AND c.state = 'closed' AND a.stage IN ${open}`,
    // The clock ends them after 14 days; it has a day for that.
    'an open application of a company suspended long ago': `SELECT a.id FROM applications a
      JOIN company_proofs c ON c.company_id = a.company_id WHERE a.market_id = ${live}
      AND c.state = 'suspended' AND c.state_at < ${before(15)}
      AND (c.suspended_until IS NULL OR c.suspended_until > '${now.toISOString()}') AND a.stage IN ${open}`,
    'a name or domain that waits without having been asked for': `SELECT company_id AS id FROM company_proofs
      WHERE change_ready_at IS NOT NULL AND pending_change IS NULL`,
    'a referral of nobody who is there': `SELECT a.id FROM applications a
      LEFT JOIN candidates c ON c.id = a.referrer_candidate_id WHERE a.referrer_candidate_id IS NOT NULL
      AND (c.account_id IS NULL OR a.referrer_candidate_id = a.candidate_id)`,
    'a published posting of a company that was never verified': `SELECT p.id FROM postings p
      LEFT JOIN company_proofs c ON c.company_id = p.company_id WHERE p.market_id = ${live}
      AND p.status = 'Active' AND (c.state IS NULL OR c.state = 'unverified')`,
    'two verified companies of a domain': `SELECT domain_key AS id FROM company_proofs
      WHERE state IN ('verified', 'suspended') GROUP BY domain_key HAVING COUNT(*) > 1`,
    'a team without an Admin': `SELECT c.id FROM companies c WHERE c.market_id = ${live}
      AND EXISTS (SELECT 1 FROM team_members m WHERE m.company_id = c.id AND m.removed_at IS NULL AND m.status = 'Active')
      AND NOT EXISTS (SELECT 1 FROM team_members m WHERE m.company_id = c.id AND m.removed_at IS NULL
        AND m.status = 'Active' AND m.role = 'Admin')`,
    'two seats of an account in one team': `SELECT account_id AS id FROM team_members
      WHERE account_id IS NOT NULL AND removed_at IS NULL GROUP BY company_id, account_id HAVING COUNT(*) > 1`,
    'a letter that waits though nobody wants it any more': `SELECT id FROM outbox WHERE state = 'queued'
      AND expires_at < '${new Date(now.getTime() - 3_600_000).toISOString()}'`,
    'a reminder that waits for an ended interview': `SELECT o.id FROM outbox o JOIN interviews i
      ON o.dedup_key LIKE '%' || i.id || '%' WHERE o.state = 'queued' AND o.template = 'interview'
      AND o.dedup_key LIKE '%reminder%' AND i.status NOT IN ('pending', 'confirmed')
      AND o.not_before < '${new Date(now.getTime() - 3_600_000).toISOString()}'`,
    'a message that nobody delivers': `SELECT id FROM outbox WHERE state = 'claimed'
      AND claimed_until < '${new Date(now.getTime() - 300_000).toISOString()}'`,
    ...crossing,
  }
}

/** Two rows of which one names the other are of one market. */
const crossing: Record<string, string> = Object.fromEntries(
  [
    ['applications', 'posting_id', 'postings'],
    ['applications', 'candidate_id', 'candidates'],
    ['applications', 'company_id', 'companies'],
    ['postings', 'company_id', 'companies'],
    ['interviews', 'application_id', 'applications'],
    ['offers', 'application_id', 'applications'],
    ['invitations', 'candidate_id', 'candidates'],
    ['conversations', 'candidate_id', 'candidates'],
    ['messages', 'conversation_id', 'conversations'],
    ['team_members', 'company_id', 'companies'],
  ].map(([table = '', column = '', other = '']) => [
    `${table} and ${other} of two markets`,
    `SELECT x.id FROM ${table} x JOIN ${other} y ON y.id = x.${column} WHERE y.market_id <> x.market_id`,
  ]),
)

/**
 * What is wrong in the live market, a sentence each; nothing where all is well.
 *
 * @param now the moment by which "long ago" is meant
 */
export async function marketFaults(ask: Ask, now: Date): Promise<string[]> {
  const faults: string[] = []
  for (const of of KINDS) faults.push(...(await chains(ask, of)))
  for (const [rule, sql] of Object.entries(rules(now)))
    for (const { id } of await ask<{ id: string }>(sql)) faults.push(`${rule}: ${id}`)
  return faults
}
