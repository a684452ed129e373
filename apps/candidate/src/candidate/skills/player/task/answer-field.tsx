import {
  isCodeTask,
  type PlainAnswer,
  type PracticeTask,
  type Presentation,
  type TaskAnswer,
} from '@tryka/domain'
import { Choices } from './choices'
import { CodeField } from './code-field'
import { Ordering } from './ordering'
import { Typed } from './typed'

export interface AnswerFieldProps {
  attemptId: string
  task: Presentation
  value: TaskAnswer
  error: string | undefined
  onChange: (value: TaskAnswer) => void
  onPaste: (length: number) => void
}

/** Where a task of any kind is answered. */
export function AnswerField({ attemptId, task, ...answer }: AnswerFieldProps) {
  const { kind, options, answerHint } = task
  const { value, error, onChange, onPaste } = answer
  if (!isCodeTask(kind)) return <PlainField task={{ kind, options, answerHint }} {...answer} />
  return (
    <CodeField
      attemptId={attemptId}
      task={task}
      error={error}
      value={'code' in value ? value.code : ''}
      onChange={(code) => onChange({ code })}
      onPaste={onPaste}
    />
  )
}

export interface PlainFieldProps extends Omit<AnswerFieldProps, 'attemptId' | 'task' | 'onChange'> {
  task: Pick<PracticeTask, 'kind' | 'options' | 'answerHint'>
  onChange: (value: PlainAnswer) => void
}

/** Where a task is answered that asks for no code. */
export function PlainField({ task, value, error, onChange, onPaste }: PlainFieldProps) {
  const { kind, options = [], answerHint } = task
  const chosen = 'chosen' in value ? value.chosen : []
  const choose = (ids: string[]) => onChange({ chosen: ids })
  switch (kind) {
    case 'single':
    case 'multiple':
      return (
        <Choices
          options={options}
          many={kind === 'multiple'}
          chosen={chosen}
          hint={answerHint}
          error={error}
          onChange={choose}
        />
      )
    case 'ordering':
      return <Ordering options={options} order={chosen} onChange={choose} />
    default:
      return (
        <Typed
          kind={kind}
          hint={answerHint}
          error={error}
          value={'text' in value ? value.text : ''}
          onChange={(text) => onChange({ text })}
          onPaste={onPaste}
        />
      )
  }
}
