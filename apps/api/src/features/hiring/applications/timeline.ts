import type { z } from 'zod'
import type { TimelineEntry } from '@tryka/domain'
import type { HiringEventRow } from '../core/hiring-event.table'

type Entry = z.output<typeof TimelineEntry>

/**
 * What a candidate reads of the history, by machine and action. What is not here is the company's own: a passed
 * screen, a note, a drafted offer, a scorecard.
 */
const FOR_CANDIDATE: Record<string, string> = {
  'application.apply': 'Application sent',
  'application.start_review': 'Review started',
  'application.interview_confirmed': 'Interview scheduled',
  'application.interviews_over': 'Back under review',
  'application.offer_sent': 'Offer received',
  'application.offer_accepted': 'Offer accepted',
  'application.offer_ended': 'The offer ended',
  'application.decline_offer': 'Offer declined',
  'application.reject': 'Rejected',
  'application.close_out': 'Ended: the position was filled or withdrawn',
  'application.withdraw': 'Application withdrawn',
  'application.reopen': 'Application reopened',
  'interview.propose': 'Interview times proposed',
  'interview.reschedule': 'Other interview times proposed',
  'interview.cancel': 'Interview cancelled',
  'interview.complete': 'Interview held',
  'interview.no_show': 'Interview missed',
  'posting.edit': 'The job was changed',
}

const FOR_COMPANY: Record<string, string> = {
  ...FOR_CANDIDATE,
  'application.apply': 'Applied',
  'application.view': 'Opened',
  'application.screen_pass': 'Screen passed',
  'application.reject': 'Rejected',
  'application.withdraw': 'Withdrew',
  'application.note': 'Note added',
  'application.reveal': 'Identity shown',
  'interview.confirm': 'Interview time confirmed',
  'interview.confirm_agreed': 'Interview time agreed elsewhere',
  'interview.outcome': 'Outcome set',
  'offer.draft': 'Offer drafted',
  'offer.send': 'Offer sent',
  'offer.accept': 'Offer accepted',
  'offer.decline': 'Offer declined',
  'offer.expire': 'Offer expired',
  'offer.rescind': 'Offer taken back',
}

const nameOf = ({ kind, action }: HiringEventRow): string => `${kind}.${action}`
const byOf = ({ actorRole }: HiringEventRow): Entry['by'] =>
  actorRole === 'candidate' ? 'you' : actorRole === 'system' ? 'system' : 'company'

/** The accepting person is the candidate, although the move of the application is a consequence. */
const ACCEPTED = 'application.offer_accepted'

export const candidateTimeline = (events: readonly HiringEventRow[]): Entry[] =>
  events.flatMap((event) => {
    const text = FOR_CANDIDATE[nameOf(event)]
    return text ? [{ at: event.at, text, by: nameOf(event) === ACCEPTED ? 'you' : byOf(event) }] : []
  })

export interface CompanyEntry {
  at: string
  action: string
  text: string
  actor: string
  reason: string | null
}

/** The whole history, for the team; `names` are of members, `person` of the candidate as the reader may see them. */
export const companyTimeline = (
  events: readonly HiringEventRow[],
  names: ReadonlyMap<string, string>,
  person: string,
): CompanyEntry[] =>
  events.flatMap((event) => {
    const text = FOR_COMPANY[nameOf(event)]
    if (!text) return []
    const { at, action, actorId, actorRole, reason } = event
    const actor =
      actorRole === 'candidate' ? person : actorId === null ? 'System' : (names.get(actorId) ?? actorRole)
    return [{ at, action, text, actor, reason }]
  })
