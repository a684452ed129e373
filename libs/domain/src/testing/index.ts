export * from './hiring'
export * from './contact'
export * from './full-resume'
export * from './resume-samples'
import type { SignupRecord } from '../admin/admin.schema'
import { FOCUS_AREAS } from '../early-access/constants'
import type { EarlyAccessRequest } from '../early-access/early-access.schema'

let sequence = 0

/** A signup request that the schema accepts. */
export const buildEarlyAccessRequest = (over: Partial<EarlyAccessRequest> = {}): EarlyAccessRequest => ({
  name: 'Ada Lovelace',
  email: `ada${++sequence}@example.com`,
  userType: 'candidate',
  focusArea: 'Blockchain',
  interests: [FOCUS_AREAS[2], FOCUS_AREAS[4]],
  ...over,
})

/** A signup as the admin sees it. */
export const buildSignupRecord = (over: Partial<SignupRecord> = {}): SignupRecord => ({
  id: `signup-${++sequence}`,
  name: 'Ada Lovelace',
  email: `ada${sequence}@example.com`,
  userType: 'candidate',
  emailVerified: true,
  focusArea: 'Blockchain',
  interests: ['Blockchain'],
  createdAt: '2025-01-08T09:00:00.000Z',
  ...over,
})
