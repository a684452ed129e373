import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icon/icon'
import * as media from '../theme/media'

/** The slanted label, reserved for what is recorded on chain. Words and tick together; never a fancy badge. */
export function Hallmark({
  children,
  size = 'md',
  className,
}: {
  children: ReactNode
  size?: 'md' | 'lg'
  className?: string
}) {
  return (
    <Slanted $large={size === 'lg'} className={className}>
      <Icon icon={Check} size="xs" />
      {children}
    </Slanted>
  )
}

const large = css`
  --_h: 2rem;
  font-size: var(--fs-3);
`
const Slanted = styled.span<{ $large: boolean }>`
  --_h: 1.5rem;
  --_cut: calc(var(--_h) * var(--slant));
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  min-height: var(--_h);
  padding: 0 calc(var(--_cut) + 0.25rem) 0 calc(var(--_cut) + 0.125rem);
  background: var(--satya);
  color: var(--on-satya);
  clip-path: polygon(var(--_cut) 0, 100% 0, calc(100% - var(--_cut)) 100%, 0 100%);
  font-size: var(--fs-1);
  font-weight: var(--fw-strong);
  line-height: 1;
  white-space: nowrap;
  ${({ $large }) => $large && large}

  svg {
    stroke-width: 2.4;
  }
  ${media.forced} {
    clip-path: none;
    border: var(--bw) solid;
  }
`
