import {
  COMPANY_INDUSTRIES,
  COMPANY_SIZES,
  HIRING_LIMITS,
  isTimeZone,
  LIMITS,
  updateCompanySettings,
  type CompanySettings,
} from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  CardFoot,
  CardHead,
  Columns,
  Field,
  NativeSelect,
  Notice,
  Pair,
  Row,
  Stack,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { useState, type FormEvent } from 'react'
import { useChange } from '../../app/core/calls'
import { LeaveDialog } from '../../app/core/leave-dialog'
import { useUnsavedGuard } from '../../app/core/use-unsaved-guard'
import { PreferencesCard } from './preferences-card'

type Form = Pick<
  CompanySettings,
  'name' | 'industry' | 'size' | 'location' | 'description' | 'timeZone' | 'preferences'
>

const formOf = ({
  name,
  industry,
  size,
  location,
  description,
  timeZone,
  preferences,
}: CompanySettings): Form => ({
  name,
  industry,
  size,
  location,
  description,
  timeZone,
  preferences,
})

/**
 * Company and hiring preferences, saved together. Without changes of its own the form follows what others save; what is
 * typed stays until it is sent, is then refused when it is stale, and the newest state is shown.
 */
export function CompanyForm({ settings }: { settings: CompanySettings }) {
  const { canEdit } = settings
  const [base, setBase] = useState(settings)
  const [form, setForm] = useState(() => formOf(settings))
  const [tried, setTried] = useState(false)
  const [answered, setAnswered] = useState(false)
  const begin = () => {
    setBase(settings)
    setForm(formOf(settings))
    setTried(false)
    setAnswered(false)
  }
  const changed = JSON.stringify(form) !== JSON.stringify(formOf(base))
  if (settings.version !== base.version && (answered || !changed)) begin()
  const save = useChange(
    (api, body: Form & { version: number }) => api.call(updateCompanySettings, { body }),
    { done: () => 'Settings saved', failed: 'The settings could not be saved.' },
  )
  const errors = {
    name: form.name.trim() ? '' : 'Add the company name.',
    timeZone: isTimeZone(form.timeZone) ? '' : 'Use a time zone such as America/Los_Angeles.',
  }
  const guard = useUnsavedGuard(canEdit && changed && !answered)
  const send = (then?: () => void) => {
    setTried(true)
    if (errors.name || errors.timeZone) return guard.stay()
    const body = { ...form, name: form.name.trim(), version: base.version }
    save.mutate(body, {
      onSuccess: then,
      onError: guard.stay,
      // From now on the newest state is shown; while the answer is on its way, what was typed.
      onSettled: () => setAnswered(true),
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const set = (change: Partial<Form>) => {
    setAnswered(false)
    setForm((now) => ({ ...now, ...change }))
  }
  return (
    <Stack gap={5} asChild>
      <form onSubmit={submit} noValidate>
        {!canEdit && <Notice>Only Admins change these settings.</Notice>}
        <Columns ratio="half">
          <CompanyCard
            form={form}
            set={set}
            errors={tried ? errors : { name: '', timeZone: '' }}
            disabled={!canEdit}
          />
          <PreferencesCard
            preferences={form.preferences}
            onChange={(preferences) => set({ preferences })}
            disabled={!canEdit}
          />
        </Columns>
        {canEdit && (
          <Card>
            <CardFoot>
              <Row between wrap gap={3}>
                <span role="status">{changed ? 'Not saved yet' : 'Everything is saved'}</span>
                <Row gap={2}>
                  {changed && (
                    <Button variant="quiet" onClick={begin}>
                      Discard
                    </Button>
                  )}
                  <Button type="submit" busy={save.isPending} busyLabel="Saving…">
                    Save All Changes
                  </Button>
                </Row>
              </Row>
            </CardFoot>
          </Card>
        )}
        {guard.asking && (
          <LeaveDialog
            what="The company"
            saving={save.isPending}
            onStay={guard.stay}
            onDiscard={() => {
              begin()
              guard.goOn()
            }}
            onSave={() => send(guard.goOn)}
          />
        )}
      </form>
    </Stack>
  )
}

interface CompanyCardProps {
  form: Form
  set: (change: Partial<Form>) => void
  errors: { name: string; timeZone: string }
  disabled: boolean
}

const options = (list: readonly string[], suffix = '') =>
  list.map((value) => ({ value, label: `${value}${suffix}` }))

function CompanyCard({ form, set, errors, disabled }: CompanyCardProps) {
  return (
    <Card asChild>
      <section aria-labelledby="company-card">
        <CardHead>
          <h2 id="company-card">Company</h2>
        </CardHead>
        <CardBody>
          <Stack gap={5}>
            <Field label="Company name" error={errors.name}>
              <TextInput
                value={form.name}
                maxLength={LIMITS.name}
                disabled={disabled}
                onChange={(event) => set({ name: event.currentTarget.value })}
              />
            </Field>
            <Pair>
              <Field label="Industry">
                <NativeSelect
                  disabled={disabled}
                  options={options(COMPANY_INDUSTRIES)}
                  value={form.industry}
                  onValueChange={(value) =>
                    set({ industry: COMPANY_INDUSTRIES.find((each) => each === value) ?? form.industry })
                  }
                />
              </Field>
              <Field label="Company size">
                <NativeSelect
                  disabled={disabled}
                  options={options(COMPANY_SIZES, ' employees')}
                  value={form.size}
                  onValueChange={(value) =>
                    set({ size: COMPANY_SIZES.find((each) => each === value) ?? form.size })
                  }
                />
              </Field>
            </Pair>
            <Pair>
              <Field label="Location">
                <TextInput
                  value={form.location}
                  maxLength={LIMITS.shortText}
                  disabled={disabled}
                  onChange={(event) => set({ location: event.currentTarget.value })}
                />
              </Field>
              <Field label="Time zone" error={errors.timeZone}>
                <TextInput
                  value={form.timeZone}
                  maxLength={64}
                  disabled={disabled}
                  onChange={(event) => set({ timeZone: event.currentTarget.value })}
                />
              </Field>
            </Pair>
            <Field label="About">
              <TextArea
                rows={6}
                value={form.description}
                maxLength={HIRING_LIMITS.bio}
                disabled={disabled}
                onChange={(event) => set({ description: event.currentTarget.value })}
              />
            </Field>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
