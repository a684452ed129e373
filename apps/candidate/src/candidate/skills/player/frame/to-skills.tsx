import { ButtonLink } from '@tryka/ui'
import { Link } from '../../../../base/address/placed-link'
import { sectionPath } from '../../../parts/address'

/** The way out, where no task is open. */
export const ToSkills = ({ track, again = false }: { track?: string; again?: boolean }) => (
  <ButtonLink asChild variant={again ? 'primary' : 'secondary'}>
    <Link to={sectionPath('skills', { track })}>
      {again ? 'Start again' : track ? 'To the assessment' : 'Skills & Credentials'}
    </Link>
  </ButtonLink>
)
