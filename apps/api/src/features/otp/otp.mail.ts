import { BRAND } from '@tryka/domain'
import type { Mail } from '../../mail/mailer'
import type { OtpPurpose } from './otp-code.entity'

const REASON: Record<OtpPurpose, string> = {
  signup: `confirm your email address for ${BRAND.name} early access`,
  'sign-in': `sign in to ${BRAND.name}`,
}
const SUBJECT: Record<OtpPurpose, string> = {
  signup: `Confirm your email address for ${BRAND.name}`,
  'sign-in': `Your ${BRAND.name} sign-in code`,
}

/** The mail with the code. The code is not in the subject: lock screens show subjects. */
export function otpMail(to: string, purpose: OtpPurpose, code: string, minutes: number): Mail {
  const intro = `Enter this code to ${REASON[purpose]}:`
  const valid = `It is valid for ${minutes} minutes and works once.`
  const ignore = 'If you did not ask for it, you can ignore this email. Nobody gets in without the code.'
  return {
    to,
    subject: SUBJECT[purpose],
    text: `${intro}\n\n    ${code}\n\n${valid}\n\n${ignore}\n\n${BRAND.name}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${SUBJECT[purpose]}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<p>${intro}</p>
<p style="font-family:ui-monospace,monospace;font-size:32px;font-weight:700;letter-spacing:6px">${code}</p>
<p>${valid}</p><p>${ignore}</p><p>${BRAND.name}</p></body></html>`,
  }
}
