/** Titles of the toasts (specification 8). */
export const TITLES = {
  error: 'Error',
  success: 'Success!',
  missing: 'Missing Information',
  codeSent: 'OTP Sent!',
  verified: 'Email Verified!',
} as const
