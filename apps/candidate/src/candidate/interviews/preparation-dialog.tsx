import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getPreparation, type Preparation } from '@tryka/domain'
import { Button, Chip, Dialog, Heading, Stack, Text, TextLink, Chips } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useRead } from '../../base/calls/calls'
import { sectionPath } from '../parts/address'
import { Paragraphs } from '../../base/meta'
import { interviewTime, interviewTitle } from '../parts/interviews/interview-words'
import { dayWords } from './plan/day-words'

/** Parts of the plan that are named. */
const PLAN_SHOWN = 3

interface PreparationDialogProps {
  id: string
  onPractise: () => void
  onClose: () => void
}

/** What helps before one interview. */
export function PreparationDialog({ id, onPractise, onClose }: PreparationDialogProps) {
  const preparation = useRead(getPreparation, { params: { id } })
  const interview = preparation.data?.interview
  const isAhead = interview?.status === 'pending' || interview?.status === 'confirmed'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Preparation Materials"
      description={interview && `${interviewTitle(interview)}, ${interviewTime(interview)}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          {isAhead && <Button onClick={onPractise}>Practise for this</Button>}
        </>
      }
    >
      <QueryView
        query={preparation}
        loadingLabel="Loading the materials"
        errorText="The materials could not be loaded. Check your connection, then try again."
      >
        {(data) => <Materials {...data} />}
      </QueryView>
    </Dialog>
  )
}

const Materials = ({ job, about, checklist, questions, materials, plan }: Preparation) => (
  <Stack gap={5}>
    <Part title="Your plan">
      <PlanInShort plan={plan} />
    </Part>
    <Part title="Checklist">
      <Lines>
        {checklist.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Part>
    <Part title="Questions to practise">
      <Lines as="ol">
        {questions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
    </Part>
    <Part title={job.title}>
      <Paragraphs>{job.description}</Paragraphs>
      <Chips>
        {job.skills.map((skill) => (
          <Chip key={skill} size="sm">
            {skill}
          </Chip>
        ))}
      </Chips>
    </Part>
    <Part title="The company">
      <Text>{about}</Text>
    </Part>
    {materials.map(({ title, body, url }) => (
      <Part key={title} title={title}>
        <Paragraphs>{body}</Paragraphs>
        {url && (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url}
          </a>
        )}
      </Part>
    ))}
  </Stack>
)

/** What of the plan is open, the next first. */
function PlanInShort({ plan }: Pick<Preparation, 'plan'>) {
  const items = plan.items.filter(({ state }) => state !== 'dropped')
  const open = items.filter(({ state }) => state === 'open')
  const { interviewId, sentence } = plan
  const standing =
    items.length === 0
      ? (sentence ?? 'There is no plan yet.')
      : open.length === 0
        ? 'All of it is done.'
        : `${open.length} of ${items.length} open.`
  return (
    <>
      <Text size="sm">{standing}</Text>
      {open.length > 0 && (
        <Lines>
          {open.slice(0, PLAN_SHOWN).map(({ seq, title, dueDay }) => (
            <li key={seq}>{dueDay === null ? title : `${dayWords(dueDay, plan)}: ${title}`}</li>
          ))}
        </Lines>
      )}
      <TextLink asChild>
        <Link to={sectionPath('interviews', { plan: interviewId })}>Open the plan</Link>
      </TextLink>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={2} asChild>
    <section>
      <Heading as="h3" look="h4">
        {title}
      </Heading>
      {children}
    </section>
  </Stack>
)

const Lines = styled.ul`
  display: grid;
  gap: var(--sp-2);
  padding-left: 1.25rem;
  list-style: disc;
  color: var(--text-2);
  &:is(ol) {
    list-style: decimal;
  }
`
