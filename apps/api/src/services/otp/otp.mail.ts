import { BRAND } from '@tryka/domain'
import { composeMail } from '../../mail/compose'
import type { Letterhead } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'
import type { OtpPurpose } from './otp-code.entity'

const REASON: Record<OtpPurpose, string> = {
  signup: `confirm your email address for ${BRAND.name} early access`,
  'sign-in': `sign in to ${BRAND.name}`,
  company: `prove the domain of your company on ${BRAND.name}`,
}
const SUBJECT: Record<OtpPurpose, string> = {
  signup: `Confirm your email address for ${BRAND.name}`,
  'sign-in': `Your ${BRAND.name} sign-in code`,
  company: `Your code for ${BRAND.name}`,
}

/** The mail with the code. The code is not in the subject: lock screens show subjects. */
export const otpMail = (
  { to, purpose, code }: { to: string; purpose: OtpPurpose; code: string },
  minutes: number,
  head: Letterhead,
): Mail =>
  composeMail(
    {
      kind: 'code',
      to,
      subject: SUBJECT[purpose],
      parts: [
        `Enter this code to ${REASON[purpose]}:`,
        { code },
        `It is valid for ${minutes} minutes and works once.`,
        'If you did not ask for it, you can ignore this email. Nobody gets in without the code.',
      ],
      foot: [`You get this mail because somebody typed ${to} on a page of ${BRAND.name}.`],
    },
    head,
  )
