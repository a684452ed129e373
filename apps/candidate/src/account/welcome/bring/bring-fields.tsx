import type { DemoChanges, ResumeCard } from '@tryka/domain'
import { Checkbox, Stack, Text } from '@tryka/ui'
import { browserZone, formatDate } from '../../../base/format/format'
import type { Form } from '../../../base/forms/use-form'
import { comesAlong, has, withId, type Brought } from './brought'
import { FromDemo } from './demo-words'

interface BringProps {
  form: Form<Brought, unknown>
  demo: DemoChanges | null | undefined
}

/** The resumes that the account has already. What the demo invented stays behind until it is ticked. */
export function OwnResumes({ form, demo, resumes }: BringProps & { resumes: readonly ResumeCard[] }) {
  if (resumes.length === 0) return null
  const tick = (id: string, isSample: boolean, on: boolean) =>
    isSample
      ? form.set('samples', withId(form.values.samples, id, on))
      : form.set('left', withId(form.values.left, id, !on))
  return (
    <section aria-label="Your resumes">
      <Stack gap={3}>
        <Text>
          <b>Your resumes come along.</b> What is not ticked goes to the trash of the CV builder, where it can
          be put back.
        </Text>
        {resumes.map(({ id, title, updatedAt }) => {
          const isSample = demo?.samples.includes(id) ?? false
          const note = isSample
            ? 'a sample of the demo'
            : `changed on ${formatDate(updatedAt, browserZone())}`
          return (
            <Checkbox
              key={id}
              label={`${title}, ${note}`}
              checked={comesAlong(form.values, id, isSample)}
              onChange={({ currentTarget: { checked } }) => tick(id, isSample, checked)}
            />
          )
        })}
      </Stack>
    </section>
  )
}

/** Work, education and words about oneself that were added to the demo. */
export function DemoParts({ form, demo }: BringProps) {
  const lines: [key: string, label: string][] = [
    ...(demo?.work ?? []).map(
      ({ id, jobTitle, company }) =>
        [`work:${id}`, `Job: ${[jobTitle, company].filter(Boolean).join(', ')}`] as [string, string],
    ),
    ...(demo?.education ?? []).map(
      ({ id, degree, institution }) =>
        [`education:${id}`, `Education: ${[degree, institution].filter(Boolean).join(', ')}`] as [
          string,
          string,
        ],
    ),
  ]
  if (demo?.words.bio) lines.push(['bio', `About you: ${demo.words.bio}`])
  if (lines.length === 0) return null
  return (
    <FromDemo>
      {lines.map(([key, label]) => (
        <Checkbox
          key={key}
          label={label}
          checked={has(form.values.demo, key)}
          onChange={({ currentTarget: { checked } }) =>
            form.set('demo', withId(form.values.demo, key, checked))
          }
        />
      ))}
    </FromDemo>
  )
}
