import {
  isCodeTask,
  type CodeTaskKind,
  type PlainAnswer,
  type Presentation,
  type RunResult,
  type TaskAnswer,
  type TaskKind,
} from '@tryka/domain'
import { Choices } from './choices'
import { CodeField } from './code/code-field'
import { Ordering } from './ordering'
import { Typed } from './typed'

export interface AnswerFieldProps {
  task: Pick<Presentation, 'kind' | 'options' | 'answerHint' | 'visibleTests'>
  /** Tries code on the cases that are shown. */
  run: (code: string) => Promise<RunResult>
  value: TaskAnswer
  error: string | undefined
  onChange: (value: TaskAnswer) => void
  onPaste: (length: number) => void
}

/** Where a task of any kind is answered. */
export function AnswerField({ task, run, ...answer }: AnswerFieldProps) {
  const { kind, options, answerHint, visibleTests = [] } = task
  const { value, error, onChange, onPaste } = answer
  if (!isCodeTask(kind)) return <PlainField task={{ kind, options, answerHint }} {...answer} />
  return (
    <CodeField
      hint={answerHint}
      cases={visibleTests.length}
      run={run}
      error={error}
      value={'code' in value ? value.code : ''}
      onChange={(code) => onChange({ code })}
      onPaste={onPaste}
    />
  )
}

export interface PlainFieldProps extends Omit<AnswerFieldProps, 'run' | 'task' | 'onChange'> {
  task: Pick<Presentation, 'options' | 'answerHint'> & { kind: Exclude<TaskKind, CodeTaskKind> }
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
