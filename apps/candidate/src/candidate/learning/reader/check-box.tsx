import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { ApiError, userMessage } from '@tryka/api-client'
import { notify, useApi, useMutation } from '@tryka/app-shell'
import {
  answerCheck,
  openModule,
  partRef,
  runCheck,
  type CheckAnswered,
  type ModuleCheck,
  type ModuleTask,
  type ModuleView,
  type TaskAnswer,
} from '@tryka/domain'
import { Button, ButtonRow, Text, Ticked } from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'
import { useTypedDraft } from '../../../base/unsaved/typed-draft'
import { emptyAnswer, isGiven, kindName } from '../../skills/player/answer'
import { WrongHere } from '../../parts/corrections/wrong-here'
import { AnswerField } from '../../skills/player/task/answer-field'
import { Answered, Because, Form, Question, Settled, type Told } from './check-told'
import { checkId } from './sections'

const ASK = 'Give an answer, or press I don’t know.'
const FAILED = 'The answer could not be checked. Try again.'
const nothing = () => undefined

export interface CheckBoxProps {
  module: ModuleView
  check: ModuleCheck
  /** Which of all, from 1. */
  seq: number
  of: number
  /** It stands at the end, where what was wrong twice is asked once more. */
  isEnd: boolean
}

const nameOf = ({ isTask }: ModuleCheck): string => (isTask ? 'Task' : 'Check')

const paramsOf = ({ id }: Pick<ModuleView, 'id'>) => {
  const [path = '', name = ''] = id.split('/')
  return { path, name }
}

interface Given {
  task: ModuleTask
  answer: TaskAnswer | null
  taken: () => void
}

/** A check within the text: asked, told right or wrong with the reason, and asked anew with other numbers where it was wrong. */
export function CheckBox({ module, check, seq, of, isEnd }: CheckBoxProps) {
  const queries = useQueryClient()
  const [told, setTold] = useState<Told>()
  const [startedAt] = useState(() => Date.now())
  const box = useRef<HTMLElement>(null)
  const api = useApi()
  const params = { ...paramsOf(module), check: check.name }
  const { queryKey } = readQuery(openModule, { params: paramsOf(module) })
  const answered = useMutation<CheckAnswered, Error, Given>({
    mutationFn: ({ task, answer }) =>
      api.call(answerCheck, {
        params,
        body: {
          seed: task.seed,
          answer,
          seconds: Math.min(86_400, Math.round((Date.now() - startedAt) / 1_000)),
        },
      }),
    onSuccess: ({ verdict, progress }, { task, answer, taken }) => {
      taken()
      setTold({ task, answer, verdict })
      if (progress.state === 'passed' && module.progress.state !== 'passed')
        notify.success('Module passed', module.title)
      queries.setQueryData<ModuleView>(queryKey, (view) => view && { ...view, progress })
      void queries.invalidateQueries({ queryKey: ['/api/learning'] })
    },
    onError: (error) => {
      // Another tab answered it: what is asked now is read.
      if (error instanceof ApiError && error.code === 'SEED') void queries.invalidateQueries({ queryKey })
    },
    meta: { needsSession: true },
  })
  /** What was pressed is gone: reading goes on where the question is asked anew. */
  const next = () => {
    setTold(undefined)
    requestAnimationFrame(() => box.current?.focus())
  }
  const refused = answered.error ? userMessage(answered.error, FAILED) : undefined
  const wrongHere = (
    <WrongHere
      of={{
        kind: 'check',
        ref: partRef(module.id, check.name),
        revision: module.revision,
        what: `${nameOf(check)} ${seq} of ${module.title}`,
      }}
    />
  )
  return (
    <Frame ref={box} check={check} seq={seq} of={of} isEnd={isEnd}>
      {told ? (
        <Answered told={told} check={check} more={wrongHere} onNext={next} />
      ) : check.verdict ? (
        <Settled check={check} more={wrongHere} />
      ) : check.isLate && !isEnd ? (
        <Form as="div">
          <Text size="sm">
            It was wrong twice. Read “{check.section}” once more; it is{' '}
            <a href={`#${checkId(check.name, true)}`}>asked again at the end</a>.
          </Text>
          <ButtonRow>{wrongHere}</ButtonRow>
        </Form>
      ) : (
        <Asked
          key={check.task.seed}
          check={check}
          refused={refused}
          isBusy={answered.isPending}
          more={wrongHere}
          run={(code) => api.call(runCheck, { params, body: { seed: check.task.seed, code } })}
          onAnswer={(answer, taken) => answered.mutate({ task: check.task, answer, taken })}
        />
      )}
    </Frame>
  )
}

interface FrameProps extends Omit<CheckBoxProps, 'module'> {
  ref: Ref<HTMLElement>
  children: ReactNode
}

function Frame({ ref, check, seq, of, isEnd, children }: FrameProps) {
  const title = useId()
  return (
    <Box ref={ref} id={checkId(check.name, isEnd)} aria-labelledby={title} tabIndex={-1}>
      <header>
        <b id={title}>
          {nameOf(check)} {seq} of {of}
          {isEnd && ', once more'}
        </b>
        <span>{kindName({ ...check.task, topic: '' })}</span>
      </header>
      <div>{children}</div>
    </Box>
  )
}

interface AskedProps {
  check: ModuleCheck
  refused: string | undefined
  isBusy: boolean
  /** Beside the buttons. */
  more: ReactNode
  run: Parameters<typeof AnswerField>[0]['run']
  /** `taken` is called once the answer is in. */
  onAnswer: (answer: TaskAnswer | null, taken: () => void) => void
}

function Asked({ check, refused, isBusy, more, run, onAnswer }: AskedProps) {
  const { task, hint, wrong, section } = check
  const form = useRef<HTMLFormElement>(null)
  // Code takes a while to write: a reload takes nothing of it.
  const draft = useTypedDraft<TaskAnswer>(`check:${task.seed}`, emptyAnswer({ ...task, topic: '' }))
  const { value, change, forget } = draft
  const [isAsked, setAsked] = useState(false)
  const send = () => {
    if (isGiven(value)) return onAnswer(value, forget)
    setAsked(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus())
  }
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Question task={task} />
      <AnswerField
        task={task}
        run={run}
        value={value}
        error={isAsked && !isGiven(value) ? ASK : refused}
        onChange={change}
        onPaste={nothing}
      />
      {hint !== null && (
        <Because>
          <b>{wrong > 1 ? 'A hint, because it was wrong twice' : 'A hint'}</b>
          <Ticked>{hint}</Ticked>
          {wrong > 1 && section !== '' && <span>Read “{section}” once more.</span>}
        </Because>
      )}
      <ButtonRow>
        <Button type="submit" size="sm" busy={isBusy}>
          Answer
        </Button>
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => onAnswer(null, forget)}>
          I don’t know
        </Button>
        {more}
      </ButtonRow>
    </Form>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-4);
  background: var(--surface);
  scroll-margin-top: 6rem;
  outline: none;

  > header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--sp-1) var(--sp-4);
    padding: var(--sp-3) var(--sp-5);
    border-bottom: var(--bw) solid var(--line);
    font-size: var(--fs-3);
  }
  > header b {
    font-weight: var(--fw-strong);
  }
  > header span {
    color: var(--text-3);
  }
  > div {
    padding: var(--sp-5);
  }
`
