export const CAPTCHA_MESSAGES = {
  required: 'Please complete the security verification.',
  wrong: 'That is not the answer. Try again or get a new question.',
  solved: 'Verification complete',
} as const
