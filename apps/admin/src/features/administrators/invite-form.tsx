import { UserPlus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { LIMITS, type AdminRole } from '@tryka/domain'
import { Button, Card, Field, Heading, Icon, NativeSelect, Stack, TextInput } from '@tryka/ui'
import { ROLE_HINTS, ROLES } from './words'

interface InviteFormProps {
  busy: boolean
  onInvite: (invitation: { email: string; role: AdminRole }) => Promise<unknown>
}

/** Somebody else is asked to administer; the mail's link is good for three days. */
export function InviteForm({ busy, onInvite }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<AdminRole>('moderator')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const to = email.trim()
    if (!/^\S+@\S+\.\S+$/.test(to)) return setError('Enter an e-mail address.')
    setError(undefined)
    void onInvite({ email: to, role }).then(
      () => setEmail(''),
      () => undefined,
    )
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <form noValidate onSubmit={submit} aria-labelledby="invite">
          <Heading as="h2" look="h4" id="invite">
            Invite an administrator
          </Heading>
          <Fields>
            <Field label="E-mail address" error={error}>
              <TextInput
                type="email"
                autoComplete="off"
                value={email}
                maxLength={LIMITS.email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                required
              />
            </Field>
            <Field label="Role" hint={ROLE_HINTS[role]}>
              <NativeSelect
                options={ROLES}
                value={role}
                onValueChange={(value) => setRole(value as AdminRole)}
              />
            </Field>
          </Fields>
          <div>
            <Button type="submit" busy={busy}>
              <Icon icon={UserPlus} size="sm" />
              Send invitation
            </Button>
          </div>
        </form>
      </Stack>
    </Card>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: var(--sp-4);
  align-items: end;
`
