import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getPreparation, type Preparation } from '@tryka/domain'
import { Button, Chip, Dialog, Heading, Stack, Text, Chips } from '@tryka/ui'
import { useRead } from '../../base/calls/calls'
import { Paragraphs } from '../parts/rows'
import { interviewTime, interviewTitle } from '../parts/interviews/interview-words'

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

const Materials = ({ job, about, checklist, questions, materials }: Preparation) => (
  <Stack gap={5}>
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
