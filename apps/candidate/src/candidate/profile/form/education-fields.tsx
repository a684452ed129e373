import { Plus, Trash2 } from 'lucide-react'
import { styled } from 'styled-components'
import { HIRING_LIMITS, LIMITS, type ProfileUpdate } from '@tryka/domain'
import { Button, Field, Heading, Icon, Pair, Stack, TextInput } from '@tryka/ui'
import { MonthField } from '../../../base/forms/month-field'
import type { ProfileFieldsProps } from './profile-draft'

type Education = ProfileUpdate['education'][number]
const EMPTY: Education = { degree: '', institution: '', location: '', graduationDate: '', gpa: '' }

/** Degrees and where they come from. */
export function EducationFields({ form }: ProfileFieldsProps) {
  const { value, onValueChange } = form.choice('education')
  const put = (at: number, part: Partial<Education>) =>
    onValueChange(value.map((entry, index) => (index === at ? { ...entry, ...part } : entry)))
  return (
    <Stack gap={4} asChild>
      <section id="profile-education" aria-labelledby="education">
        <Heading as="h3" look="h4" id="education">
          Education
        </Heading>
        {value.map((entry, index) => (
          <Entry key={entry.id ?? index}>
            <Pair>
              <Field label="Degree">
                <TextInput
                  value={entry.degree}
                  maxLength={LIMITS.shortText}
                  onChange={(event) => put(index, { degree: event.currentTarget.value })}
                />
              </Field>
              <Field label="Institution">
                <TextInput
                  value={entry.institution}
                  maxLength={LIMITS.shortText}
                  onChange={(event) => put(index, { institution: event.currentTarget.value })}
                />
              </Field>
              <MonthField
                {...form.field(`education.${index}.graduationDate`)}
                label="Graduation"
                optional
                value={entry.graduationDate}
                onValueChange={(graduationDate) => put(index, { graduationDate })}
              />
            </Pair>
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              label={`Remove ${entry.degree || 'this education'}`}
              onClick={() => onValueChange(value.filter((_entry, each) => each !== index))}
            >
              <Icon icon={Trash2} size="sm" />
            </Button>
          </Entry>
        ))}
        {value.length < HIRING_LIMITS.workEntries && (
          <div>
            <Button variant="soft" size="sm" onClick={() => onValueChange([...value, EMPTY])}>
              <Icon icon={Plus} size="sm" />
              Add Education
            </Button>
          </div>
        )}
      </section>
    </Stack>
  )
}

const Entry = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--sp-3);
  > :first-child {
    flex: 1;
  }
`
