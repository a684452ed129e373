import type { ReactNode } from 'react'
import type { LedgerPart } from '@tryka/domain'
import { TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'

interface PartLinkProps {
  part: LedgerPart
  /** Nothing stands behind a nought. */
  isEmpty: boolean
  children: ReactNode
}

/** A number, and the way to the rows that it is the sum of. */
export const PartLink = ({ part, isEmpty, children }: PartLinkProps) =>
  isEmpty ? (
    <span>{children}</span>
  ) : (
    <TextLink asChild>
      <Link to={sectionPath('learning', { tab: 'tryk', of: part })}>{children}</Link>
    </TextLink>
  )
