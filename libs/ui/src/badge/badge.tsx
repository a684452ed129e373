import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icon/icon'
import * as media from '../theme/media'

/** A strand when the word means proof, growth or outcome; danger for urgency; dashed for waiting. */
export type BadgeTone = 'neutral' | 'ink' | 'satya' | 'vriddhi' | 'siddhi' | 'danger' | 'outline' | 'dashed'

/** A kind, in a word. */
export interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone
  icon?: LucideIcon
}

/** Says what kind of thing something is. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <BadgeBox $tone={tone} {...rest}>
      {icon && <Icon icon={icon} size="xs" />}
      {children}
    </BadgeBox>
  )
}

const pair = (background: string, color: string) => css`
  background: var(--${background});
  color: var(--${color});
`
const tones = {
  neutral: css``,
  ink: pair('badge-ink', 'on-badge-ink'),
  satya: pair('satya-tint', 'on-satya-tint'),
  vriddhi: pair('vriddhi-tint', 'on-vriddhi-tint'),
  siddhi: pair('siddhi-tint', 'on-siddhi-tint'),
  danger: pair('danger-tint', 'danger-text'),
  outline: css`
    background: none;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  `,
  dashed: css`
    background: none;
    outline: var(--bw) dashed var(--control);
    outline-offset: -1px;
  `,
}

const BadgeBox = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3125rem;
  min-height: 1.375rem;
  padding: 0.0625rem 0.5rem;
  border-radius: var(--r-1);
  background: var(--surface-3);
  color: var(--text-2);
  font-size: var(--fs-1);
  font-weight: var(--fw-medium);
  line-height: 1.3;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}

  svg {
    width: 0.8125rem;
    height: 0.8125rem;
    stroke-width: 2.2;
  }
  ${media.forced} {
    border: var(--bw) solid;
  }
`
