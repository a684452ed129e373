import { useState } from 'react'
import { styled } from 'styled-components'
import { z } from 'zod'
import { enterProofCode, sendProofCode } from '@tryka/domain'
import { Button, Field, OtpInput, Row, Stack, Text, TextButton, TextInput } from '@tryka/ui'
import { useSecondsUntil } from '../../account/sign-in/use-seconds-until'
import { useChange } from '../../base/calls/calls'
import { refusedFields, useRefusal } from '../../base/forms/refusal'
import { filled } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'

const schema = z.object({ address: filled('Add an address at the company’s domain.') })

/** A code to an address at the domain, and the code back. */
export function ProveByMail({ domain, sentTo }: { domain: string; sentTo: string | null }) {
  const [sent, setSent] = useState<{ address: string; again: number }>()
  const form = useForm({ schema, start: { address: '' } })
  const refusal = useRefusal()
  const send = useChange(
    (api, address: string) => api.call(sendProofCode, { body: { address } }),
    {
      done: () => 'Code sent',
      text: (_sent, address) => `Check the mail of ${address}.`,
      failed: 'The code could not be sent. Try again.',
      refused: (error) => refusal.set(refusedFields(error)),
    },
    ({ resendAfter }, address) => setSent({ address, again: Date.now() + resendAfter * 1_000 }),
  )
  const ask = (address: string) => {
    refusal.clear()
    send.mutate(address)
  }
  if (sent)
    return (
      <Code
        {...sent}
        busy={send.isPending}
        onAgain={() => ask(sent.address)}
        onOther={() => setSent(undefined)}
      />
    )
  const address = form.field('address')
  const submit = form.submit(({ address: typed }) => ask(typed))
  return (
    <Stack gap={4} asChild>
      <form
        noValidate
        aria-label="Prove the domain"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Narrow
          label={`Address at ${domain}`}
          hint={sentTo ? `A code went to ${sentTo} before.` : `It ends in @${domain}.`}
          {...address}
          error={address.error || refusal.of('address')}
        >
          <TextInput type="email" autoComplete="email" maxLength={254} {...form.text('address')} />
        </Narrow>
        <Row gap={3} wrap>
          <Button type="submit" busy={send.isPending} busyLabel="Sending…">
            Send code
          </Button>
          {sentTo && (
            <TextButton onClick={form.submit(({ address: typed }) => setSent({ address: typed, again: 0 }))}>
              I have a code for this address
            </TextButton>
          )}
        </Row>
      </form>
    </Stack>
  )
}

interface CodeProps {
  address: string
  again: number
  busy: boolean
  onAgain: () => void
  onOther: () => void
}

function Code({ address, again, busy, onAgain, onOther }: CodeProps) {
  const [otp, setOtp] = useState('')
  const [error, setError] = useState('')
  const wait = useSecondsUntil(again)
  const prove = useChange((api, code: string) => api.call(enterProofCode, { body: { address, otp: code } }), {
    done: () => 'Domain proven',
    text: () => 'A person looks at the company next.',
    failed: 'Invalid code. Try again.',
    refused: (failure) => setError(refusedFields(failure)['otp'] ?? 'This code is not right, or too old.'),
  })
  return (
    <Stack gap={4} asChild>
      <form
        noValidate
        aria-label="Proof by mail"
        onSubmit={(event) => {
          event.preventDefault()
          if (otp) prove.mutate(otp)
          else setError('Enter the code of the mail.')
        }}
      >
        <Text size="sm">The code in the mail to {address} is valid for 10 minutes.</Text>
        <Field label="Code" error={error}>
          <OtpInput
            value={otp}
            onValueChange={(digits) => {
              setOtp(digits)
              setError('')
            }}
          />
        </Field>
        <Row gap={3} wrap>
          <Button type="submit" busy={prove.isPending} busyLabel="Looking…">
            Prove the domain
          </Button>
          {wait > 0 ? (
            <Text size="sm" as="span">
              Another code in {wait} s
            </Text>
          ) : (
            <TextButton disabled={busy} onClick={onAgain}>
              Send another code
            </TextButton>
          )}
          <TextButton onClick={onOther}>Use another address</TextButton>
        </Row>
      </form>
    </Stack>
  )
}

const Narrow = styled(Field)`
  max-width: 26rem;
`
