import { BRAND } from '@tryka/domain'
import { composeMail } from '../../mail/compose'
import type { Mail } from '../../mail/mailer'

/** Whoever gets this is let in; the address is proven by the code of the sign-in, as ever. */
export const invitationMail = (to: string, appUrl: string): Mail =>
  composeMail({
    kind: 'person',
    to,
    subject: `Your place on ${BRAND.name} is ready`,
    parts: [
      `You asked for early access to ${BRAND.name}, where people and companies of the tech world find each other: you are let in now.`,
      { line: 'Sign in with this address to begin:', link: `${appUrl}/sign-in?return=/welcome` },
    ],
  })
