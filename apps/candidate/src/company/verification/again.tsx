import { useState } from 'react'
import { z } from 'zod'
import { changeDomain, takeBackChange, type CompanyVerification } from '@tryka/domain'
import { Button, Field, Notice, Row, Stack, Text, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { refusedFields, useRefusal } from '../../base/forms/refusal'
import { FormDialog } from '../../base/forms/form-dialog'
import { filled } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import { formatDate } from '../../base/format/format'
import { Quotation } from '../../base/quotation'

type Change = NonNullable<CompanyVerification['change']>

/** Of a verified company: another name or domain, and a proof that is asked for again. */
export function Again(verification: CompanyVerification & { mayChange: boolean }) {
  const { domain, change, checkedUntil, isDoubted, mayChange } = verification
  return (
    <>
      {checkedUntil && (
        <Notice title={`Prove ${domain} again by ${formatDate(checkedUntil)}`}>
          Domains change hands, so we ask from time to time. Your postings stay up meanwhile.
        </Notice>
      )}
      {isDoubted && (
        <Notice title={`${domain} was not proven again`}>
          A person looks at the company. Proving the domain now ends that.
        </Notice>
      )}
      {change && <Asked change={change} mayChange={mayChange} />}
      {mayChange && <ChangeDomain domain={domain} isVerified />}
    </>
  )
}

interface ChangeDomainProps {
  domain: string
  /** Then the old one is shown until somebody decided; else the new one takes its place at once. */
  isVerified: boolean
}

export function ChangeDomain({ domain, isVerified }: ChangeDomainProps) {
  const [changing, setChanging] = useState(false)
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => setChanging(true)}>
        Change the domain
      </Button>
      {changing && (
        <DomainDialog domain={domain} isVerified={isVerified} onClose={() => setChanging(false)} />
      )}
    </div>
  )
}

const wantedOf = ({ name, domain }: Change): string =>
  [name && `the name “${name}”`, domain && `the domain ${domain}`].filter(Boolean).join(' and ')

function Asked({ change, mayChange }: { change: Change; mayChange: boolean }) {
  const takeBack = useChange((api) => api.call(takeBackChange), {
    done: () => 'Change taken back',
    failed: 'The change could not be taken back. Try again.',
  })
  const { end, domain, provenAt } = change
  if (end?.accepted) return null
  if (end)
    return (
      <Stack gap={2}>
        <Text size="sm">
          {`You asked for ${wantedOf(change)}; it was not accepted on ${formatDate(end.at)}.`}
        </Text>
        {end.reason && <Quotation by="Whoever decided">{end.reason}</Quotation>}
      </Stack>
    )
  const unproven = domain !== null && provenAt === null
  return (
    <Notice title={`You asked for ${wantedOf(change)}`}>
      <Stack gap={3}>
        <Text size="sm">
          {unproven
            ? 'Prove the new domain next. Until then nothing new can be published; what is published stays up.'
            : 'A person looks at it; you are told by mail. Until then the old one is shown.'}
        </Text>
        {mayChange && (
          <Row>
            <Button
              variant="quiet"
              size="sm"
              busy={takeBack.isPending}
              onClick={() => takeBack.mutate(undefined)}
            >
              Take it back
            </Button>
          </Row>
        )}
      </Stack>
    </Notice>
  )
}

const schema = z.object({ domain: filled('Add the web address of the company.') })

const descriptionOf = ({ domain, isVerified }: ChangeDomainProps): string =>
  isVerified
    ? `${domain} is shown until the new one is proved and a person has looked. Postings stay up; nothing new is published until it is proved.`
    : `The new one takes the place of ${domain} at once, and the proof begins again: a code or record for ${domain} counts no more.`

function DomainDialog({ onClose, ...props }: ChangeDomainProps & { onClose: () => void }) {
  const form = useForm({ schema, start: { domain: '' } })
  const refusal = useRefusal()
  const ask = useChange((api, typed: string) => api.call(changeDomain, { body: { domain: typed } }), {
    done: () => (props.isVerified ? 'Domain asked for' : 'Domain changed'),
    text: () => 'Prove it next.',
    failed: 'The domain could not be changed. Try again.',
    refused: (error) => refusal.set(refusedFields(error)),
  })
  const field = form.field('domain')
  return (
    <FormDialog
      title="Change the domain"
      description={descriptionOf(props)}
      submitLabel="Change the domain"
      busyLabel="Asking…"
      busy={ask.isPending}
      onClose={onClose}
      {...form.dialog(({ domain: typed }) => {
        refusal.clear()
        ask.mutate(typed, { onSuccess: onClose })
      })}
    >
      <Field
        label="New web address"
        hint="Such as northwind.com."
        {...field}
        error={field.error || refusal.of('domain')}
      >
        <TextInput maxLength={253} autoComplete="off" {...form.text('domain')} />
      </Field>
    </FormDialog>
  )
}
