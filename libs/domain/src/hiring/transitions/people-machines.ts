import { ENROLLMENT_STATES, type EnrollmentState } from '../constants'
import type { ModuleState } from '../learning/module.rules'
import { SKILL_STATES, type SkillState } from '../../skills/levels'
import type { Actor, Machine } from './machine'

const CANDIDATE: readonly Actor[] = ['candidate']
const ADMIN: readonly Actor[] = ['company_admin']
const TEAM: readonly Actor[] = ['recruiter', 'hiring_manager', 'company_admin']
const PARTICIPANTS: readonly Actor[] = [...CANDIDATE, ...TEAM]

/**
 * The proof of one skill. A failed one can be repeated after `RETRY_AFTER_DAYS`. What is or was proved is proved again without
 * a state between: the attempt has those, and whoever fails keeps what there was.
 */
export const SKILL_MACHINE: Machine<SkillState> = {
  name: 'skill',
  states: SKILL_STATES,
  transitions: [
    { action: 'declare', from: 'none', to: 'unverified', by: CANDIDATE },
    { action: 'remove', from: 'unverified', to: 'deleted', by: CANDIDATE },
    { action: 'schedule', from: 'unverified', to: 'Assessment Scheduled', by: CANDIDATE },
    {
      action: 'submit',
      from: 'Assessment Scheduled',
      to: 'Assessment Submitted',
      by: [...CANDIDATE, 'system'],
    },
    { action: 'review', from: 'Assessment Submitted', to: 'Under Review', by: ['system'] },
    { action: 'pass', from: 'Under Review', to: 'Verified', by: ['platform', 'system'] },
    // A task of a test that was over turned out faulty, and the others show a level.
    { action: 'raise', from: 'unverified', to: 'Verified', by: ['system'] },
    { action: 'raise', from: 'Assessment Scheduled', to: 'Verified', by: ['system'] },
    { action: 'raise', from: 'Not passed', to: 'Verified', by: ['system'] },
    { action: 'fail', from: 'Under Review', to: 'Not passed', by: ['platform', 'system'] },
    { action: 'schedule', from: 'Not passed', to: 'Assessment Scheduled', by: CANDIDATE },
    { action: 'schedule', from: 'Expired', to: 'Assessment Scheduled', by: CANDIDATE },
    { action: 'schedule', from: 'Revoked', to: 'Assessment Scheduled', by: CANDIDATE },
    { action: 'renew', from: 'Verified', to: 'Verified', by: [...CANDIDATE, 'system'] },
    { action: 'renew', from: 'Expired', to: 'Verified', by: ['system'] },
    // A test that was kept private, taken after the proof was taken back.
    { action: 'renew', from: 'Revoked', to: 'Verified', by: ['system'] },
    { action: 'expire', from: 'Verified', to: 'Expired', by: ['system'] },
    {
      action: 'revoke',
      from: 'Verified',
      to: 'Revoked',
      by: [...CANDIDATE, 'platform'],
      reason: ['platform'],
    },
    { action: 'cancel', from: 'Assessment Scheduled', to: 'unverified', by: [...CANDIDATE, 'system'] },
  ],
}

export const MEMBER_STATES = ['Pending', 'Active', 'removed'] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** A seat in a company's team. The last active Admin keeps seat and role: see `teamChangeProblem`. */
export const MEMBER_MACHINE: Machine<MemberState> = {
  name: 'member',
  states: MEMBER_STATES,
  transitions: [
    { action: 'invite', from: 'none', to: 'Pending', by: ADMIN },
    { action: 'resend', from: 'Pending', to: 'Pending', by: ADMIN },
    { action: 'accept', from: 'Pending', to: 'Active', by: ['invitee'] },
    // Somebody of the same domain asked, and an Admin said yes.
    { action: 'join', from: 'none', to: 'Active', by: ADMIN },
    { action: 'change_role', from: 'Pending', to: 'Pending', by: ADMIN },
    // A suspended Admin who is erased cannot hand over: the one who is there for the longest time takes over.
    { action: 'change_role', from: 'Active', to: 'Active', by: [...ADMIN, 'system'] },
    { action: 'remove', from: 'Pending', to: 'removed', by: ADMIN },
    { action: 'remove', from: 'Active', to: 'removed', by: ADMIN },
    { action: 'leave', from: 'Active', to: 'removed', by: TEAM },
  ],
}

const SYSTEM: readonly Actor[] = ['system']

/** A person on a learning path. Checks move it on, never a button. Leaving keeps the progress: enrolling again goes on from there. */
export const ENROLLMENT_MACHINE: Machine<EnrollmentState> = {
  name: 'enrollment',
  states: ENROLLMENT_STATES,
  transitions: [
    { action: 'enroll', from: 'none', to: 'enrolled', by: CANDIDATE },
    { action: 'complete_module', from: 'enrolled', to: 'in_progress', by: SYSTEM },
    { action: 'complete_module', from: 'in_progress', to: 'in_progress', by: SYSTEM },
    { action: 'finish', from: 'enrolled', to: 'completed', by: SYSTEM },
    { action: 'finish', from: 'in_progress', to: 'completed', by: SYSTEM },
    { action: 'drop', from: 'enrolled', to: 'dropped', by: CANDIDATE },
    { action: 'drop', from: 'in_progress', to: 'dropped', by: CANDIDATE },
    { action: 'drop', from: 'completed', to: 'dropped', by: CANDIDATE },
    { action: 'enroll', from: 'dropped', to: 'enrolled', by: CANDIDATE },
  ],
}

/** A module that somebody learns. It is stale where what it taught is no longer so. */
export const MODULE_MACHINE: Machine<Exclude<ModuleState, 'new'>> = {
  name: 'module',
  states: ['open', 'passed', 'stale'],
  transitions: [
    { action: 'open', from: 'none', to: 'open', by: CANDIDATE },
    { action: 'pass', from: 'open', to: 'passed', by: SYSTEM },
    { action: 'revise', from: 'passed', to: 'stale', by: SYSTEM },
    { action: 'pass', from: 'stale', to: 'passed', by: SYSTEM },
  ],
}

export const READ_STATES = ['unread', 'read'] as const
export const FOLDERS = ['inbox', 'archived'] as const

/** One participant's mark on a conversation. */
export const READ_MACHINE: Machine<(typeof READ_STATES)[number]> = {
  name: 'message',
  states: READ_STATES,
  transitions: [
    { action: 'open', from: 'unread', to: 'read', by: PARTICIPANTS },
    { action: 'mark_unread', from: 'read', to: 'unread', by: PARTICIPANTS },
  ],
}

/** Where one participant keeps a conversation. */
export const FOLDER_MACHINE: Machine<(typeof FOLDERS)[number]> = {
  name: 'folder',
  states: FOLDERS,
  transitions: [
    { action: 'archive', from: 'inbox', to: 'archived', by: PARTICIPANTS },
    { action: 'restore', from: 'archived', to: 'inbox', by: PARTICIPANTS },
  ],
}
