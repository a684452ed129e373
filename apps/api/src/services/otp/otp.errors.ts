import { EARLY_ACCESS_MESSAGES } from '@tryka/domain'
import { AppError } from '../../app-error'

const wait = (seconds: number, sentence: string) =>
  new AppError(429, 'OTP_WAIT', sentence, { 'retry-after': String(seconds) })

const span = (seconds: number): string => {
  if (seconds < 120) return `${seconds} seconds`
  if (seconds < 7_200) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3_600)} hours`
}

/** Wrong, expired, replaced, used and unknown codes all read the same. */
export const otpInvalid = () =>
  new AppError(400, 'OTP_INVALID', 'That code is wrong or no longer valid. Check it, or ask for a new one.')

export const otpTooSoon = (seconds: number) =>
  wait(
    seconds,
    `Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} before asking for another code.`,
  )

export const otpTooMany = (seconds: number) =>
  wait(seconds, `This address was sent too many codes. Please try again in ${span(seconds)}.`)

export const emailUnverified = () =>
  new AppError(403, 'EMAIL_UNVERIFIED', EARLY_ACCESS_MESSAGES.emailUnverified)
