import { useApi } from '@tryka/app-shell'
import { EARLY_ACCESS_MESSAGES as SAY, newsletterRequest, submitEarlyAccess } from '@tryka/domain'
import { EmailForm } from '../../base/forms/email-form'
import { say } from '../../base/toasts/toasts'
import { useEmailForm } from '../../base/forms/use-email-form'
import { TITLES } from './messages'

const MESSAGES = { empty: SAY.newsletterEmpty, failed: SAY.newsletterFailed }

/** The newsletter: an address, and Subscribe. */
export function NewsletterForm() {
  const api = useApi()
  const form = useEmailForm({
    messages: MESSAGES,
    send: (email) => api.call(submitEarlyAccess, { body: newsletterRequest(email) }),
    onDone: () => say.success(TITLES.success, SAY.newsletterDone),
  })
  return (
    <EmailForm
      form={form}
      size="lg"
      placeholder="you@example.com"
      send="Subscribe"
      sending="Subscribing..."
      aria-label="Newsletter"
    />
  )
}
