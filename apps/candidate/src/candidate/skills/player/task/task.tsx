import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Presentation, TaskAnswer } from '@tryka/domain'
import { media } from '@tryka/ui'
import { kindName, type AskedTask } from '../answer'
import { AnswerField } from './answer-field'
import { ShownCode } from './shown-code'
import { Ticked } from './ticked'

export interface TaskFormProps {
  task: AskedTask
  narrow: boolean
  onCopy?: () => void
  onSubmit: () => void
  /** Where it is answered. */
  children: ReactNode
}

export interface TaskProps extends Omit<TaskFormProps, 'task' | 'children'> {
  attemptId: string
  task: Presentation
  value: TaskAnswer
  error: string | undefined
  onChange: (value: TaskAnswer) => void
  onPaste: (length: number) => void
}

/** From here on a question is a text, and no headline. */
const LONG = 120

/** One task of an attempt. */
export const Task = ({ task, narrow, onCopy, onSubmit, ...answer }: TaskProps) => (
  <TaskForm task={task} narrow={narrow} onCopy={onCopy} onSubmit={onSubmit}>
    <AnswerField task={task} {...answer} />
  </TaskForm>
)

/** What is asked, beside where it is answered. A new task begins where it is read. */
export function TaskForm({ task, narrow, onCopy, onSubmit, children }: TaskFormProps) {
  const stem = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    stem.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Form
      id="task"
      noValidate
      $narrow={narrow}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Asked onCopy={onCopy}>
        <Kind>
          <span>{kindName(task)}</span>
          <span>{task.topic}</span>
        </Kind>
        <Stem ref={stem} tabIndex={-1} $long={task.stem.length > LONG}>
          <Ticked>{task.stem}</Ticked>
        </Stem>
        {task.code !== undefined && <ShownCode code={task.code} />}
      </Asked>
      {children}
    </Form>
  )
}

const Form = styled.form<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: ${({ $narrow }) => ($narrow ? '' : 'minmax(0, 1fr)')} minmax(0, 1fr);
  align-items: start;
  gap: var(--sp-6) clamp(1.5rem, 4vw, 4rem);
  ${media.grid} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Asked = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.625rem;
  margin-bottom: var(--sp-2);
  font-size: var(--fs-3);
  color: var(--text-3);
`
const Stem = styled.h1<{ $long: boolean }>`
  max-width: ${({ $long }) => ($long ? '52ch' : '34ch')};
  font: 540
    ${({ $long }) => ($long ? 'var(--fs-7) / 1.4' : 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem) / 1.28')}
    var(--font-display);
  font-stretch: 102%;
  letter-spacing: -0.006em;
  white-space: pre-line;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  outline: none;

  &:not(:last-child) {
    margin-bottom: var(--sp-5);
  }
`
