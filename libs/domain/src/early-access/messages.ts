/** Texts of specification 5 and 8, to the letter. */
export const EARLY_ACCESS_MESSAGES = {
  requiredFields: 'Please fill in all required fields.',
  emailUnverified: 'Please verify your email address first.',
  captcha: 'Please complete the security verification.',
  emailFirst: 'Please enter your email address first.',
  otpEmpty: 'Please enter the OTP code.',
  newsletterEmpty: 'Please enter your email address.',
  newsletterFailed: 'Failed to sign up. Please try again.',
  otpSendFailed: 'Failed to send OTP. Please try again.',
  otpInvalid: 'Invalid OTP. Please try again.',
  submitFailed: 'Failed to submit form. Please try again.',
  newsletterDone: "You've been added to our early access waitlist. We'll be in touch soon!",
  submitDone: 'Thanks for joining. We will be in touch soon.',
} as const
