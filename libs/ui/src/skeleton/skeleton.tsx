import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import { SrOnly } from '../layout/sr-only'
import * as media from '../theme/media'

/** A bar of the content to come; sizes are CSS lengths. */
export interface SkeletonProps {
  width?: string
  height?: string
  round?: boolean
  className?: string
}

/** Stands where content will be. Wrap a group of them in SkeletonGroup. */
export function Skeleton({ width = '100%', height = '0.875rem', round = false, className }: SkeletonProps) {
  return <Bar aria-hidden="true" className={className} $width={width} $height={height} $round={round} />
}

/** Says once that content is loading, and appears only when the wait is long enough to notice. */
export function SkeletonGroup({ label = 'Loading', children, className }: SkeletonGroupProps) {
  return (
    <Group aria-busy="true" className={className}>
      <SrOnly role="status">{label}</SrOnly>
      {children}
    </Group>
  )
}

/** The spoken message and the bars. */
export interface SkeletonGroupProps {
  label?: string
  children: ReactNode
  className?: string
}

const sweep = keyframes`
  to { transform: translateX(100%); }
`
const appear = keyframes`
  from { opacity: 0; }
`
const Bar = styled.span<{ $width: string; $height: string; $round: boolean }>`
  position: relative;
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--r-1)')};
  background: var(--surface-3);
  overflow: hidden;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(105deg, transparent 30%, var(--line) 50%, transparent 70%);
    transform: translateX(-100%);
    animation: ${sweep} 1.4s var(--ease-in-out) infinite;
  }
  ${media.still} {
    &::after {
      content: none;
    }
  }
`
const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--sp-3);
  min-width: 0;
  animation: ${appear} var(--dur-2) 150ms both;
`
