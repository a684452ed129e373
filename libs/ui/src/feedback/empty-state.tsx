import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/icon'
import { Weave } from '../weave/weave'
import type { ThreadPlace } from '../weave/weave-paths'

/** What will appear here, and one action. Without an icon a small weave stands in. */
export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  icon?: LucideIcon
  as?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

const WIDTH = 120
const HEIGHT = 96
const plain = () => 'thread' as const
const round = ({ x, y }: ThreadPlace) => Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) < HEIGHT / 2

/** Says what is missing without making it a fault. */
export function EmptyState({ title, text, action, icon, as = 'h3', className }: EmptyStateProps) {
  return (
    <Panel className={className}>
      {icon ? (
        <Icon icon={icon} size="lg" />
      ) : (
        <Weave width={WIDTH} height={HEIGHT} spacing={26} thickness={0.16} tone={plain} keep={round} />
      )}
      <Title as={as}>{title}</Title>
      {text && <Line>{text}</Line>}
      {action}
    </Panel>
  )
}

const Panel = styled.div`
  --thread: var(--line-strong);
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-8) var(--sp-5);
  text-align: center;

  > svg {
    color: var(--text-3);
  }
  > svg[viewBox='0 0 120 96'] {
    width: 7.5rem;
    height: auto;
  }
  > a,
  > button {
    margin-top: var(--sp-2);
  }
`
const Title = styled.h3`
  font: var(--fw-display) var(--fs-6) / var(--lh-snug) var(--font-display);
`
const Line = styled.p`
  max-width: 38ch;
  text-wrap: balance;
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-2);
`
