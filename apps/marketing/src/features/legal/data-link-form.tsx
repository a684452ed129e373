import { CONTACT, LIMITS } from '@tryka/domain'
import { Button, Field, Heading, Notice, Text, TextInput } from '@tryka/ui'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { prepareToasts } from '../../app/toasts'
import { DATA_LINK } from './content'
import { useDataLink } from './use-data-link'

/** Without scripts a form of ours cannot send anything, so the address stands in its place. */
const WITHOUT_SCRIPTS = `<style>[data-needs-script]{display:none!important}</style><p>This form needs JavaScript. Write to <a href="mailto:${CONTACT.privacyEmail}">${CONTACT.privacyEmail}</a> instead.</p>`

/** Asks for the mail with which a person sees, exports or erases what the waitlist keeps. */
export function DataLinkForm() {
  const { email, setEmail, error, sending, received, send } = useDataLink()
  const input = useRef<HTMLInputElement>(null)
  const adopt = useRef(setEmail)
  // What was typed while the page was still plain HTML.
  useLayoutEffect(() => {
    if (input.current?.value) adopt.current(input.current.value)
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await send()
    input.current?.focus()
  }

  return (
    <Panel id="my-data" aria-labelledby="my-data-title" tabIndex={-1}>
      <Heading as="h3" look="h4" id="my-data-title">
        {DATA_LINK.title}
      </Heading>
      <Text size="sm">{DATA_LINK.text}</Text>
      <noscript dangerouslySetInnerHTML={{ __html: WITHOUT_SCRIPTS }} />
      <Form
        noValidate
        data-needs-script=""
        aria-labelledby="my-data-title"
        onFocus={prepareToasts}
        onSubmit={(event) => void submit(event)}
      >
        <Field label="Email address" error={error}>
          <TextInput
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={LIMITS.email}
            value={email}
            disabled={sending}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Button type="submit" busy={sending} busyLabel={DATA_LINK.sending}>
          {DATA_LINK.send}
        </Button>
      </Form>
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
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3);
  align-items: start;
  > button {
    margin-top: 1.5625rem;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`
