import { useId, useState, type FormEvent } from 'react'
import { userMessage } from '@tryka/api-client'
import { isUnauthorized, notify, useLock } from '@tryka/app-shell'
import { ruled, useFocusOnFault, useRuledForm } from '@tryka/app-shell/forms'
import { LIMITS } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Field, Heading, Stack, Text, TextInput } from '@tryka/ui'
import { useChangePassword } from './account.queries'
import { endedElsewhere, fieldOf, problemsOf } from './password-words'

const START = { current: '', password: '', again: '' }
const resolver = ruled(problemsOf)

/** Another password for oneself. The server knows which it takes, and says so at the field. */
export function PasswordCard({ username }: { username: string }) {
  const id = useId()
  const lock = useLock()
  const form = useRuledForm({ resolver, start: START })
  const change = useChangePassword()
  const [refusals, setRefusals] = useState(0)
  useFocusOnFault(
    refusals,
    form.faults.map(({ fieldId }) => fieldId),
  )
  const send = ({ current, password }: typeof START) =>
    change
      .mutateAsync({ current, password })
      .then(({ ended }) => {
        form.reset()
        notify.success('Password Changed', endedElsewhere(ended))
      })
      .catch((error: unknown) => {
        if (isUnauthorized(error)) return
        const message = userMessage(error, 'Your password could not be changed. Try again.')
        const path = fieldOf(error)
        if (path) {
          form.refuse([{ path, message }])
          setRefusals((count) => count + 1)
        } else notify.failure('Error', message)
      })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit((typed) => void lock(() => send(typed)))()
  }
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead>
          <Heading as="h2" id={id}>
            Your password
          </Heading>
        </CardHead>
        <CardBody>
          <Stack asChild gap={4}>
            <form noValidate onSubmit={submit}>
              <Text size="sm">Changing it signs you out in every other browser.</Text>
              {/* A password manager keeps the new password under this name. */}
              <input type="text" autoComplete="username" value={username} readOnly hidden />
              <Field label="Current password" {...form.field('current')}>
                <TextInput
                  {...form.text('current')}
                  type="password"
                  autoComplete="current-password"
                  maxLength={LIMITS.passwordMax}
                  required
                />
              </Field>
              <Field
                label="New password"
                hint={`${LIMITS.passwordMin} characters or more; a few words in a row are good.`}
                {...form.field('password')}
              >
                <TextInput
                  {...form.text('password')}
                  type="password"
                  autoComplete="new-password"
                  maxLength={LIMITS.passwordMax}
                  required
                />
              </Field>
              <Field label="New password again" {...form.field('again')}>
                <TextInput
                  {...form.text('again')}
                  type="password"
                  autoComplete="new-password"
                  maxLength={LIMITS.passwordMax}
                  required
                />
              </Field>
              <div>
                <Button type="submit" busy={change.isPending}>
                  Change password
                </Button>
              </div>
            </form>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
