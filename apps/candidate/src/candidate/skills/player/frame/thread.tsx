import { styled } from 'styled-components'

export interface ThreadProps {
  /** The task on the screen, from 1. */
  at: number
  most: number
  /** After so many tasks it may be handed in; the thread has a gap there. */
  least: number
  /** Steps that are done: on the way to a proof, or of practice. */
  done?: 'satya' | 'vriddhi'
}

/** One step for each task there can be; the sentence beside it holds the number. */
export const Thread = ({ at, most, least, done = 'satya' }: ThreadProps) => (
  <Line aria-hidden="true">
    {Array.from({ length: most }, (_, index) => (
      <Step key={index} $tone={tone(index + 1, at, done)} $gap={index === least} />
    ))}
  </Line>
)

const tone = (step: number, at: number, done: string) =>
  step < at ? done : step === at ? 'text' : 'line-strong'

const Line = styled.span`
  display: flex;
  gap: 2px;
`
const Step = styled.i<{ $tone: string; $gap: boolean }>`
  flex: 1;
  height: 0.4375rem;
  ${({ $gap }) => $gap && 'margin-left: calc(0.375rem + 2px);'}
  background: var(--${({ $tone }) => $tone});
  clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
  transition: background-color 90ms;
  forced-color-adjust: none;
`
