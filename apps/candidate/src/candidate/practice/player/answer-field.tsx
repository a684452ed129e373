import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PRACTICE_LIMITS } from '@tryka/domain'
import { Field, TextArea } from '@tryka/ui'
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
      <Box>
        <WithButton label={label} id={FIELD_ID} {...(fault ? { error: fault } : {})}>
          <Answer
            $short={short}
            value={drafting.text}
            maxLength={PRACTICE_LIMITS.answer}
            aria-describedby="usual"
            onChange={({ currentTarget }) => drafting.write(currentTarget.value)}
          />
        </WithButton>
        <Hear>
          <HearQuestion text={question} />
        </Hear>
        <Foot>
          <span id="usual">{hint}</span>
          <Saved drafting={drafting} />
        </Foot>
      </Box>
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
const Box = styled.div`
  display: grid;
  position: relative;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
`
// Its label shares the line with the button.
const WithButton = styled(Field)`
  label {
    padding-block: 0.4375rem;
  }
`
const Hear = styled.div`
  position: absolute;
  top: 0;
  right: 0;
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
