import type { z } from 'zod'
import type { AdminLevel, AdminRole } from '../admin-roles'
import type { TeamRole } from '../roles'
import type { Endpoint, EndpointTypes } from './endpoint'

/**
 * Who may make a call: `public` anyone; `account` a guest or a signed-in person; `candidate` an account in its
 * candidate's place; `company` an account as a member of a company's team; `place` an account in either; `admin` a
 * signed-in administrator. Where an account acts in a place, the call names it in its query.
 */
export type Access = 'public' | 'account' | 'candidate' | 'company' | 'place' | 'admin'

/** Which limit of requests per client address, and of some per account, a call counts against. */
export type RateClass =
  | 'page'
  | 'read'
  | 'write'
  | 'signup'
  | 'contact'
  | 'otp-send'
  | 'otp-verify'
  | 'sign-in'
  | 'ai'
  | 'pdf'
  | 'refill'
  | 'export'
  | 'directory'
  | 'answer'
  | 'badge'

type Schemas<T extends EndpointTypes> = { [K in keyof T & keyof EndpointTypes]: T[K] }

/** What a call asks for beside its schemas. */
export interface AccessRules {
  readonly access: Access
  /** With `company`: the team roles that may call; absent, every role. Scope by posting is the service's. */
  readonly roles?: readonly TeamRole[]
  /** With `company`: in the live market the company must be verified, or verified and not taken down. */
  readonly needs?: 'verified' | 'shown'
  /** Accepts `Idempotency-Key`: a repeated call with the same key answers the first result. */
  readonly idempotent?: true
  /** Writes, but stores nothing new, or asks for room where it does: goes on while the disk is nearly full. */
  readonly frugal?: true
  /**
   * Goes on while the account is suspended: its decision, what it may do against it, and the way out. Or, a write, while
   * the company is; that reads all it has.
   */
  readonly whileSuspended?: 'account' | 'company'
  /** With `admin`: the least role; absent, any for what reads and a moderator's for what changes. */
  readonly adminRole?: AdminRole
  /** With `admin`: open before the second factor was shown. */
  readonly adminLevel?: AdminLevel
  /** With `admin`: asks for the second factor again when it was shown some time ago. */
  readonly stepUp?: boolean
}

export type Contract<T extends EndpointTypes = EndpointTypes> = Schemas<T> &
  AccessRules & {
    readonly endpoint: Endpoint<T>
    readonly rate: RateClass
    /** Status of success; 200 unless told, 204 where there is no response. */
    readonly status: number
    readonly summary: string
  }

/** Joins an endpoint to its schemas and its rules; the server serves it and tests check answers with it. */
export const contract = <T extends EndpointTypes>(
  of: Endpoint<T>,
  rules: Schemas<T> & AccessRules & { rate?: RateClass; status?: number; summary: string },
): Contract<T> => ({
  rate: of.method === 'GET' ? 'read' : 'write',
  status: (rules as { response?: z.core.$ZodType }).response ? 200 : 204,
  ...rules,
  endpoint: of,
})
