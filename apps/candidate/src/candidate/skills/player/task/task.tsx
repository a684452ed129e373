import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useApi } from '@tryka/app-shell'
import { runCode, type Presentation, type TaskAnswer } from '@tryka/domain'
import { media } from '@tryka/ui'
import { PLACE_ID } from '../frame/place-id'
import { kindName, type AskedTask } from '../answer'
import { AnswerField } from './answer-field'
import { ShownCases } from './code/shown-cases'
import { ShownCode } from '../../../../base/tasks/shown-code'
import { Ticked } from '../../../../base/tasks/ticked'
import { StemRest } from './stem-rest'
import { stemParts } from './stem'

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

/** From here on a title is set smaller. */
const LONG = 90
const [KIND_ID, REST_ID] = ['task-kind', 'task-rest']

/** One task of an attempt. */
export function Task({ attemptId, task, narrow, onCopy, onSubmit, ...answer }: TaskProps) {
  const api = useApi()
  const { seq, nonce } = task
  return (
    <TaskForm task={task} narrow={narrow} onCopy={onCopy} onSubmit={onSubmit}>
      <AnswerField
        task={task}
        run={(code) => api.call(runCode, { params: { id: attemptId }, body: { seq, nonce, code } })}
        {...answer}
      />
    </TaskForm>
  )
}

/** What is asked, beside where it is answered. A new task begins where it is read. */
export function TaskForm({ task, narrow, onCopy, onSubmit, children }: TaskFormProps) {
  const stem = useRef<HTMLHeadingElement>(null)
  const { title, rest } = stemParts(task.stem)
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
      // A field shows its caret, and would leave the rest of itself under the foot of the page.
      onKeyUp={({ key, target }) => {
        if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
      }}
    >
      <Asked onCopy={onCopy}>
        <Kind id={KIND_ID}>
          <span>{kindName(task)}</span>
          <span>{task.topic}</span>
        </Kind>
        <Stem
          ref={stem}
          tabIndex={-1}
          aria-describedby={`${PLACE_ID} ${KIND_ID}${rest.length > 0 ? ` ${REST_ID}` : ''}`}
          $long={title.length > LONG}
        >
          <Ticked>{title}</Ticked>
        </Stem>
        {rest.length > 0 && <StemRest id={REST_ID} blocks={rest} />}
        {task.code !== undefined && <ShownCode code={task.code} />}
        <ShownCases cases={task.visibleTests ?? []} />
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
  overflow-wrap: anywhere;
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
  text-wrap: pretty;
  overflow-wrap: anywhere;
  outline: none;

  &:not(:last-child) {
    margin-bottom: var(--sp-4);
  }
`
