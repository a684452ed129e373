import { CONTACT } from '@tryka/domain'

/** How to reach us about a legal text. */
export const ContactLines = ({ about }: { about: string }) => (
  <p>
    Write to <a href={`mailto:${CONTACT.privacyEmail}`}>{CONTACT.privacyEmail}</a> or use the{' '}
    <a href="/contact">contact page</a> with any question about {about}. We answer within{' '}
    {CONTACT.responseHours} hours on working days.
  </p>
)
