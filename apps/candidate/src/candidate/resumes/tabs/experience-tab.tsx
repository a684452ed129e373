import { formatPeriod, RESUME_LIMITS, setCurrent, type WorkExperience } from '@tryka/domain'
import { Checkbox, Pair, Text } from '@tryka/ui'
import { useEditor, withEntry } from '../editor/editor-context'
import { EntryList } from '../fields/entry-list'
import { MonthField, TextField } from '../fields/fields'
import { BulletList } from '../fields/bullet-list'
import { AboutFields } from '../fields/about-fields'

const summaryOf = (job: WorkExperience) => [job.company, formatPeriod(job)].filter(Boolean).join(', ')

/** Roles that stand beside each other with one employer are printed below its name. */
const ANOTHER_ROLE = {
  label: 'Add another role here',
  from: ({ company, location }: WorkExperience) => ({ company, location }),
}

/** Jobs, newest first. */
export const ExperienceTab = () => (
  <EntryList
    list="workExperience"
    label="Experience"
    addLabel="Add Experience"
    noun="Experience"
    hint="Newest first. Three to five points each."
    titleOf={(job) => job.jobTitle}
    summaryOf={summaryOf}
    firstField="jobTitle"
    addLastLabel="Add an earlier job"
    addBeside={ANOTHER_ROLE}
  >
    {(job, index, path) => <Job job={job} index={index} path={path} />}
  </EntryList>
)

function Job({ job, index, path }: { job: WorkExperience; index: number; path: string }) {
  const { change } = useEditor()
  const write =
    <F extends keyof WorkExperience>(field: F) =>
    (value: WorkExperience[F]) =>
      withEntry('workExperience', index, (before) => ({ ...before, [field]: value }))
  return (
    <>
      <Pair>
        <TextField
          path={`${path}.jobTitle`}
          label="Job title"
          required
          value={job.jobTitle}
          write={write('jobTitle')}
          maxLength={RESUME_LIMITS.line}
        />
        <TextField
          path={`${path}.company`}
          label="Company"
          required
          value={job.company}
          write={write('company')}
          maxLength={RESUME_LIMITS.line}
        />
      </Pair>
      <TextField
        path={`${path}.location`}
        label="Location"
        optional
        value={job.location}
        write={write('location')}
        maxLength={RESUME_LIMITS.line}
      />
      <Pair>
        <MonthField
          path={`${path}.startDate`}
          label="Start date"
          required
          value={job.startDate}
          write={write('startDate')}
        />
        <MonthField
          path={`${path}.endDate`}
          label="End date"
          value={job.endDate}
          write={write('endDate')}
          disabled={job.current}
        />
      </Pair>
      <Text size="sm" as="p">
        A date needs its month. If you know only the years, write them as a point, such as “2018 – 2021”.
      </Text>
      <Checkbox
        label="I work here now"
        checked={job.current}
        onChange={({ currentTarget: { checked } }) =>
          change(withEntry('workExperience', index, (before) => setCurrent(before, checked)))
        }
      />
      <BulletList
        path={`${path}.description`}
        bullets={job.description}
        write={(edit) =>
          withEntry('workExperience', index, (before) => ({
            ...before,
            description: edit(before.description),
          }))
        }
      />
      <AboutFields path={path} of={job} label="About the employer or the role" write={write} />
    </>
  )
}
