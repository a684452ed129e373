import { CaptchaField, useCaptcha, type Captcha } from '@tryka/app-shell'
import { INQUIRY_LABELS, INQUIRY_TYPES, LIMITS } from '@tryka/domain'
import { Button, Field, NativeSelect, Pair, Text, TextArea, TextInput } from '@tryka/ui'
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react'
import { FormPanel } from '../../app/form-panel'
import { prepareToasts } from '../../app/toasts'
import { FIELD_IDS } from './content'
import { inquiryOf, useContactForm, valuesOf } from './use-contact-form'

const TYPES = INQUIRY_TYPES.map((value) => ({ value, label: INQUIRY_LABELS[value] }))

/** The message to the team. What is required is checked by the browser first (specification 5). */
export function ContactForm() {
  const form = useContactForm()
  const { values, set, errorOf } = form
  const element = useRef<HTMLFormElement>(null)
  const first = useRef(form)
  // What was typed while the page was still plain HTML.
  useLayoutEffect(() => {
    if (element.current) first.current.adopt(valuesOf(element.current))
  }, [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = await form.submit()
    if (wrong) document.getElementById(FIELD_IDS[wrong])?.focus()
  }

  return (
    <FormPanel
      ref={element}
      data-needs-script=""
      aria-label="Contact"
      onFocus={prepareToasts}
      onSubmit={(event) => void submit(event)}
    >
      <Pair>
        <Field id={FIELD_IDS.name} label="Full Name" error={errorOf('name')}>
          <TextInput
            name="name"
            autoComplete="name"
            required
            maxLength={LIMITS.name}
            value={values.name}
            onChange={(event) => set('name', event.currentTarget.value)}
          />
        </Field>
        <Field id={FIELD_IDS.email} label="Email Address" error={errorOf('email')}>
          <TextInput
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={LIMITS.email}
            value={values.email}
            onChange={(event) => set('email', event.currentTarget.value)}
          />
        </Field>
      </Pair>
      <Pair>
        <Field label="Company" optional>
          <TextInput
            name="company"
            autoComplete="organization"
            maxLength={LIMITS.shortText}
            value={values.company}
            onChange={(event) => set('company', event.currentTarget.value)}
          />
        </Field>
        <Field label="Inquiry Type" optional>
          <NativeSelect
            name="inquiryType"
            options={TYPES}
            value={values.inquiryType}
            onValueChange={(value) => set('inquiryType', inquiryOf(value))}
          />
        </Field>
      </Pair>
      <Field id={FIELD_IDS.subject} label="Subject" error={errorOf('subject')}>
        <TextInput
          name="subject"
          required
          maxLength={LIMITS.shortText}
          value={values.subject}
          onChange={(event) => set('subject', event.currentTarget.value)}
        />
      </Field>
      <Field id={FIELD_IDS.message} label="Message" error={errorOf('message')}>
        <TextArea
          name="message"
          rows={6}
          required
          maxLength={LIMITS.message}
          value={values.message}
          onChange={(event) => set('message', event.currentTarget.value)}
        />
      </Field>
      {form.asksQuestion && <Question onChange={form.holdCaptcha} />}
      <Button type="submit" size="lg" block busy={form.submitting} busyLabel="Sending…">
        Send message
      </Button>
      <Text size="xs" tone={3}>
        We use what you write to answer you and keep it for a year: see the{' '}
        <a href="/privacy-policy">Privacy Policy</a>.
      </Text>
    </FormPanel>
  )
}

/** Asked only of an address that has sent several messages; it fetches a question as soon as it is there. */
function Question({ onChange }: { onChange: (captcha: Captcha | undefined) => void }) {
  const captcha = useCaptcha('contact')
  useEffect(() => {
    onChange(captcha)
    return () => onChange(undefined)
  }, [onChange, captcha])
  return <CaptchaField captcha={captcha} hint="Type the answer to this sum, then send again." />
}
