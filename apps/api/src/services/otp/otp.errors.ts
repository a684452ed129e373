import { EARLY_ACCESS_MESSAGES } from '@tryka/domain'
import { AppError } from '../../app-error'
import { tryLater } from '../../try-later'

/** Wrong, expired, replaced, used and unknown codes all read the same. */
export const otpInvalid = () =>
  new AppError(400, 'OTP_INVALID', 'That code is wrong or no longer valid. Check it, or ask for a new one.')

export const otpTooSoon = (ms: number) =>
  tryLater('OTP_WAIT', 'This address was sent a code a moment ago.', ms)

export const otpTooMany = (ms: number) => tryLater('OTP_WAIT', 'This address was sent too many codes.', ms)

export const emailUnverified = () =>
  new AppError(403, 'EMAIL_UNVERIFIED', EARLY_ACCESS_MESSAGES.emailUnverified)
