import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { CaptchaField, useCaptcha, type Captcha } from '@tryka/app-shell'
import { INQUIRY_LABELS, INQUIRY_TYPES, LIMITS } from '@tryka/domain'
import { Button, Field, NativeSelect, Pair, Text, TextArea, TextInput } from '@tryka/ui'
import { beginningOf } from '../../base/forms/apply'
import { FormPanel } from '../../base/forms/form-panel'
import { prepareToasts } from '../../base/toasts/toasts'
import { CONTACT_FIELDS, inquiryOf, useContactForm, valuesOf, type ContactValues } from './use-contact-form'

/** Typed words stay; the rest is begun. */
function begun(typed: ContactValues, search: string): ContactValues {
  const beginning = beginningOf(search)
  if (!beginning) return typed
  return {
    ...typed,
    subject: typed.subject || beginning.subject,
    message: typed.message || beginning.message,
    inquiryType: typed.inquiryType === 'general' ? 'candidate' : typed.inquiryType,
  }
}

const TYPES = INQUIRY_TYPES.map((value) => ({ value, label: INQUIRY_LABELS[value] }))

type TextName = Exclude<keyof ContactValues, 'inquiryType'>

/** The message to the team. What is required is checked by the browser first (specification 5). */
export function ContactForm() {
  const { form, ...contact } = useContactForm()
  const { search } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const { set } = form
  const adopt = useRef(set)
  // What was typed while the page was still plain HTML, and what the address begins.
  useLayoutEffect(() => {
    if (!element.current) return
    const values = begun(valuesOf(element.current), search)
    for (const name of CONTACT_FIELDS) adopt.current(name, values[name])
  }, [search])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    contact.submit()
  }
  // The controls follow the values, so that the page can come to life over what stands in them.
  const text = (name: TextName) => ({
    name,
    value: form.values[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
  })

  return (
    <FormPanel
      ref={element}
      data-needs-script=""
      aria-label="Contact"
      onFocus={prepareToasts}
      onSubmit={submit}
    >
      <Pair>
        <Field label="Full Name" {...form.field('name')}>
          <TextInput {...text('name')} autoComplete="name" required maxLength={LIMITS.name} />
        </Field>
        <Field label="Email Address" {...form.field('email')}>
          <TextInput type="email" {...text('email')} autoComplete="email" required maxLength={LIMITS.email} />
        </Field>
      </Pair>
      <Pair>
        <Field label="Company" optional>
          <TextInput {...text('company')} autoComplete="organization" maxLength={LIMITS.shortText} />
        </Field>
        <Field label="Inquiry Type" optional>
          <NativeSelect
            name="inquiryType"
            options={TYPES}
            value={form.values.inquiryType}
            onValueChange={(value) => set('inquiryType', inquiryOf(value))}
          />
        </Field>
      </Pair>
      <Field label="Subject" {...form.field('subject')}>
        <TextInput {...text('subject')} required maxLength={LIMITS.shortText} />
      </Field>
      <Field label="Message" {...form.field('message')}>
        <TextArea {...text('message')} rows={6} required maxLength={LIMITS.message} />
      </Field>
      {contact.asksQuestion && <Question onChange={contact.holdCaptcha} />}
      <Button type="submit" size="lg" block busy={contact.submitting} busyLabel="Sending…">
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
