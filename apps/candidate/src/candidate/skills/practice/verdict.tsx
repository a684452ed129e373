import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { isCodeTask, type PracticeTask, type PracticeVerdict, type TaskAnswer } from '@tryka/domain'
import { Icon } from '@tryka/ui'
import { TestsCard } from '../player/task/code/tests-card'
import { ShownCode } from '../../../base/tasks/shown-code'
import { Ticked } from '../../../base/tasks/ticked'

export interface VerdictProps {
  task: PracticeTask
  verdict: PracticeVerdict
  /** Null is "I don't know". */
  answer: TaskAnswer | null
  /** Under the headings of a text it is one step lower. */
  as?: 'h2' | 'h3'
  /** The options stand above, with what was chosen and what is right: neither is said again. */
  isMarked?: boolean
}

/** Right or wrong, what is right, and why. It is read out, for the focus comes here. */
export function Verdict({ task, verdict, answer, as: Title = 'h2', isMarked = false }: VerdictProps) {
  const { isRight, right, why, tests = [] } = verdict
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isCode = isCodeTask(task.kind)
  const ordered = task.kind === 'ordering'
  return (
    <Box $right={isRight}>
      <Title ref={title} tabIndex={-1}>
        <Icon icon={isRight ? CircleCheck : CircleX} />
        {isRight ? 'Right' : answer ? 'Not right' : 'You did not know'}
      </Title>
      <dl>
        {answer && !isMarked && (
          <div>
            <dt>Your answer</dt>
            <dd>
              {'code' in answer ? (
                <ShownCode code={answer.code.trim()} label="Your answer" />
              ) : (
                <Lines ordered={ordered} lines={wordsOf(task, answer)} />
              )}
            </dd>
          </div>
        )}
        {tests.length > 0 && (
          <div>
            <dt>What it was graded by</dt>
            <dd>
              <TestsCard title="Cases" tests={tests} />
            </dd>
          </div>
        )}
        {(isCode || !isRight) && !isMarked && (
          <div>
            <dt>{isCode ? 'One right way' : ordered ? 'A right order' : 'Right answer'}</dt>
            <dd>
              {isCode ? (
                <ShownCode code={right.join('\n')} label="One right way" />
              ) : (
                <Lines ordered={ordered} lines={right} />
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>Why</dt>
          <dd>
            <Ticked>{why}</Ticked>
          </dd>
        </div>
      </dl>
    </Box>
  )
}

/** In the order in which it was put, or in which the options stand. */
const wordsOf = ({ options = [] }: PracticeTask, answer: Exclude<TaskAnswer, { code: string }>): string[] =>
  'text' in answer
    ? [answer.text.trim()]
    : answer.chosen.flatMap((id) => options.filter((option) => option.id === id).map(({ text }) => text))

function Lines({ ordered, lines }: { ordered: boolean; lines: readonly string[] }) {
  const [only = ''] = lines
  if (lines.length < 2) return <Ticked>{only}</Ticked>
  return (
    <List as={ordered ? 'ol' : 'ul'}>
      {lines.map((line) => (
        <li key={line}>
          <Ticked>{line}</Ticked>
        </li>
      ))}
    </List>
  )
}

const Box = styled.section<{ $right: boolean }>`
  display: grid;
  gap: var(--sp-4);
  padding: var(--sp-5);
  border: var(--bw) solid var(--control);
  border-radius: var(--r-3);
  background: var(--surface);
  overflow-wrap: anywhere;

  > :is(h2, h3) {
    display: flex;
    align-items: center;
    gap: var(--sp-2);
    font: var(--fw-display) var(--fs-7) / 1.3 var(--font-display);
    outline: none;
  }
  > :is(h2, h3) svg {
    color: var(--${({ $right }) => ($right ? 'vriddhi-text' : 'text-3')});
  }
  dl {
    display: grid;
    gap: var(--sp-4);
  }
  dt {
    margin-bottom: 0.25rem;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  dd {
    margin: 0;
    line-height: 1.5;
  }
`
const List = styled.ul`
  display: grid;
  gap: var(--sp-2);
  padding-left: 1.25rem;
  list-style: disc;

  &:is(ol) {
    list-style: decimal;
  }
`
