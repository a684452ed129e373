import { styled } from 'styled-components'
import { media } from '@tryka/ui'

/** A level as four ticks; the number beside it says it to everybody. */
export const Ticks = ({ level }: { level: number }) => (
  <Line aria-hidden="true">
    {[1, 2, 3, 4].map((tick) => (
      <Tick key={tick} $on={tick <= level} />
    ))}
  </Line>
)

const Line = styled.span`
  display: flex;
  gap: 3px;
`
const Tick = styled.i<{ $on: boolean }>`
  width: 1.375rem;
  height: 0.375rem;
  background: var(--${({ $on }) => ($on ? 'vriddhi' : 'line-strong')});
  clip-path: polygon(3px 0, 100% 0, calc(100% - 3px) 100%, 0 100%);
  ${media.forced} {
    forced-color-adjust: none;
  }
`
