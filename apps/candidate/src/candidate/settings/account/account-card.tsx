import { HIRING_LIMITS, LIMITS, type CandidateSettings } from '@tryka/domain'
import { ButtonLink, Field, NativeSelect, Notice, Row, TextArea, TextInput } from '@tryka/ui'
import type { Form } from '../../../base/forms/use-form'
import { zoneOptions } from '../../../base/forms/choices'
import { SettingsCard } from '../settings-card'
import type { AccountForm } from '../use-settings'
import { sectionPath } from '../../parts/address'
import { Link, useSignInPath } from '../../../base/address/placed-link'

export interface AccountCardProps {
  account: CandidateSettings['account']
  form: Form<AccountForm, AccountForm>
}

/** Name, address and clock; saved together with Save All Changes. */
export function AccountCard({ account, form }: AccountCardProps) {
  const signIn = useSignInPath()
  return (
    <SettingsCard title="Account">
      {account.isGuest && (
        <Notice title="You are here as a guest">
          <Row gap={2} between wrap>
            Sign in with your email address to keep this work.
            <ButtonLink asChild size="sm" variant="secondary">
              <Link to={signIn(sectionPath('settings'))}>Sign in</Link>
            </ButtonLink>
          </Row>
        </Notice>
      )}
      <Field label="Display name" hint="The Name of your Profile." {...form.field('displayName')}>
        <TextInput maxLength={LIMITS.name} autoComplete="name" {...form.text('displayName')} />
      </Field>
      <Field label="Email" hint="It changes when you sign in with another address.">
        <TextInput type="email" value={account.email} readOnly />
      </Field>
      <Field label="Bio" optional hint="The Professional Summary of your Profile.">
        <TextArea maxLength={HIRING_LIMITS.bio} {...form.text('bio')} />
      </Field>
      <Field
        label="Time zone"
        hint="Your times are told in it. Companies you applied to read it when they propose some, except in blind review."
      >
        <NativeSelect options={zoneOptions(form.values.timeZone)} {...form.choice('timeZone')} />
      </Field>
    </SettingsCard>
  )
}
