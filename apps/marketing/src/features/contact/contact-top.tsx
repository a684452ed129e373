import { CONTACT } from '@tryka/domain'
import { PageTop } from '../../base/parts/page-top'

/** Whom one writes to, and when they answer. */
export const ContactTop = () => (
  <PageTop
    art="contact"
    title="Talk to us"
    lead={`Write to the people who build this. We answer within ${CONTACT.responseHours} hours on working days.`}
  />
)
