import type { ComponentProps } from 'react'
import { styled } from 'styled-components'

/** Neutral for waiting, open for not begun; the strands and danger as everywhere. */
export type StatusTone = 'neutral' | 'satya' | 'vriddhi' | 'siddhi' | 'danger' | 'open'

/** A dot and words: where something stands. */
export function StatusDot({ tone = 'neutral', ...rest }: ComponentProps<'span'> & { tone?: StatusTone }) {
  return <Status $tone={tone} {...rest} />
}

const colours = {
  neutral: 'var(--dot)',
  open: 'transparent',
  satya: 'var(--satya)',
  vriddhi: 'var(--vriddhi)',
  siddhi: 'var(--siddhi)',
  danger: 'var(--danger)',
}

const Status = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--fs-3);
  color: var(--text-2);
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: ${({ $tone }) => colours[$tone]};
    box-shadow: ${({ $tone }) => ($tone === 'open' ? 'inset 0 0 0 1.5px var(--control)' : 'none')};
    forced-color-adjust: none;
  }
`
