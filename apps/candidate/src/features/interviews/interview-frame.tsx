import { sectionPath } from '../../app/candidate/address'
import { DateLeaf, RowLine, RowText } from '../../app/candidate/parts'
import { interviewTitle } from '../../app/candidate/words'
import type { CandidateInterview } from '@tryka/domain'
import { media, RowItem, Text, TextLink } from '@tryka/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'

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
  return (
    <Top>
      <DateLeaf iso={interview.startsAt} />
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
