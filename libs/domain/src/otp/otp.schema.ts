import { z } from 'zod'
import { LIMITS } from '../limits'
import { Email } from '../text/text.schema'

export const SendOtpRequest = z.strictObject({ email: Email })
export const SendOtpReceipt = z.object({
  /** Seconds until another code may be asked for. */
  resendAfter: z.number().int(),
  /** Seconds for which the code is valid. */
  expiresIn: z.number().int(),
})

export const VerifyOtpRequest = z.strictObject({
  email: Email,
  otp: z.string().trim().min(1, 'Please enter the OTP code.').max(32),
})
export const VerifyOtpReceipt = z.object({ verified: z.literal(true) })

/** The address that this session proved and has not used yet, in lower case: what a reloaded form asks. */
export const ProvenEmail = z.object({ email: z.string().nullable() })

/** A code as it is sent: six digits, leading zeros kept. */
export const OTP_PATTERN = new RegExp(`^\\d{${LIMITS.otpLength}}$`)
