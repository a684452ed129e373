import { Plus } from 'lucide-react'
import { isAtRest, isVerified } from '@tryka/domain'
import { ButtonLink, Icon } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useCompanyPlace } from '../../base/place/place'
import { sectionPath } from './address'

/** Whether what this company writes stays a draft until it is verified. */
export function useDraftsOnly(): boolean {
  const { company, isDemo } = useCompanyPlace()
  return !isDemo && !isVerified(company.state) && !isAtRest(company.state)
}

/** Begins a posting. A company that is suspended or closing begins nothing, and the strip above says why. */
export function PostNewJob({ to = sectionPath('jobs', { posting: 'new' }) }: { to?: string }) {
  const { company } = useCompanyPlace()
  const drafts = useDraftsOnly()
  if (isAtRest(company.state)) return null
  return (
    <ButtonLink asChild>
      <Link to={to}>
        <Icon icon={Plus} size="sm" />
        {drafts ? 'Draft a posting' : 'Post New Job'}
      </Link>
    </ButtonLink>
  )
}
