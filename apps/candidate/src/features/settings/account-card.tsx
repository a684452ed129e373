import { HIRING_LIMITS, LIMITS, type CandidateSettings } from '@tryka/domain'
import { ButtonLink, Field, NativeSelect, Notice, Row, TextArea, TextInput } from '@tryka/ui'
import { Link } from 'react-router-dom'
import type { AccountEdits } from './settings'
import { SettingsCard } from './settings-card'

const zones = (current: string) =>
  [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

export interface AccountCardProps {
  account: CandidateSettings['account']
  edits: AccountEdits
  error: string
  onChange: (part: AccountEdits) => void
}

/** Name, address and clock; saved together with Save All Changes. */
export function AccountCard({ account, edits, error, onChange }: AccountCardProps) {
  const { displayName, bio, timeZone } = { ...account, ...edits }
  return (
    <SettingsCard title="Account">
      {account.isGuest && (
        <Notice title="You are here as a guest">
          <Row gap={2} between wrap>
            Sign in with your email address to keep this work.
            <ButtonLink asChild size="sm" variant="secondary">
              <Link to={`/sign-in?next=${encodeURIComponent('/candidate-dashboard?section=settings')}`}>
                Sign in
              </Link>
            </ButtonLink>
          </Row>
        </Notice>
      )}
      <Field label="Display name" error={error}>
        <TextInput
          value={displayName}
          maxLength={LIMITS.name}
          autoComplete="name"
          onChange={(event) => onChange({ displayName: event.currentTarget.value })}
        />
      </Field>
      <Field label="Email" hint="It changes when you sign in with another address.">
        <TextInput type="email" value={account.email} readOnly />
      </Field>
      <Field label="Bio" optional>
        <TextArea
          value={bio}
          maxLength={HIRING_LIMITS.bio}
          onChange={(event) => onChange({ bio: event.currentTarget.value })}
        />
      </Field>
      <Field label="Time zone">
        <NativeSelect
          value={timeZone}
          options={zones(timeZone)}
          onValueChange={(value) => onChange({ timeZone: value })}
        />
      </Field>
    </SettingsCard>
  )
}
