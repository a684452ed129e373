import { styled } from 'styled-components'
import { isVerified, type CompanyState } from '@tryka/domain'
import { ButtonLink, StatusDot, type StatusTone } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useCompanyPlace } from '../../base/place/place'
import { sectionPath } from '../parts/address'

type Open = Exclude<CompanyState, 'verified' | 'closed'>

const WORDS: Record<Open, { tone: StatusTone; title: string; text: string; action: string }> = {
  unverified: {
    tone: 'open',
    title: 'Not proven yet.',
    text: 'You can draft postings and fill the team page. Publishing, candidate search and first messages come with the proof.',
    action: 'Prove the domain',
  },
  pending: {
    tone: 'satya',
    title: 'Under review.',
    text: 'The domain is proven. A person looks at the company; publishing, candidate search and first messages come with the decision.',
    action: 'See where it stands',
  },
  refused: {
    tone: 'danger',
    title: 'Refused.',
    text: 'The reason stands in Settings, and when you may try again.',
    action: 'Read the reason',
  },
  suspended: {
    tone: 'danger',
    title: 'Suspended.',
    text: 'The team can read, and change nothing. Postings are hidden, and open applicants were told. The reason stands in Settings, where an Admin may object.',
    action: 'Read the reason',
  },
  closing: {
    tone: 'neutral',
    title: 'Closing.',
    text: 'Postings are closed, and everybody who waits is being told. The team can read, and change nothing; its seats end when nothing is open.',
    action: 'See where it stands',
  },
}

const TAKEN_DOWN: (typeof WORDS)[Open] = {
  tone: 'danger',
  title: 'Taken down.',
  text: 'Nobody outside the team sees the company or its postings, and candidate search and first contacts rest. The reason stands in Settings, where an Admin may object.',
  action: 'Read the reason',
}

/** Says on every page of a company in the live market that it is not verified or not shown, and what that means now. */
export function VerificationStrip() {
  const { isDemo, company } = useCompanyPlace()
  const { state, takenDown } = company
  const isHidden = takenDown && isVerified(state)
  if (isDemo || (isVerified(state) && !isHidden)) return null
  const { tone, title, text, action } = isHidden ? TAKEN_DOWN : WORDS[state as Open]
  const decided = isHidden || state === 'suspended'
  return (
    <Strip aria-label="Verification of the company">
      <p>
        <StatusDot tone={tone}>
          <b>{title}</b>
        </StatusDot>{' '}
        {text}
      </p>
      <ButtonLink asChild variant="soft" size="sm">
        <Link to={sectionPath('settings', { show: decided ? 'decisions' : 'verification' })}>{action}</Link>
      </ButtonLink>
    </Strip>
  )
}

// Dashed is what waits.
const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);
  margin-bottom: var(--sp-5);
  padding: var(--sp-3) var(--sp-4);
  border: var(--bw) dashed var(--control);
  border-radius: var(--r-3);
  background: var(--surface-2);
  p {
    flex: 1 1 20rem;
    font-size: var(--fs-3);
    line-height: 1.5;
    color: var(--text-2);
  }
  b {
    font-weight: var(--fw-medium);
    color: var(--text);
  }
`
