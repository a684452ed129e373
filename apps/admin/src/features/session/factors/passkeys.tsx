import { useState, type FormEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { userMessage } from '@tryka/api-client'
import { notify, useLock } from '@tryka/app-shell'
import { hasPasskeys } from '@tryka/app-shell/passkeys'
import { LIMITS, PASSKEY_RULES, type Passkey } from '@tryka/domain'
import { Button, Field, Heading, Row, Rows, SrOnly, Stack, StatusDot, Text, TextInput } from '@tryka/ui'
import { formatDate } from '../../../base/format'
import { sessionQuery } from '../session.queries'
import { usePasskeyWork } from './factors.queries'
import { RecoveryCodes } from './recovery-codes'

const failed = (error: unknown) => notify.failure('Error', userMessage(error, 'Please try again.'))

/** The administrator's passkeys: each is a second step, and signs in alone. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const queries = useQueryClient()
  const changed = () => void queries.invalidateQueries({ queryKey: sessionQuery().queryKey })
  return (
    <Stack gap={4}>
      <Heading as="h2" look="h4">
        Passkeys
      </Heading>
      {passkeys.length > 0 && (
        <Rows aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemoved={changed} />
          ))}
        </Rows>
      )}
      {passkeys.length < PASSKEY_RULES.most && <AddPasskey onDone={changed} />}
    </Stack>
  )
}

interface PasskeyLineProps {
  passkey: Passkey
  onRemoved: () => void
}

function PasskeyLine({ passkey, onRemoved }: PasskeyLineProps) {
  const { id, name, state, createdAt, lastUsedAt } = passkey
  const { remove } = usePasskeyWork()
  const used = lastUsedAt ? `last used on ${formatDate(lastUsedAt)}` : 'not used yet'
  const press = () =>
    remove
      .mutateAsync(id)
      .then(() => {
        notify.success('Passkey Removed', 'It opens the console no more.')
        onRemoved()
      })
      .catch(failed)
  return (
    <Row asChild gap={3} between wrap>
      <Line>
        <Stack gap={1}>
          <Text>{name}</Text>
          {state === 'suspect' ? (
            <StatusDot tone="danger">Not accepted: it may have been copied. Remove it.</StatusDot>
          ) : (
            <Text size="sm">
              Added on {formatDate(createdAt)}, {used}.
            </Text>
          )}
        </Stack>
        <Button size="sm" variant="secondary" busy={remove.isPending} onClick={() => void press()}>
          Remove<SrOnly>: {name}</SrOnly>
        </Button>
      </Line>
    </Row>
  )
}

const Line = styled.li`
  padding-block: var(--sp-3);
  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/** Adds a passkey; recovery codes come along when it is the first factor. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { add } = usePasskeyWork()
  const lock = useLock()
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [codes, setCodes] = useState<string[]>()
  const done = () => {
    setCodes(undefined)
    onDone()
  }
  if (!hasPasskeys())
    return <Text size="sm">This browser, or this address, has no passkeys. Another browser may have.</Text>
  if (codes) return <RecoveryCodes codes={codes} onDone={done} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    if (!typed) return setError('Give the passkey a name.')
    setError(undefined)
    void lock(() =>
      add
        .mutateAsync(typed)
        .then(({ codes: made }) => {
          setName('')
          notify.success('Passkey Added', 'It is your second step, and signs you in alone.')
          if (made.length > 0) setCodes(made)
          else done()
        })
        .catch(failed),
    )
  }
  return (
    <Stack asChild gap={4}>
      <form noValidate onSubmit={submit}>
        <Text size="sm">
          A passkey is on your device or a security key, and opens by fingerprint, face or PIN. It signs you
          in without the password.
        </Text>
        <Field label="Name of the passkey" error={error}>
          <TextInput
            value={name}
            maxLength={LIMITS.label}
            onChange={(event) => setName(event.currentTarget.value)}
            required
          />
        </Field>
        <div>
          <Button type="submit" variant="secondary" busy={add.isPending}>
            Add a passkey
          </Button>
        </div>
      </form>
    </Stack>
  )
}
