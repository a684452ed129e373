import { useState } from 'react'
import { styled } from 'styled-components'
import { useApi, useLinks } from '@tryka/app-shell'
import { CONTACT_FIELD_ERRORS, requestPrivacyLink } from '@tryka/domain'
import { Heading, Notice, Text } from '@tryka/ui'
import { EmailForm } from '../../base/forms/email-form'
import { WithoutScripts } from '../../base/forms/without-scripts'
import { useEmailForm } from '../../base/forms/use-email-form'
import { DATA_LINK } from './content'

const MESSAGES = { empty: CONTACT_FIELD_ERRORS.email, failed: DATA_LINK.failed }

/** Asks for the mail with which a person sees, exports or erases what the waitlist keeps. */
export function DataLinkForm() {
  const api = useApi()
  const { contacts } = useLinks()
  const [received, setReceived] = useState(false)
  const form = useEmailForm({
    messages: MESSAGES,
    onTry: () => setReceived(false),
    send: (email) => api.call(requestPrivacyLink, { body: { email: email.trim() } }),
    onDone: () => setReceived(true),
  })

  return (
    <Panel id="my-data" aria-labelledby="my-data-title" tabIndex={-1}>
      <Heading as="h3" look="h4" id="my-data-title">
        {DATA_LINK.title}
      </Heading>
      <Text size="sm">{DATA_LINK.text}</Text>
      <WithoutScripts email={contacts.privacy} />
      <EmailForm
        form={form}
        send={DATA_LINK.send}
        sending={DATA_LINK.sending}
        aria-labelledby="my-data-title"
        data-needs-script=""
      />
      <div role="status">
        {received && (
          <Notice tone="vriddhi" title={DATA_LINK.done}>
            {DATA_LINK.doneText}
          </Notice>
        )}
      </div>
    </Panel>
  )
}

const Panel = styled.section`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-5);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
  background: var(--surface);
  /* It belongs to the section above, so it stands nearer to that than to the next. */
  margin-top: calc(var(--sp-6) - var(--sp-9));
  scroll-margin-top: 6rem;
  > div:empty {
    display: none;
  }
  && > * {
    margin-top: 0;
  }
`
