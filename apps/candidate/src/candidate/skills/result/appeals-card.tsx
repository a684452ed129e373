import { useState } from 'react'
import { styled } from 'styled-components'
import { SKILL_LEVEL_NAMES, SKILL_LEVELS, type AttemptResult, type OwnAppeal } from '@tryka/domain'
import { Badge, Button, CardBody, Said, Stack, Text } from '@tryka/ui'
import { formatDate } from '../../../base/format/format'
import { Box } from '../../../base/box'
import { AppealDialog } from './appeal-dialog'

const STATES: Record<OwnAppeal['state'], string> = {
  open: 'A person looks at it',
  upheld: 'The task was faulty',
  refused: 'The task stands',
}

/** What was said of tasks, how it was decided, and the way to say more as long as that is possible. */
export function AppealsCard({ result }: { result: AttemptResult }) {
  const { appealUntil, appeals, tasks } = result
  const [isOpen, setOpen] = useState(false)
  if (!appealUntil && appeals.length === 0) return null
  return (
    <Box title="Something was wrong with a task?">
      <CardBody>
        <Stack gap={4}>
          {appeals.length > 0 && (
            <List aria-label="Your appeals">
              {appeals.map((appeal) => (
                <li key={appeal.id}>
                  <Appeal appeal={appeal} tasks={tasks} />
                </li>
              ))}
            </List>
          )}
          {appealUntil && (
            <>
              <Text size="sm">
                Say so until {formatDate(appealUntil)}. If the task was faulty, it counts for nobody, and a
                level may rise by it. None goes down.
              </Text>
              <div>
                <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                  Say what was wrong
                </Button>
              </div>
            </>
          )}
        </Stack>
      </CardBody>
      {isOpen && <AppealDialog result={result} onClose={() => setOpen(false)} />}
    </Box>
  )
}

function Appeal({ appeal, tasks }: { appeal: OwnAppeal; tasks: AttemptResult['tasks'] }) {
  const { seq, text, state, at, decidedAt, reason, raisedTo } = appeal
  const topic = tasks.find((task) => task.seq === seq)?.topic
  const level = SKILL_LEVELS.find((each) => each === raisedTo)
  return (
    <Stack gap={2}>
      <Head>
        <b>{seq === null ? 'The assessment as a whole' : `Task ${seq}${topic ? `, ${topic}` : ''}`}</b>
        <Badge tone="outline">{STATES[state]}</Badge>
      </Head>
      <Said>{text}</Said>
      <Text size="sm" tone={3}>
        Sent {formatDate(at)}
        {decidedAt && `, decided ${formatDate(decidedAt)}`}
      </Text>
      {reason && <Reason dir="auto">The answer: {reason}</Reason>}
      {state === 'upheld' && (
        <Text size="sm">
          {level
            ? `It counts for nobody any more, and your level rose to ${SKILL_LEVEL_NAMES[level]}.`
            : 'It counts for nobody any more. Your other answers show no higher level, so your result stays as it is.'}
        </Text>
      )}
    </Stack>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-4);
  li + li {
    padding-top: var(--sp-4);
    border-top: var(--bw) solid var(--line);
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  font-size: var(--fs-3);
  b {
    font-weight: var(--fw-medium);
  }
`
const Reason = styled.p`
  font-size: var(--fs-3);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
