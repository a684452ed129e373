import { styled } from 'styled-components'
import * as media from '../theme/media'

/** Which of a few ordered steps has been reached. */
export interface StepMeterProps {
  reached: number
  steps: number
  /** `ended` is neutral: the way stopped here. */
  tone?: 'satya' | 'vriddhi' | 'siddhi' | 'ended'
  label?: string
  className?: string
}

/** Slanted ticks, one for each step. */
export function StepMeter({ reached, steps, tone = 'satya', label, className }: StepMeterProps) {
  return (
    <Line role="img" aria-label={label ?? `Step ${reached} of ${steps}`} className={className}>
      {Array.from({ length: steps }, (_, index) => (
        <Tick key={index} $colour={index < reached ? fills[tone] : 'line-strong'} />
      ))}
    </Line>
  )
}

const fills = { satya: 'satya', vriddhi: 'vriddhi', siddhi: 'siddhi', ended: 'control' }

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
`
const Tick = styled.span<{ $colour: string }>`
  width: 1.375rem;
  height: 0.375rem;
  background: var(--${({ $colour }) => $colour});
  clip-path: polygon(3px 0, 100% 0, calc(100% - 3px) 100%, 0 100%);

  ${media.forced} {
    forced-color-adjust: none;
  }
`
