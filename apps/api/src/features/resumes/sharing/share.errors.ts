import { SHARE_LIMITS } from '@tryka/domain'
import type { ResumeShare } from '@tryka/domain'
import { AppError } from '../../../app-error'

export const signInToShare = () =>
  new AppError(
    403,
    'SIGN_IN_FIRST',
    'Sign in with your email address first: a link needs somebody who answers for it.',
  )

export const sampleNotShared = () =>
  new AppError(
    409,
    'SAMPLE_RESUME',
    'This resume is a sample of the demo. Change it and save it: then it is yours, and can be shared.',
  )

export const tooManyShares = () =>
  new AppError(
    409,
    'TOO_MANY_SHARES',
    `This resume has ${SHARE_LIMITS.links} links. Revoke one to make room.`,
  )

export const wrongEnd = (message: string) =>
  new AppError(400, 'VALIDATION', message, {}, [{ path: 'expiresAt', message }])

export const shareEnded = () =>
  new AppError(409, 'SHARE_ENDED', 'This link does not stand any more. Make a new one.')

/** Carries what is stored now. */
export const staleShare = (current: ResumeShare) =>
  new AppError(
    409,
    'STALE',
    'This link was changed somewhere else in the meantime. Look at it again.',
    {},
    undefined,
    { current },
  )

export const shareNotFound = () => new AppError(404, 'SHARE_NOT_FOUND', 'This link does not exist.')
