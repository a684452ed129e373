import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { AppealedTask } from '@tryka/domain'
import { Badge, Card, CardBody, CardHead, ScrollRegion, Stack, Text, Ticked } from '@tryka/ui'
import { STANDINGS } from './words'

/** A task as the person saw it, the answer, and what counts as right. Nobody but the console reads the last. */
export function AppealedTaskCard({ task }: { task: AppealedTask }) {
  const id = useId()
  const { seq, topic, templateId, revision, standing, isPilot, isVoid, shown } = task
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <CardHead
          action={
            <>
              {isPilot && <Badge tone="outline">Tried out</Badge>}
              {isVoid && <Badge tone="dashed">Counts for nothing</Badge>}
              {standing && (
                <Badge tone={standing === 'active' ? 'neutral' : 'danger'}>{STANDINGS[standing]}</Badge>
              )}
            </>
          }
        >
          <h3 id={id}>
            Task {seq}, {topic}
          </h3>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <Text size="sm" tone={3}>
              {templateId}, revision {revision}
            </Text>
            {shown ? <Shown task={task} shown={shown} /> : <Text>{GONE}</Text>}
            <Part title={`The answer, ${verdictOf(task)}`}>
              {task.answer ? (
                <Lines lines={task.answer} isTyped={!shown?.options.length} />
              ) : (
                <Text size="sm">Nothing was answered.</Text>
              )}
            </Part>
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}

const GONE = 'The bank has another version by now, so the task cannot be made again as it was.'

const verdictOf = ({ isLate, isCorrect, isPilot, isVoid }: AppealedTask): string =>
  isVoid || isPilot
    ? 'which does not count'
    : isLate
      ? 'too late'
      : isCorrect
        ? 'counted as right'
        : 'counted as wrong'

function Shown({ task: { seq }, shown }: { task: AppealedTask; shown: NonNullable<AppealedTask['shown']> }) {
  const { stem, code, options, cases, key, why } = shown
  return (
    <>
      <Part title="As it was shown">
        <Stem>
          <Ticked>{stem}</Ticked>
        </Stem>
        {code !== null && (
          <ScrollRegion label={`Code of task ${seq}`}>
            <Code>{code}</Code>
          </ScrollRegion>
        )}
        {options.length > 0 && <Lines lines={options} />}
        {cases.length > 0 && <Lines lines={cases} />}
      </Part>
      <Part title="What counts as right">
        <Lines lines={key} />
      </Part>
      <Part title="Why">
        <Stem>
          <Ticked>{why}</Ticked>
        </Stem>
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section>
    <h4>{title}</h4>
    {children}
  </Section>
)

/** What somebody typed is shown to the letter. */
const Lines = ({ lines, isTyped = false }: { lines: readonly string[]; isTyped?: boolean }) => (
  <List>
    {lines.map((line, n) => (
      <Line key={n} dir="auto" $isCode={line.includes('\n')}>
        {isTyped || line.includes('\n') ? line : <Ticked>{line}</Ticked>}
      </Line>
    ))}
  </List>
)

const Section = styled.div`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
  h4 {
    font: var(--fw-strong) var(--fs-3) / 1.4 var(--font-body);
  }
`
const Stem = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Code = styled.pre`
  margin: 0;
  padding: var(--sp-3);
  font: var(--fs-2) / 1.5 var(--font-mono);
  background: var(--surface-2);
`
const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
`
/** Code and tables go over several lines, and their columns stand under one another. */
const Line = styled.li<{ $isCode: boolean }>`
  padding: var(--sp-2) var(--sp-3);
  font-size: var(--fs-3);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  background: var(--surface-2);
  ${({ $isCode }) => $isCode && 'font: var(--fs-2) / 1.5 var(--font-mono);'}
`
