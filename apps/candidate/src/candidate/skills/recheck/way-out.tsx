import type { RecheckView } from '@tryka/domain'
import { ButtonLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { ToSkills } from '../player/frame/to-skills'

/** To where it was asked for. */
export const WayOut = ({ view: { company } }: { view: Pick<RecheckView, 'company'> }) =>
  company === null ? (
    <ToSkills />
  ) : (
    <ButtonLink asChild variant="secondary">
      <Link to={sectionPath('interviews')}>Interviews</Link>
    </ButtonLink>
  )
