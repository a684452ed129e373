import { ButtonLink } from '@tryka/ui'
import { Link } from '../../../../base/address/placed-link'
import { sectionPath } from '../../../parts/address'

/** The way out, where no task is open. */
export const ToSkills = ({ track }: { track?: string }) => (
  <ButtonLink asChild variant="secondary">
    <Link to={sectionPath('skills', { track })}>{track ? 'To the assessment' : 'Skills & Credentials'}</Link>
  </ButtonLink>
)
