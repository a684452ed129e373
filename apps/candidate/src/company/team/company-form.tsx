import { useEffect, useState, type FormEvent } from 'react'
import {
  COMPANY_INDUSTRIES,
  COMPANY_NAME,
  COMPANY_SIZES,
  companyNameProblem,
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
  CardHead,
  Columns,
  Field,
  NativeSelect,
  Notice,
  Pair,
  Row,
  SaveBar,
  Stack,
  TextArea,
  TextInput,
} from '@tryka/ui'
import { useChange } from '../../base/calls/calls'
import { LeaveDialog } from '../../base/unsaved/leave-dialog'
import { useUnsavedGuard } from '../../base/unsaved/use-unsaved-guard'
import { zoneOptions } from '../../base/forms/choices'
import { refusedFields } from '../../base/forms/refusal'
import { checked } from '../../base/forms/schema'
import { useForm, type Form as HookForm } from '../../base/forms/use-form'
import { useCompanyPlace } from '../../base/place/place'
import { PreferencesCard } from './preferences-card'
import { whyFixed } from './why-fixed'

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

const schema = checked<Form>(({ name, timeZone }) => ({
  name: companyNameProblem(name),
  timeZone: isTimeZone(timeZone) ? '' : 'Use a time zone such as America/Los_Angeles.',
}))

const fieldsOf = (error: unknown) =>
  Object.entries(refusedFields(error)).map(([path, message]) => ({ path, message }))

/**
 * Company and hiring preferences, saved together. Without changes of its own the form follows what others save; what is
 * typed stays until it is sent, is then refused when it is stale, and the newest state is shown.
 */
export function CompanyForm({ settings }: { settings: CompanySettings }) {
  const { canEdit } = settings
  const { company } = useCompanyPlace()
  const [base, setBase] = useState(settings)
  const [answered, setAnswered] = useState(false)
  const form = useForm({ schema, start: formOf(settings) })
  const { dirty, reset } = form
  if (settings.version !== base.version && (answered || !dirty)) {
    setBase(settings)
    setAnswered(false)
  }
  useEffect(reset, [base, reset])
  const begin = () => {
    setBase(settings)
    setAnswered(false)
    reset()
  }
  const save = useChange(
    (api, body: Form & { version: number }) => api.call(updateCompanySettings, { body }),
    {
      done: () => 'Settings saved',
      text: (now, { name }) =>
        now.name === name ? '' : `A person looks at the new name. Until then it is ${now.name}.`,
      failed: 'The settings could not be saved.',
      refused: (error) => form.refuse(fieldsOf(error)),
      // It stands at its field.
      shown: (error) => fieldsOf(error).some(({ path }) => path === 'name'),
    },
  )
  const guard = useUnsavedGuard(canEdit && dirty && !answered)
  const send = (then?: () => void) =>
    form.submit((typed) => {
      const body = { ...typed, name: typed.name.trim(), version: base.version }
      save.mutate(body, {
        onSuccess: then,
        onError: guard.stay,
        // From now on the newest state is shown; while the answer is on its way, what was typed.
        onSettled: () => setAnswered(true),
      })
    }, guard.stay)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()()
  }
  return (
    <Stack gap={5} asChild>
      <form onSubmit={submit} onChange={() => setAnswered(false)} noValidate>
        {!canEdit && <Notice>{whyFixed(company.state, 'Only Admins change these settings.')}</Notice>}
        <Columns ratio="half">
          <CompanyCard form={form} disabled={!canEdit} />
          <PreferencesCard
            preferences={form.values.preferences}
            onChange={(preferences) => form.set('preferences', preferences)}
            disabled={!canEdit}
          />
        </Columns>
        {canEdit && (
          <SaveBar>
            <span role="status">{dirty ? 'Not saved yet' : 'Everything is saved'}</span>
            <Row gap={2}>
              {dirty && (
                <Button variant="quiet" onClick={begin}>
                  Discard
                </Button>
              )}
              <Button type="submit" busy={save.isPending} busyLabel="Saving…">
                Save All Changes
              </Button>
            </Row>
          </SaveBar>
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
            onSave={send(guard.goOn)}
          />
        )}
      </form>
    </Stack>
  )
}

interface CompanyCardProps {
  form: HookForm<Form, Form>
  disabled: boolean
}

const options = (list: readonly string[], suffix = '') =>
  list.map((value) => ({ value, label: `${value}${suffix}` }))

function CompanyCard({ form, disabled }: CompanyCardProps) {
  const { industry, size } = form.values
  return (
    <Card asChild>
      <section aria-labelledby="company-card">
        <CardHead>
          <h2 id="company-card">Company</h2>
        </CardHead>
        <CardBody>
          <Stack gap={5}>
            <Field label="Company name" {...form.field('name')}>
              <TextInput maxLength={COMPANY_NAME.max} disabled={disabled} {...form.text('name')} />
            </Field>
            <Pair>
              <Field label="Industry">
                <NativeSelect
                  disabled={disabled}
                  options={options(COMPANY_INDUSTRIES)}
                  value={industry}
                  onValueChange={(value) =>
                    form.set('industry', COMPANY_INDUSTRIES.find((each) => each === value) ?? industry)
                  }
                />
              </Field>
              <Field label="Company size">
                <NativeSelect
                  disabled={disabled}
                  options={options(COMPANY_SIZES, ' employees')}
                  value={size}
                  onValueChange={(value) =>
                    form.set('size', COMPANY_SIZES.find((each) => each === value) ?? size)
                  }
                />
              </Field>
            </Pair>
            <Pair>
              <Field label="Location">
                <TextInput maxLength={LIMITS.shortText} disabled={disabled} {...form.text('location')} />
              </Field>
              <Field label="Time zone" {...form.field('timeZone')}>
                <NativeSelect
                  disabled={disabled}
                  options={zoneOptions(form.values.timeZone)}
                  {...form.choice('timeZone')}
                />
              </Field>
            </Pair>
            <Field label="About">
              <TextArea
                rows={6}
                maxLength={HIRING_LIMITS.bio}
                disabled={disabled}
                {...form.text('description')}
              />
            </Field>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}
