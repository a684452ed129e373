import { Button, Field, TextInput } from '@tryka/ui'
import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { prepareToasts } from '../../app/toasts'
import { useNewsletter } from './use-newsletter'

/** E-mail field and Subscribe button of the newsletter; what was typed before the page came to life stays. */
export function NewsletterForm() {
  const { email, setEmail, error, submitting, subscribe } = useNewsletter()
  const input = useRef<HTMLInputElement>(null)
  const adopt = useRef(setEmail)

  useLayoutEffect(() => {
    if (input.current?.value) adopt.current(input.current.value)
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await subscribe()
    input.current?.focus()
  }

  return (
    <Form noValidate onFocus={prepareToasts} onSubmit={(event) => void submit(event)} aria-label="Newsletter">
      <Field label="Email address" size="lg" error={error}>
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          value={email}
          disabled={submitting}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size="lg" busy={submitting} busyLabel="Subscribing...">
        Subscribe
      </Button>
    </Form>
  )
}

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
