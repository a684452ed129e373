import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PRACTICE_LIMITS } from '@tryka/domain'
import { FieldError, TextArea } from '@tryka/ui'
import { Ahead, Other } from './other-text'
import { Saved } from './saved'
import { Speak } from './speak'
import { FIELD_ID, type Answering } from './use-answering'
import { HearQuestion } from './voice'

export interface AnswerFieldProps {
  answering: Answering
  label: string
  /** What can be heard: the question, or its follow-up. */
  question: string
  /** On the left below the field. */
  hint: ReactNode
  short?: boolean
  isSpoken: boolean
}

/** Where it is answered: by typing, or by speaking on this device. */
export function AnswerField({ answering, label, question, hint, short = false, isSpoken }: AnswerFieldProps) {
  const { drafting, speaking, fault } = answering
  return (
    <Parts>
      <Ahead drafting={drafting} />
      <Field>
        <Top>
          <label htmlFor={FIELD_ID}>{label}</label>
          <HearQuestion text={question} />
        </Top>
        <Answer
          id={FIELD_ID}
          $short={short}
          value={drafting.text}
          maxLength={PRACTICE_LIMITS.answer}
          aria-describedby={`${FIELD_ID}-foot${fault ? ` ${FIELD_ID}-fault` : ''}`}
          aria-invalid={fault ? true : undefined}
          onChange={({ currentTarget }) => drafting.write(currentTarget.value)}
        />
        {fault && <FieldError id={`${FIELD_ID}-fault`}>{fault}</FieldError>}
        <Foot>
          <span id={`${FIELD_ID}-foot`}>{hint}</span>
          <Saved drafting={drafting} />
        </Foot>
      </Field>
      <Speak speaking={speaking} isSpoken={isSpoken} />
      <Other drafting={drafting} />
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-5);
`
const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`
const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  min-height: var(--h-sm);

  label {
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    color: var(--text);
  }
`
const Answer = styled(TextArea)<{ $short: boolean }>`
  min-height: ${({ $short }) => ($short ? '10rem' : '17rem')};
  padding: var(--sp-4) var(--sp-5);
  font-size: var(--fs-5);
  line-height: 1.6;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem var(--sp-4);
  min-height: 1.25rem;
  font-size: var(--fs-2);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`
