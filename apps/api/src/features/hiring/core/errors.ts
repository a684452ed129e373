import type { TransitionResult } from '@tryka/domain'
import { AppError } from '../../../app-error'

/** The same for a thing that is not there and for somebody else's. */
export const nothingHere = (what = 'This') => new AppError(404, 'NOT_FOUND', `${what} does not exist.`)

/** Carries what is stored now, in the shape of the call's answer. */
export const stale = (current: unknown) =>
  new AppError(
    409,
    'STALE',
    'This was changed somewhere else in the meantime. Look at it again.',
    {},
    undefined,
    { current },
  )

export const refused = (
  status: number,
  code: string,
  message: string,
  members: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => new AppError(status, code, message, headers, undefined, members)

type Refusal = Extract<TransitionResult<string>, { ok: false }>

/** A move that the tables do not list, or one that lacks its reason. */
export const illegalMove = ({ code, from, allowed }: Refusal) =>
  code === 'reason_required'
    ? new AppError(400, code, 'Give a reason.', {}, [{ path: 'reason', message: 'Give a reason.' }])
    : refused(409, code, 'This is not possible now. The page shows what is.', { from, allowed })

/** Somebody of the team who does not work on this posting. */
export const notYourPosting = () =>
  new AppError(403, 'NOT_YOUR_POSTING', 'Only members of this posting and Admins may do this.')
/** Reading goes on; the decision says why nothing else does. */
export const companySuspended = (decisionId: string | null) =>
  refused(403, 'COMPANY_SUSPENDED', 'This company is suspended. Its Admins read why in the settings.', {
    decisionId,
  })
/** Its postings are closed, and whoever waits is being told. */
export const companyClosing = () =>
  refused(403, 'COMPANY_CLOSING', 'This company is closing: nothing of it can be changed any more.')
/** Nobody outside sees it, so it looks for nobody there; all that it has goes on. */
export const companyTakenDown = (decisionId: string) =>
  refused(
    403,
    'COMPANY_TAKEN_DOWN',
    'This company is taken down: it finds nobody and asks nobody to talk. Its Admins read why in the settings.',
    { decisionId },
  )
/** The same to a person who wants something of the company. */
export const companyRests = () =>
  refused(409, 'COMPANY_SUSPENDED', 'This company is suspended for now. You can say yes once it is back.', {
    decisionId: null,
  })
/** It will not be back. */
export const companyCloses = () =>
  refused(409, 'COMPANY_CLOSING', 'This company is closing. Nothing new begins there any more.')
export const notYourRole = (roles: readonly string[]) =>
  new AppError(403, 'ROLE', `Only ${roles.join(' and ')} may do this.`, {}, undefined, { roles })
