import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '@tryka/ui'

/** An interruption above the task. It covers nothing; whoever shows it announces it as well. */
export const Strip = ({
  icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) => (
  <Box>
    <Icon icon={icon} />
    <span>
      <b>{title}</b> {children}
    </span>
  </Box>
)

const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 0.25rem var(--sp-3);
  margin-bottom: var(--sp-6);
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) dashed var(--control);
  border-radius: var(--r-3);
  background: var(--surface);
  font-size: var(--fs-3);
  line-height: 1.45;
  color: var(--text-2);

  b {
    font-weight: var(--fw-strong);
    color: var(--text);
  }
`
