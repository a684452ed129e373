import { CircleCheck, RefreshCw } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Field, Icon, SrOnly, TextInput } from '@tryka/ui'
import { CAPTCHA_MESSAGES } from '@tryka/domain'
import type { Captcha } from './use-captcha'

/** The question of `useCaptcha` as a field of a form. */
export interface CaptchaFieldProps {
  captcha: Captcha
  /** What a submit found wrong; the field itself tells a wrong answer when it is left. */
  error?: string
  label?: string
  hint?: string
  /** Fixed when an error summary links here. */
  id?: string
}

/** Question, answer, a button for a new question, and the mark of a solved one. */
export function CaptchaField({
  captcha,
  error,
  label = 'Security verification',
  hint,
  id,
}: CaptchaFieldProps) {
  const { question, answer, solved } = captcha
  const questionId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [left, setLeft] = useState(false)
  const wrong = left && answer.trim() !== '' && !solved ? CAPTCHA_MESSAGES.wrong : undefined

  // What was typed while a prerendered page was still plain HTML.
  const adopt = useRef(captcha.setAnswer)
  useLayoutEffect(() => {
    if (input.current?.value) adopt.current(input.current.value)
  }, [])

  const refresh = () => {
    captcha.reset()
    setLeft(false)
    // The answer is described by the question, so moving there reads the new one out.
    input.current?.focus()
  }

  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={solved ? undefined : (wrong ?? error)}
      success={
        solved && (
          <>
            <Icon icon={CircleCheck} size="sm" />
            {CAPTCHA_MESSAGES.solved}
          </>
        )
      }
    >
      <Line>
        <Question id={questionId} data-question="">
          {question ?? <Blank />}
        </Question>
        <Pair>
          <Answer
            ref={input}
            value={answer}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            aria-describedby={questionId}
            onChange={(event) => {
              captcha.setAnswer(event.currentTarget.value)
              setLeft(false)
            }}
            onBlur={() => setLeft(true)}
          />
          <Button variant="quiet" iconOnly label="New question" onClick={refresh}>
            <Icon icon={RefreshCw} />
          </Button>
        </Pair>
      </Line>
    </Field>
  )
}

const Blank = () => (
  <>
    <SrOnly>The question is loading</SrOnly>
    <span aria-hidden="true">…</span>
  </>
)

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
`
const Pair = styled.div`
  display: flex;
  gap: var(--sp-3);
`
const Question = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 8rem;
  min-height: var(--h-md);
  padding: 0 1rem;
  background: var(--surface-3);
  border-radius: var(--r-2);
  font-family: var(--font-mono);
  font-size: 1.0625rem;
  letter-spacing: 0.02em;
  white-space: nowrap;
`
const Answer = styled(TextInput)`
  width: 5.5rem;
  font-family: var(--font-mono);
`
