import { useLayoutEffect, useRef, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { LIMITS } from '@tryka/domain'
import { Button, Field, media, TextInput } from '@tryka/ui'
import { prepareToasts } from '../toasts/toasts'
import type { EmailFormControl } from './use-email-form'

export interface EmailFormProps {
  form: EmailFormControl
  send: string
  sending: string
  size?: 'lg'
  placeholder?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'data-needs-script'?: ''
}

/** One e-mail field and its button in a row; what was typed while the page was still plain HTML stays. */
export function EmailForm({ form, send, sending, size, placeholder, ...rest }: EmailFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const adopt = useRef(form.setEmail)
  useLayoutEffect(() => {
    if (input.current?.value) adopt.current(input.current.value)
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await form.submit()
    input.current?.focus()
  }

  return (
    <Row {...rest} noValidate onFocus={prepareToasts} onSubmit={(event) => void submit(event)}>
      <Field label="Email address" size={size} error={form.error}>
        <TextInput
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          required
          maxLength={LIMITS.email}
          value={form.email}
          disabled={form.sending}
          onChange={(event) => form.setEmail(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" size={size} busy={form.sending} busyLabel={sending}>
        {send}
      </Button>
    </Row>
  )
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--sp-3);
  align-items: start;
  > button {
    margin-top: 1.5625rem;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      margin-top: 0;
    }
  }
`
