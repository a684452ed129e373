import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Weave } from '@tryka/ui'

type Strand = 'satya' | 'vriddhi' | 'siddhi'

interface EmptyRowProps {
  title: string
  /** What will appear here. */
  text: string
  /** Of what will fill it. */
  strand: Strand
  action?: ReactNode
}

const WIDTH = 168
const HEIGHT = 76
const TONES = {
  satya: (family: number, index: number) => (family === 0 && index === 0 ? 'satya' : 'thread'),
  vriddhi: (family: number, index: number) => (family === 0 && index === 0 ? 'vriddhi' : 'thread'),
  siddhi: (family: number, index: number) => (family === 0 && index === 0 ? 'siddhi' : 'thread'),
} as const
const within = ({ x }: { x: number }) => x > 16 && x < 156

/** A section of the live market that nothing has happened in yet: a weave with one thread of what will fill it. */
export const EmptyRow = ({ title, text, strand, action }: EmptyRowProps) => (
  <Line>
    <Weave width={WIDTH} height={HEIGHT} spacing={28} thickness={0.18} tone={TONES[strand]} keep={within} />
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      {action}
    </div>
  </Line>
)

const Line = styled.div`
  --thread: var(--line-strong);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-4) var(--sp-5);
  padding: var(--sp-5);

  > svg {
    flex: none;
    width: 8.5rem;
    height: auto;
  }
  > div {
    flex: 1 1 15rem;
  }
  h3 {
    font: var(--fw-display) var(--fs-6) / var(--lh-snug) var(--font-display);
  }
  p {
    max-width: 48ch;
    margin-top: var(--sp-1);
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
  }
  a {
    margin-top: var(--sp-2);
  }
`
