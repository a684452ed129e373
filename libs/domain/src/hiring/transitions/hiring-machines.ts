import {
  APPLICATION_STAGES,
  type ApplicationStage,
  INTERVIEW_STATUSES,
  type InterviewStatus,
  INVITATION_STATES,
  type InvitationState,
  OFFER_STATES,
  type OfferState,
  POSTING_STATUSES,
  type PostingStatus,
  SCORECARD_STATES,
  type ScorecardState,
} from '../constants'
import type { Actor, Machine } from './machine'

const TEAM: readonly Actor[] = ['recruiter', 'hiring_manager', 'company_admin']
const MANAGERS: readonly Actor[] = ['hiring_manager', 'company_admin']
const CANDIDATE: readonly Actor[] = ['candidate']
const SYSTEM: readonly Actor[] = ['system']

/** A posting. `publish` and `close` have guards: see `publishProblems` and `closeProblem`. */
export const POSTING_MACHINE: Machine<PostingStatus> = {
  name: 'posting',
  states: POSTING_STATUSES,
  transitions: [
    { action: 'create', from: 'none', to: 'Draft', by: TEAM },
    { action: 'edit', from: 'Draft', to: 'Draft', by: TEAM },
    { action: 'edit', from: 'Active', to: 'Active', by: TEAM },
    { action: 'publish', from: 'Draft', to: 'Active', by: MANAGERS },
    { action: 'delete', from: 'Draft', to: 'deleted', by: TEAM },
    { action: 'close', from: 'Active', to: 'Closed', by: [...MANAGERS, 'system'], reason: true },
    { action: 'reopen', from: 'Closed', to: 'Draft', by: MANAGERS },
    { action: 'unpublish', from: 'Active', to: 'Draft', by: MANAGERS },
  ],
}

const reviewable: readonly ApplicationStage[] = ['applied', 'under_review', 'interview_scheduled']

/** An application. The system moves only as a consequence, never by a score. */
export const APPLICATION_MACHINE: Machine<ApplicationStage> = {
  name: 'application',
  states: APPLICATION_STAGES,
  transitions: [
    { action: 'apply', from: 'none', to: 'applied', by: CANDIDATE },
    { action: 'start_review', from: 'applied', to: 'under_review', by: TEAM },
    { action: 'screen_pass', from: 'under_review', to: 'under_review', by: TEAM },
    { action: 'interview_confirmed', from: 'applied', to: 'interview_scheduled', by: SYSTEM },
    { action: 'interview_confirmed', from: 'under_review', to: 'interview_scheduled', by: SYSTEM },
    { action: 'interviews_over', from: 'interview_scheduled', to: 'under_review', by: SYSTEM },
    { action: 'offer_sent', from: 'under_review', to: 'offer_received', by: SYSTEM },
    { action: 'offer_sent', from: 'interview_scheduled', to: 'offer_received', by: SYSTEM },
    { action: 'offer_accepted', from: 'offer_received', to: 'hired', by: SYSTEM },
    { action: 'offer_ended', from: 'offer_received', to: 'under_review', by: SYSTEM },
    { action: 'decline_offer', from: 'offer_received', to: 'withdrawn', by: CANDIDATE },
    ...reviewable.map((from) => ({
      action: 'reject',
      from,
      to: 'rejected' as const,
      by: TEAM,
      reason: true as const,
    })),
    ...reviewable.map((from) => ({ action: 'withdraw', from, to: 'withdrawn' as const, by: CANDIDATE })),
    { action: 'reopen', from: 'rejected', to: 'under_review', by: MANAGERS, reason: true },
    // What nobody decided ends with its posting or its company, in the category *closed*: never by a number.
    ...reviewable.map((from) => ({
      action: 'close_out',
      from,
      to: 'rejected' as const,
      by: SYSTEM,
      reason: true as const,
    })),
  ],
}

/**
 * An interview. The party that did not propose the slots confirms one; the company may also record what was agreed
 * elsewhere, saying how. Nobody confirms an own proposal: see `mayConfirm`.
 */
export const INTERVIEW_MACHINE: Machine<InterviewStatus> = {
  name: 'interview',
  states: INTERVIEW_STATUSES,
  transitions: [
    { action: 'propose', from: 'none', to: 'pending', by: TEAM },
    { action: 'confirm', from: 'pending', to: 'confirmed', by: [...CANDIDATE, ...TEAM] },
    { action: 'confirm_agreed', from: 'pending', to: 'confirmed', by: TEAM, reason: true },
    {
      action: 'reschedule',
      from: 'confirmed',
      to: 'pending',
      by: [...CANDIDATE, ...TEAM],
      reason: true,
    },
    // None of the proposed times suits: the side that was asked answers with others, or with its reason alone.
    { action: 'counter', from: 'pending', to: 'pending', by: [...CANDIDATE, ...TEAM], reason: true },
    // Its last interviewer left the team, and somebody else of it takes part.
    { action: 'hand_over', from: 'pending', to: 'pending', by: SYSTEM },
    { action: 'hand_over', from: 'confirmed', to: 'confirmed', by: SYSTEM },
    // The system calls off what is ahead of an application that it ends.
    { action: 'cancel', from: 'pending', to: 'cancelled', by: [...CANDIDATE, ...TEAM, ...SYSTEM] },
    { action: 'cancel', from: 'confirmed', to: 'cancelled', by: [...CANDIDATE, ...TEAM, ...SYSTEM] },
    { action: 'complete', from: 'confirmed', to: 'completed', by: ['system', 'interviewer'] },
    { action: 'no_show', from: 'confirmed', to: 'no_show', by: [...CANDIDATE, ...TEAM] },
  ],
}

/** An offer. Recruiters draft; sending moves the application, answering ends it. */
export const OFFER_MACHINE: Machine<OfferState> = {
  name: 'offer',
  states: OFFER_STATES,
  transitions: [
    { action: 'draft', from: 'none', to: 'draft', by: TEAM },
    { action: 'edit', from: 'draft', to: 'draft', by: TEAM },
    { action: 'delete', from: 'draft', to: 'deleted', by: TEAM },
    { action: 'send', from: 'draft', to: 'sent', by: MANAGERS },
    { action: 'accept', from: 'sent', to: 'accepted', by: CANDIDATE },
    { action: 'decline', from: 'sent', to: 'declined', by: CANDIDATE },
    { action: 'expire', from: 'sent', to: 'expired', by: SYSTEM },
    { action: 'rescind', from: 'sent', to: 'rescinded', by: ['company_admin', 'system'], reason: true },
  ],
}

/** A scorecard, by its author alone; a submitted card never changes, a correction is another row. */
export const SCORECARD_MACHINE: Machine<ScorecardState> = {
  name: 'scorecard',
  states: SCORECARD_STATES,
  transitions: [
    { action: 'write', from: 'none', to: 'draft', by: ['interviewer'] },
    { action: 'write', from: 'draft', to: 'draft', by: ['interviewer'] },
    { action: 'submit', from: 'draft', to: 'submitted', by: ['interviewer'] },
  ],
}

/** An invitation to apply: "Add to Pipeline". */
export const INVITATION_MACHINE: Machine<InvitationState> = {
  name: 'invitation',
  states: INVITATION_STATES,
  transitions: [
    { action: 'invite', from: 'none', to: 'sent', by: TEAM },
    { action: 'view', from: 'sent', to: 'viewed', by: CANDIDATE },
    ...(['sent', 'viewed'] as const).flatMap((from) => [
      { action: 'accept', from, to: 'accepted' as const, by: CANDIDATE },
      { action: 'decline', from, to: 'declined' as const, by: CANDIDATE },
      { action: 'expire', from, to: 'expired' as const, by: SYSTEM },
    ]),
  ],
}
