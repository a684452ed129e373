import { formatPeriod, RESUME_LIMITS, type Education } from '@tryka/domain'
import { Pair, Text } from '@tryka/ui'
import { withEntry } from '../editor/editor-context'
import { BulletList } from '../fields/bullet-list'
import { FurtherFields } from '../fields/further-fields'
import { EntryList } from '../fields/entry-list'
import { MonthField, TextField } from '../fields/fields'

const summaryOf = (one: Education) =>
  [one.institution, formatPeriod({ startDate: one.startDate, endDate: one.graduationDate, current: false })]
    .filter(Boolean)
    .join(', ')

const write = (index: number, field: Exclude<keyof Education, 'description'>) => (value: string) =>
  withEntry('education', index, (before) => ({ ...before, [field]: value }))

/** Degrees, newest first. */
export const EducationTab = () => (
  <EntryList
    list="education"
    label="Education"
    addLabel="Add Education"
    noun="Education"
    hint="Newest first."
    titleOf={(one) => one.degree}
    summaryOf={summaryOf}
    firstField="degree"
    addLastLabel="Add earlier education"
  >
    {(one, index, path) => (
      <>
        <TextField
          path={`${path}.degree`}
          label="Degree"
          required
          value={one.degree}
          write={write(index, 'degree')}
          maxLength={RESUME_LIMITS.line}
        />
        <TextField
          path={`${path}.field`}
          label="Field of study"
          optional
          value={one.field}
          write={write(index, 'field')}
          maxLength={RESUME_LIMITS.line}
        />
        <TextField
          path={`${path}.institution`}
          label="Institution"
          required
          value={one.institution}
          write={write(index, 'institution')}
          maxLength={RESUME_LIMITS.line}
        />
        <TextField
          path={`${path}.location`}
          label="Location"
          optional
          value={one.location}
          write={write(index, 'location')}
          maxLength={RESUME_LIMITS.line}
        />
        <Pair>
          <MonthField
            path={`${path}.startDate`}
            label="Start date"
            optional
            value={one.startDate}
            write={write(index, 'startDate')}
          />
          <MonthField
            path={`${path}.graduationDate`}
            label="Graduation date"
            value={one.graduationDate}
            write={write(index, 'graduationDate')}
          />
        </Pair>
        <Text size="sm" as="p">
          A date needs its month. If you know only the year, write it behind the degree.
        </Text>
        <TextField
          path={`${path}.gpa`}
          label="GPA"
          optional
          hint="Any scale; written as you type it."
          value={one.gpa}
          write={write(index, 'gpa')}
          maxLength={RESUME_LIMITS.line}
        />
        <BulletList
          path={`${path}.description`}
          label="Points"
          bullets={one.description}
          write={(edit) =>
            withEntry('education', index, (before) => ({ ...before, description: edit(before.description) }))
          }
        />
        <FurtherFields filled={Boolean(one.url)}>
          <TextField
            path={`${path}.url`}
            label="Website"
            optional
            type="url"
            value={one.url ?? ''}
            write={write(index, 'url')}
            maxLength={RESUME_LIMITS.link}
          />
        </FurtherFields>
      </>
    )}
  </EntryList>
)
