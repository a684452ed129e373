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
export const companySuspended = (decisionId: string | null, status: 403 | 409 = 403) =>
  refused(status, 'COMPANY_SUSPENDED', 'This company is suspended. Its Admins read why in the settings.', {
    decisionId,
  })
export const notYourRole = (roles: readonly string[]) =>
  new AppError(403, 'ROLE', `Only ${roles.join(' and ')} may do this.`, {}, undefined, { roles })
