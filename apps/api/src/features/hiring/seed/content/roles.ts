import type { Technology } from '@tryka/domain'
import { AI_ROLES, BLOCKCHAIN_ROLES } from './roles-building'
import { DATA_ROLES, SECURITY_ROLES } from './roles-guarding'
import { type RoleText, role } from './role-text'

/** The one role that the search for "zero knowledge" finds. */
export const ZERO_KNOWLEDGE_ROLE = role(
  'Zero-Knowledge Engineer',
  'Engineering',
  150,
  [
    ['Zero-Knowledge Proofs', 3],
    ['Rust', 2],
  ],
  [
    ['Circom', 2],
    ['Solidity', 2],
  ],
  'design circuits and the provers that make private payments affordable',
  'You will profile provers, write circuits that others can review, and publish what you learn.',
)

/** Roles by field, used in turn. */
export const ROLES: Record<Technology, readonly RoleText[]> = {
  'AI & Machine Learning': AI_ROLES,
  Blockchain: BLOCKCHAIN_ROLES,
  'Data Science': DATA_ROLES,
  Cybersecurity: SECURITY_ROLES,
}

/** How a grade changes title, years, pay and the level of the first must-have. */
export const GRADES = [
  { prefix: '', years: 3, pay: 1, level: 0 },
  { prefix: 'Senior ', years: 5, pay: 1.22, level: 0 },
  { prefix: 'Junior ', years: 0, pay: 0.72, level: -1 },
  { prefix: 'Lead ', years: 7, pay: 1.36, level: 1 },
] as const

/** Sentences that close a description, used in turn. */
export const WORKING_WAYS: readonly string[] = [
  'We work in small teams, write decisions down and review each other kindly. Interviews are two conversations and one practical task that is paid.',
  'You will have a named mentor, four days a month for learning and a budget for one conference a year. We answer every application.',
  'Hours are flexible around a four-hour overlap. On-call is shared, paid and quiet, because we fix what wakes us.',
  'We publish our pay bands inside the company and explain every step of hiring before it begins.',
  'Our team meets in person four times a year and leaves calendars free on Wednesdays for work that needs calm.',
]
