import type { JobCard } from '@tryka/domain'
import { Avatar, Card, Icon, Skeleton, SkeletonGroup, type AvatarProps } from '@tryka/ui'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatDay } from '../core/format'

const TONES = ['neutral', 'satya', 'vriddhi', 'siddhi'] as const

/** The two letters and the tint of a company, `"KL:2"`. */
export function CompanyLogo({ logo, size }: { logo: string; size?: AvatarProps['size'] }) {
  const [letters = '', tint = '0'] = logo.split(':')
  const tone = TONES[Number(tint) % TONES.length] ?? 'neutral'
  return <Avatar name={[...letters].join(' ')} square tone={tone} {...(size ? { size } : {})} />
}

/** Small facts in a line, each with its picture. */
export function Meta({ items }: { items: readonly { icon: LucideIcon; text: ReactNode }[] }) {
  return (
    <MetaLine>
      {items.map(({ icon, text }, index) => (
        <span key={index}>
          <Icon icon={icon} size="xs" />
          {text}
        </span>
      ))}
    </MetaLine>
  )
}

/** Day and month as on a calendar leaf; the words beside it say the same, so it is decoration. */
export function DateLeaf({ iso }: { iso: string }) {
  const [, day, month] = formatDay(iso).split(' ')
  return (
    <Leaf aria-hidden="true">
      <b>{day}</b>
      {month}
    </Leaf>
  )
}

/** Rows of a list that is being read. */
export const LoadingRows = ({ label, rows = 4 }: { label: string; rows?: number }) => (
  <Card>
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <BoneRow key={index}>
          <Skeleton width="42%" />
          <Skeleton width="64%" height="0.625rem" />
        </BoneRow>
      ))}
    </SkeletonGroup>
  </Card>
)

/** How a skill of a posting is held: said in words, shown by the tick. */
export const heldWords = (held: JobCard['skills'][number]['held']): string =>
  ({
    verified: 'verified',
    expired: 'verification expired',
    pending: 'verification pending',
    self: 'declared',
  })[held ?? 'self']

/** Title left, actions right, wrapping on a phone; the head of a row in a list. */
export const RowLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-3);
  flex: 1;
  min-width: 0;
`
export const RowText = styled.div`
  display: grid;
  gap: 0.5rem;
  flex: 1 1 16rem;
  min-width: 0;
`
export const Paragraphs = styled.p`
  max-width: var(--measure);
  color: var(--text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`
const MetaLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.875rem;
  font-size: var(--fs-2);
  line-height: 1.45;
  color: var(--text-3);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.3125rem;
  }
`
const Leaf = styled.span`
  flex: none;
  width: 3.25rem;
  padding: 0.375rem 0 0.4375rem;
  border-radius: var(--r-2);
  background: var(--surface-3);
  font-size: var(--fs-1);
  line-height: 1.2;
  text-align: center;
  color: var(--text-2);
  b {
    display: block;
    font: 580 1.375rem/1.1 var(--font-display);
    color: var(--text);
  }
`
const BoneRow = styled.div`
  display: grid;
  gap: var(--sp-2);
  padding: var(--sp-4) var(--sp-5);
  & + & {
    border-top: var(--bw) solid var(--line);
  }
`
