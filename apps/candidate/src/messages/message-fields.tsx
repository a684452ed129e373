import { HIRING_LIMITS } from '@tryka/domain'
import { Field, TextArea, TextInput } from '@tryka/ui'
import { filled } from '../base/forms/schema'
import type { Form } from '../base/forms/use-form'

/** What a first message needs. */
export const messageRules = { subject: filled('Add a subject.'), body: filled('Write a message.') }

interface Typed {
  subject: string
  body: string
}

/** Subject and words of a first message. */
export const MessageFields = ({ form }: { form: Pick<Form<Typed, unknown>, 'field' | 'text'> }) => (
  <>
    <Field label="Subject" {...form.field('subject')}>
      <TextInput maxLength={HIRING_LIMITS.subject} {...form.text('subject')} />
    </Field>
    <Field label="Message" {...form.field('body')}>
      <TextArea maxLength={HIRING_LIMITS.message} {...form.text('body')} />
    </Field>
  </>
)
