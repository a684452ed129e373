import type { DemoChanges, ResumeCard } from '@tryka/domain'
import { Checkbox, Stack, Text } from '@tryka/ui'
import { browserZone, formatDate } from '../../../base/format/format'
import type { Form } from '../../../base/forms/use-form'
import { has, withId, type Brought } from './brought'
import { FromDemo } from './demo-words'

interface BringProps {
  form: Form<Brought, unknown>
  demo: DemoChanges | null | undefined
}

/** The resumes that the account wrote already. */
export function OwnResumes({ form, resumes }: Pick<BringProps, 'form'> & { resumes: readonly ResumeCard[] }) {
  if (resumes.length === 0) return null
  return (
    <section aria-label="Your resumes">
      <Stack gap={3}>
        <Text>
          <b>Your resumes come along.</b> What is not ticked goes to the trash of the CV builder, where it can
          be put back.
        </Text>
        {resumes.map(({ id, title, updatedAt }) => (
          <Checkbox
            key={id}
            label={`${title}, changed on ${formatDate(updatedAt, browserZone())}`}
            checked={!has(form.values.left, id)}
            onChange={({ currentTarget: { checked } }) =>
              form.set('left', withId(form.values.left, id, !checked))
            }
          />
        ))}
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
