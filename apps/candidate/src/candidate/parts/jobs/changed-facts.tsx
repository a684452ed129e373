import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Notice, Text, TextLink } from '@tryka/ui'
import { POSTING_FACT_WORDS, SKILL_LEVEL_NAMES, type JobDetail, type PostingFact } from '@tryka/domain'
import { Link } from '../../../base/address/placed-link'
import { counted, formatDate } from '../../../base/format/format'
import { sectionPath } from '../address'
import type { NewerJob } from './use-apply'

type Job = Partial<JobDetail>

const placeOf = ({ location, mode, regions = [] }: Job): string | undefined =>
  location && [location, ...(mode && mode !== location ? [mode] : []), ...regions].join(', ')

const mustsOf = ({ skills }: Job): string | undefined =>
  skills
    ?.filter(({ importance }) => importance === 'must')
    .map(({ skill, level }) => `${skill} (${SKILL_LEVEL_NAMES[level]})`)
    .join(', ')

const yearsOf = ({ minYears }: Job): string | undefined =>
  minYears === undefined ? undefined : minYears ? `${counted(minYears, 'year')} or more` : 'none asked'

/** What each fact says, of a job that was read in a list or in full; a description is too long to say. */
const SAYS: Record<PostingFact, (job: Job) => string | undefined> = {
  title: ({ role }) => role,
  pay: ({ salary }) => salary,
  place: placeOf,
  type: ({ type }) => type,
  skills: mustsOf,
  experience: yearsOf,
  closes: ({ closesAt }) => closesAt && formatDate(closesAt),
  description: () => undefined,
}

const labelOf = (fact: PostingFact): string => {
  const words = POSTING_FACT_WORDS[fact].replace(/^the /, '')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a job said when it was read, and what it says now, beside the button that applies all the same. */
export function ChangedFacts({ before, changed, current }: NewerJob) {
  const end = useRef<HTMLDivElement>(null)
  // On a phone the form is longer than its dialog, and the button has just changed its meaning.
  // Newer browsers answer with a promise, which the effect would take for its end.
  useEffect(() => void end.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <Notice role="alert" title="This job was changed since you looked at it">
      <Facts>
        {changed.map((fact) => (
          <Fact key={fact} fact={fact} before={SAYS[fact](before)} now={SAYS[fact](current)} />
        ))}
      </Facts>
      <Text size="sm">
        Nothing was sent.{' '}
        <TextLink asChild>
          <Link to={sectionPath('opportunities', { job: current.id })} target="_blank">
            Read the job again
          </Link>
        </TextLink>{' '}
        in a new tab, or apply to it as it is now.
      </Text>
      <div ref={end} />
    </Notice>
  )
}

interface FactProps {
  fact: PostingFact
  before: string | undefined
  now: string | undefined
}

const Fact = ({ fact, before, now }: FactProps) => (
  <li>
    {labelOf(fact)}: {now ?? 'was written anew'}
    {before !== undefined && before !== now && `, before: ${before}`}
  </li>
)

const Facts = styled.ul`
  margin: var(--sp-2) 0;
  padding-left: var(--sp-4);
  list-style: disc;
`
