import { styled } from 'styled-components'
import type { ApplicationDetail } from '@tryka/domain'
import { Stack, Text, TextLink } from '@tryka/ui'
import { sectionPath } from '../../parts/address'
import { formatMoment } from '../../../base/format/format'
import { INTERVIEW_WORDS } from '../../parts/interviews/interview-words'
import { Link } from '../../../base/address/placed-link'

const BY = { you: 'You', company: 'The company', system: 'Automatically' }

/** What happened so far, newest first, and the interviews on the way. */
export function Timeline({
  application,
}: {
  application: Pick<ApplicationDetail, 'timeline' | 'interviews'>
}) {
  const steps = [...application.timeline].reverse()
  return (
    <Stack gap={4}>
      <Steps>
        {steps.map(({ at, text, by }, index) => (
          <li key={`${at}-${index}`}>
            <b>{text}</b>
            <span>
              {BY[by]}, <time dateTime={at}>{formatMoment(at)}</time>
            </span>
          </li>
        ))}
      </Steps>
      {application.interviews.map(({ id, type, startsAt, status, feedback, nextStep }) => (
        <div key={id}>
          <Text size="sm" tone={1}>
            {type} interview, {formatMoment(startsAt)}: {INTERVIEW_WORDS[status].word.toLowerCase()}{' '}
            <TextLink asChild>
              <Link to={sectionPath('interviews')}>See interviews</Link>
            </TextLink>
          </Text>
          {feedback && <Text size="sm">{feedback}</Text>}
          {nextStep && <Text size="sm">Next: {nextStep}</Text>}
        </div>
      ))}
    </Stack>
  )
}

const Steps = styled.ol`
  display: grid;
  li {
    position: relative;
    padding: 0 0 var(--sp-4) var(--sp-5);
    border-left: var(--bw) solid var(--line-strong);
  }
  li:last-child {
    border-color: transparent;
    padding-bottom: 0;
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.4rem;
    left: -0.28rem;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: var(--r-full);
    background: var(--dot);
  }
  li:first-child::before {
    background: var(--satya);
  }
  b {
    display: block;
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
  }
  span {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
