import { formatMonth, RESUME_LIMITS, type Education } from '@tryka/domain'
import { Pair } from '@tryka/ui'
import { withEntry } from '../editor-context'
import { EntryList } from '../entry-list'
import { MonthField, TextField } from '../fields'

const summaryOf = (one: Education) =>
  [one.institution, formatMonth(one.graduationDate)].filter(Boolean).join(', ')

const write = (index: number, field: keyof Education) => (value: string) =>
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
    addFirst
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
          path={`${path}.institution`}
          label="Institution"
          required
          value={one.institution}
          write={write(index, 'institution')}
          maxLength={RESUME_LIMITS.line}
        />
        <Pair>
          <TextField
            path={`${path}.location`}
            label="Location"
            optional
            value={one.location}
            write={write(index, 'location')}
            maxLength={RESUME_LIMITS.line}
          />
          <MonthField
            path={`${path}.graduationDate`}
            label="Graduation date"
            value={one.graduationDate}
            write={write(index, 'graduationDate')}
          />
        </Pair>
        <TextField
          path={`${path}.gpa`}
          label="GPA"
          optional
          hint="Any scale; written as you type it."
          value={one.gpa}
          write={write(index, 'gpa')}
          maxLength={RESUME_LIMITS.line}
        />
      </>
    )}
  </EntryList>
)
