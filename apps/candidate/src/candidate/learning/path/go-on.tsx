import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { pathGuidance } from '@tryka/domain'
import { ButtonLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'

/** The first step of one's path, from wherever in the section one is; nothing where there is none. */
export function GoOn() {
  const [step] = useQuery(endpointQuery(pathGuidance)).data?.steps ?? []
  return (
    step && (
      <ButtonLink asChild>
        <Link to={sectionPath('learning', { module: step.module.id })}>
          {step.state === 'begun' ? 'Continue' : 'Start'}: {step.module.title}
        </Link>
      </ButtonLink>
    )
  )
}
