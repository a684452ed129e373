import { styled } from 'styled-components'
import { formatMonth, SKILL_LEVEL_NAMES } from '@tryka/domain'
import { Button, Checkbox, Field, NativeSelect, Notice, Stack, Text } from '@tryka/ui'
import { FileInput } from '../../../base/forms/file-input'
import type { Found, ResumePart } from './from-resume'
import type { Chosen } from './use-resume'

const LEVELS = [
  { value: '', label: 'Leave out' },
  ...Object.entries(SKILL_LEVEL_NAMES).map(([value, label]) => ({ value, label })),
]

/** A resume, and every line of it that would go into the profile, before any of it does. */
export function ResumeFields({ resume }: { resume: Chosen }) {
  const { found, problem, reading } = resume
  return (
    <Part aria-label="Out of a resume">
      {found ? (
        <Review resume={resume} found={found} />
      ) : (
        <Field
          label="Import a resume"
          optional
          error={problem}
          success={reading ? 'Reading the file' : ''}
          hint="A PDF, a Word file (.docx), LinkedIn’s archive (.zip), JSON Resume or text, of at most 20 MB. It is read in this browser, and you see every line before it is saved."
        >
          <FileInput
            accept=".pdf,.docx,.zip,.json,.txt,.md"
            onChange={({ currentTarget: { files } }) => void resume.choose(files?.[0])}
          />
        </Field>
      )}
    </Part>
  )
}

const span = ({ startDate, endDate, current }: Found['work'][number]): string =>
  `${formatMonth(startDate)} – ${current || !endDate ? 'Present' : formatMonth(endDate)}`

function Review({ resume, found }: { resume: Chosen; found: Found }) {
  const { taken, take } = resume
  const choose = (part: ResumePart, on: boolean) =>
    take({ parts: on ? [...taken.parts, part] : taken.parts.filter((each) => each !== part) })
  const lines: [part: ResumePart, label: string, items: string[]][] = [
    [
      'work',
      'Jobs',
      found.work.map((job) => [job.jobTitle, job.company, span(job)].filter(Boolean).join(', ')),
    ],
    [
      'education',
      'Education',
      found.education.map(({ degree, institution }) => [degree, institution].filter(Boolean).join(', ')),
    ],
    ['bio', 'Summary', found.bio ? [found.bio] : []],
  ]
  return (
    <Stack gap={5}>
      <div role="status">
        <Text>
          <b>{resume.name}</b> was read here. Only what is ticked goes into your profile.
        </Text>
      </div>
      {lines.map(
        ([part, label, items]) =>
          items.length > 0 && (
            <div key={part}>
              <Checkbox
                label={label}
                checked={taken.parts.includes(part)}
                onChange={(event) => choose(part, event.currentTarget.checked)}
              />
              <Lines>
                {items.map((item, index) => (
                  <li key={index}>{item}</li>
                ))}
              </Lines>
            </div>
          ),
      )}
      {found.skills.length > 0 && (
        <Stack gap={3}>
          <Text>Skills are claims until you prove them. Say how well you know each.</Text>
          <Skills>
            {found.skills.map((skill) => (
              <Field key={skill} label={skill}>
                <NativeSelect
                  options={LEVELS}
                  value={taken.levels[skill] ?? ''}
                  onValueChange={(level) => take({ levels: { ...taken.levels, [skill]: level } })}
                />
              </Field>
            ))}
          </Skills>
        </Stack>
      )}
      {resume.doubts > 0 && (
        <Notice title="Check what was read">
          {resume.doubts === 1 ? '1 field' : `${resume.doubts} fields`} of this file may be misread. Leave out
          what is wrong; you can correct it in your profile and in the CV Builder.
        </Notice>
      )}
      {resume.unplaced.length > 0 && (
        <Notice title="Not placed">No field holds these lines: {resume.unplaced.join(' · ')}</Notice>
      )}
      {resume.leftOut.length > 0 && (
        <Notice title="Left out">These have no place here: {resume.leftOut.join(', ')}.</Notice>
      )}
      <Checkbox
        label="Also make a CV of the whole file in the builder"
        checked={taken.asResume}
        onChange={(event) => take({ asResume: event.currentTarget.checked })}
      />
      <div>
        <Button variant="quiet" onClick={resume.drop}>
          Leave this resume out
        </Button>
      </div>
    </Stack>
  )
}

const Part = styled.section`
  * + & {
    padding-top: var(--sp-6);
    border-top: var(--bw) solid var(--line);
  }
`
const Lines = styled.ul`
  display: grid;
  gap: var(--sp-1);
  margin: var(--sp-2) 0 0 1.75rem;
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
  overflow-wrap: anywhere;
`
const Skills = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: var(--sp-4);
`
