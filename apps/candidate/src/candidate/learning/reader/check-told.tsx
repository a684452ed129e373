import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ModuleCheck, ModuleTask, ModuleVerdict, TaskAnswer } from '@tryka/domain'
import { Button, ButtonRow, Text, Ticked } from '@tryka/ui'
import { ShownCode } from '../../../base/tasks/shown-code'
import { ShownCases } from '../../skills/player/task/code/shown-cases'
import { Verdict } from '../../skills/practice/verdict'
import { isChoice, MarkedOptions } from './marked-options'

/** What was just answered, as long as it is looked at. */
export interface Told {
  task: ModuleTask
  answer: TaskAnswer | null
  verdict: ModuleVerdict
}

/** What is asked, this time. */
export const Question = ({ task: { stem, code, visibleTests = [] } }: { task: ModuleTask }) => (
  <>
    {stem.split('\n').map((line, index) => (
      <p key={index}>
        <Ticked>{line}</Ticked>
      </p>
    ))}
    {code !== undefined && <ShownCode code={code} />}
    <ShownCases cases={visibleTests} />
  </>
)

/** What comes of a wrong answer. Of code no card is made: nothing runs there. */
const againText = ({ isLate, isTask }: ModuleCheck): string =>
  `It is asked again${isLate ? ' at the end of the module' : ''}, with other numbers${isTask ? '' : ', and from tomorrow as a card of your review'}.`

interface ToldProps {
  check: ModuleCheck
  /** Beside the buttons. */
  more: ReactNode
}

interface AnsweredProps extends ToldProps {
  told: Told
  onNext: () => void
}

/** Right or wrong, and why. */
export function Answered({ told, check, more, onNext }: AnsweredProps) {
  const { task, answer, verdict } = told
  return (
    <Form as="div">
      <Question task={task} />
      {isChoice(task) && <MarkedOptions task={task} verdict={verdict} answer={answer} />}
      <Verdict
        task={{ ...task, topic: '', seq: 1 }}
        verdict={{ ...verdict, seq: 1 }}
        answer={answer}
        as="h3"
        isMarked={isChoice(task)}
      />
      {!verdict.isRight && (
        <Text size="sm" tone={2}>
          {againText(check)}
        </Text>
      )}
      <ButtonRow>
        {!verdict.isRight && (
          <Button size="sm" onClick={onNext}>
            {check.isTask ? 'Try again' : 'Go on'}
          </Button>
        )}
        {more}
      </ButtonRow>
      {check.state === 'tomorrow' && <Tomorrow />}
    </Form>
  )
}

const Tomorrow = () => (
  <Text size="sm" tone={3}>
    Right, after more than two tries. With too many of those in a module, this check comes again tomorrow.
  </Text>
)

/** Right already, before this page was opened. */
export function Settled({ check: { task, verdict, state }, more }: ToldProps) {
  return (
    <Form as="div">
      <Question task={task} />
      {verdict && isChoice(task) && <MarkedOptions task={task} verdict={verdict} answer={null} />}
      <Because>
        <b>
          <Ticked>
            {verdict && !task.visibleTests && !isChoice(task)
              ? `Right: ${verdict.right.join('; ')}`
              : 'Right'}
          </Ticked>
        </b>
        <Ticked>{verdict?.why ?? ''}</Ticked>
      </Because>
      <ButtonRow>{more}</ButtonRow>
      {state === 'tomorrow' && <Tomorrow />}
    </Form>
  )
}

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-4);
  overflow-wrap: anywhere;
`
export const Because = styled.div`
  display: grid;
  gap: var(--sp-1);
  padding: var(--sp-4);
  border-radius: var(--r-3);
  background: var(--surface-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);

  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
