import { useState } from 'react'
import { z } from 'zod'
import { ApiError } from '@tryka/api-client'
import { askToJoin, HIRING_LIMITS, LIMITS, sendJoinCode } from '@tryka/domain'
import { Button, Field, Heading, OtpInput, Pair, Row, Stack, Text, TextButton, TextInput } from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { refusedFields, useRefusal } from '../../base/forms/refusal'
import { filled } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import { formatDate } from '../../base/format/format'
import { useSession } from '../../base/session'

const schema = z.object({
  name: filled('Add your name.'),
  title: z.string(),
  address: filled('Add your address at the company’s domain.'),
})

/** The company that a refusal names. */
export interface Here {
  id: string
  name: string
  domain: string
}

/** Reads it off the refusal; nothing where the company was refused for something else. */
export function hereOf(error: unknown): Here | undefined {
  if (!(error instanceof ApiError) || error.code !== 'COMPANY_IS_HERE') return undefined
  const { id, name, domain } = JSON.parse(error.body) as Partial<Here>
  return id && name && domain ? { id, name, domain } : undefined
}

/** A company that is here already has a team: who has a mailbox at its domain asks for a seat, and its Admins decide. */
export function AskToJoin({ id, name, domain }: Here) {
  const { user } = useSession()
  const own = user.email ?? ''
  const form = useForm({ schema, start: { name: '', title: '', address: '' } })
  const refusal = useRefusal()
  const [code, setCode] = useState<string>()
  const [error, setError] = useState('')
  const params = { id }
  const refused = (failure: Error) => {
    const fields = refusedFields(failure)
    if (fields['otp']) setError(fields['otp'])
    refusal.set(fields)
  }
  const send = useChange(
    (api, address: string) => api.call(sendJoinCode, { params, body: { address } }),
    {
      done: () => 'Code sent',
      text: (_sent, address) => `Check the mail of ${address}.`,
      failed: 'The code could not be sent. Try again.',
      refused,
    },
    () => setCode(''),
  )
  const ask = useChange(
    (api, body: { name: string; title: string; address: string; otp?: string }) =>
      api.call(askToJoin, { params, body }),
    { done: () => 'Request sent', failed: 'The request could not be sent. Try again.', refused },
  )
  if (ask.data)
    return (
      <Stack gap={2}>
        <Heading as="h2" look="h4">
          Asked to join {name}
        </Heading>
        <Text>
          Its Admins have your request until {formatDate(ask.data.expiresAt)}. You are told by mail.
        </Text>
      </Stack>
    )
  const submit = form.submit(({ name: who, title, address }) => {
    refusal.clear()
    setError('')
    // An account that is this mailbox has proven it by signing in.
    const isOwn = address.trim().toLowerCase() === own.toLowerCase()
    if (!isOwn && code === undefined) return send.mutate(address)
    if (!isOwn && !code) return setError('Enter the code of the mail.')
    ask.mutate({ name: who, title, address, ...(isOwn || !code ? {} : { otp: code }) })
  })
  const [person, address] = [form.field('name'), form.field('address')]
  return (
    <Stack gap={4} asChild>
      <section aria-labelledby="here-already">
        <Stack gap={2}>
          <Heading as="h2" look="h4" id="here-already">
            {name} is here already
          </Heading>
          <Text size="sm">
            Ask for a seat in its team. You prove a mailbox at {domain}, then its Admins decide within 14
            days.
          </Text>
        </Stack>
        <Pair>
          <Field label="Your name" {...person} error={person.error || refusal.of('name')}>
            <TextInput autoComplete="name" maxLength={LIMITS.name} {...form.text('name')} />
          </Field>
          <Field label="Your title" optional {...form.field('title')}>
            <TextInput
              autoComplete="organization-title"
              maxLength={HIRING_LIMITS.title}
              {...form.text('title')}
            />
          </Field>
        </Pair>
        <Field
          label={`Your address at ${domain}`}
          hint={`It ends in @${domain}.`}
          {...address}
          error={address.error || refusal.of('address')}
        >
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={LIMITS.email}
            disabled={code !== undefined}
            {...form.text('address')}
          />
        </Field>
        {code !== undefined && (
          <Field label="Code" hint="The code in the mail is valid for 10 minutes." error={error}>
            <OtpInput
              value={code}
              onValueChange={(digits) => {
                setCode(digits)
                setError('')
              }}
            />
          </Field>
        )}
        <Row gap={3} wrap>
          <Button busy={send.isPending || ask.isPending} busyLabel="Sending…" onClick={submit}>
            Ask to join
          </Button>
          {code !== undefined && (
            <TextButton onClick={() => setCode(undefined)}>Use another address</TextButton>
          )}
        </Row>
      </section>
    </Stack>
  )
}
