import type { PlaceRow } from '@tryka/domain'
import { Avatar } from '@tryka/ui'
import { CompanyLogo } from '../../base/company-logo'

export interface Marked extends Pick<PlaceRow, 'name' | 'side' | 'isDemo'> {
  company: { logo: string } | null
}

/** A person is a disc, a company a square; what is invented has a dashed edge. */
export const PlaceMark = ({ company, name, side, isDemo }: Marked) =>
  company ? (
    <CompanyLogo logo={company.logo} size="sm" invented={isDemo} />
  ) : (
    <Avatar name={name} size="sm" tone="satya" square={side === 'company'} invented={isDemo} />
  )
