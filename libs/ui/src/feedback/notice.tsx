import { BadgeCheck, CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Icon } from '../icon/icon'
import * as media from '../theme/media'

/** Waiting stays neutral; proof, growth and failure have their tint. */
export type NoticeTone = 'neutral' | 'satya' | 'vriddhi' | 'danger'

/** A message that belongs to a place and stays there. */
export interface NoticeProps {
  title?: ReactNode
  children?: ReactNode
  tone?: NoticeTone
  icon?: LucideIcon
  /** Makes it an announcement when it appears after the page. */
  role?: 'status' | 'alert'
  className?: string
}

const ICONS = { neutral: Info, satya: BadgeCheck, vriddhi: CircleCheck, danger: CircleAlert }

/** Icon, a strong line and a sentence. */
export function Notice({ title, children, tone = 'neutral', icon, role, className }: NoticeProps) {
  return (
    <Panel $tone={tone} role={role} className={className}>
      <Icon icon={icon ?? ICONS[tone]} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </Panel>
  )
}

const tinted = (tone: string) => css`
  background: var(--${tone}-tint);
  color: var(--on-${tone}-tint);

  b {
    color: inherit;
  }
`
const tones = {
  neutral: css``,
  satya: tinted('satya'),
  vriddhi: tinted('vriddhi'),
  danger: css`
    background: var(--danger-tint);
    color: var(--danger-text);
    box-shadow: inset 0 0 0 1px var(--danger-line);

    b {
      color: inherit;
    }
  `,
}

const Panel = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: var(--sp-3);
  padding: var(--sp-4);
  border-radius: var(--r-3);
  background: var(--surface-3);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: var(--fw-strong);
    color: var(--text);
  }
  svg {
    margin-top: 0.125rem;
  }
  ${({ $tone }) => tones[$tone]}
  ${media.forced} {
    border: var(--bw) solid;
  }
`
