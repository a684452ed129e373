import { useChange } from '../../app/core/calls'
import { FormDialog } from '../../app/core/form-dialog'
import { addCertification, LIMITS } from '@tryka/domain'
import { Field, Pair, TextInput } from '@tryka/ui'
import { useState } from 'react'

const EMPTY = { name: '', issuer: '', issued: '', expires: '', credentialId: '' }
type Draft = typeof EMPTY

const errorsOf = ({ name, issuer, issued, expires }: Draft): Partial<Draft> => ({
  ...(name.trim() ? {} : { name: 'Add the name.' }),
  ...(issuer.trim() ? {} : { issuer: 'Add the issuer.' }),
  ...(issued ? {} : { issued: 'Add the day of issue.' }),
  ...(expires && expires < issued ? { expires: 'This is before the day of issue.' } : {}),
})

/** A certificate of another issuer. */
export function CertificationDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY)
  const [tried, setTried] = useState(false)
  const errors = tried ? errorsOf(draft) : {}
  const add = useChange(
    (api, { expires, ...rest }: Draft) =>
      api.call(addCertification, { body: { ...rest, expires: expires || null } }),
    {
      done: () => 'Certification added',
      text: () => 'It says Not verified until we have checked it.',
      failed: 'The certification could not be added. Try again.',
    },
  )
  const field = (name: keyof Draft, type = 'text') => (
    <TextInput
      type={type}
      value={draft[name]}
      maxLength={type === 'text' ? LIMITS.shortText : undefined}
      onChange={({ currentTarget: { value } }) => setDraft((now) => ({ ...now, [name]: value }))}
    />
  )
  const submit = () => {
    setTried(true)
    if (Object.keys(errorsOf(draft)).length === 0) add.mutate(draft, { onSuccess: onClose })
  }
  return (
    <FormDialog
      title="Add certification"
      submitLabel="Add certification"
      busyLabel="Adding…"
      busy={add.isPending}
      dirty={draft !== EMPTY}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={errors.name}>
        {field('name')}
      </Field>
      <Field label="Issuer" error={errors.issuer}>
        {field('issuer')}
      </Field>
      <Pair>
        <Field label="Issued" error={errors.issued}>
          {field('issued', 'date')}
        </Field>
        <Field label="Expires" error={errors.expires} optional>
          {field('expires', 'date')}
        </Field>
      </Pair>
      <Field label="Credential ID" optional>
        {field('credentialId')}
      </Field>
    </FormDialog>
  )
}
