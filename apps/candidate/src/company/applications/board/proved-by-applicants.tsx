import { styled } from 'styled-components'
import type { Board } from '@tryka/domain'
import { Badge } from '@tryka/ui'
import { counted } from '../../../base/format/format'

/** How many of those who applied have verified each skill that the posting asks for. */
export const ProvedByApplicants = ({ of: { applicants, proofs } }: { of: Board['posting'] }) =>
  applicants > 0 &&
  proofs.length > 0 && (
    <List aria-label="Skills proved by applicants">
      {proofs.map(({ skill, proved }) => (
        <li key={skill}>
          <Badge tone={proved > 0 ? 'satya' : 'dashed'}>
            {skill}: {proved} of {counted(applicants, 'applicant')} proved
          </Badge>
        </li>
      ))}
    </List>
  )

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`
