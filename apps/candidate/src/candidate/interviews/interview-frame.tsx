import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { CandidateInterview } from '@tryka/domain'
import { media, RowItem, Text, TextLink } from '@tryka/ui'
import { sectionPath } from '../parts/address'
import { DateLeaf } from '../parts/interviews/date-leaf'
import { RowLine, RowText } from '../parts/rows'
import { interviewTitle } from '../parts/interviews/interview-words'
import { useArrival } from '../../base/address/use-arrival'
import { Link } from '../../base/address/placed-link'

interface InterviewFrameProps {
  interview: CandidateInterview
  /** How it stands or ended. */
  state: ReactNode
  children: ReactNode
  /** What opens over the page. */
  dialogs?: ReactNode
}

/** One meeting in a list: its day, its title with the application it belongs to, its state. */
export function InterviewFrame({ interview, state, children, dialogs }: InterviewFrameProps) {
  const arrival = useArrival<HTMLLIElement>('interview', interview.id)
  return (
    <Top {...arrival}>
      <DateLeaf iso={interview.status === 'pending' ? null : interview.startsAt} />
      <RowLine>
        <RowText>
          <div>
            <Title>{interviewTitle(interview)}</Title>
            <Text size="sm">
              <TextLink asChild>
                <Link to={sectionPath('applications', { application: interview.applicationId })}>
                  {interview.role}
                </Link>
              </TextLink>
            </Text>
          </div>
          {children}
        </RowText>
        <State>{state}</State>
      </RowLine>
      {dialogs}
    </Top>
  )
}

const Top = styled(RowItem)`
  align-items: flex-start;
`
const Title = styled.h3`
  font-size: var(--fs-4);
  font-weight: var(--fw-medium);
`
// Where it cannot stand beside the title it stands above: below everything else nobody would see it.
const State = styled.div`
  ${media.phone} {
    order: -1;
  }
`
