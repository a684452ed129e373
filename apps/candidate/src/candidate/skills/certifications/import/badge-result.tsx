import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import type { BadgeCheck, BadgeCheckState } from '@tryka/domain'
import { Icon, Notice, SrOnly, Stack, Text } from '@tryka/ui'
import { formatDate } from '../../../../base/format/format'
import { reasonOf, titleOf } from '../badge-words'

const MARKS: Record<BadgeCheckState, { icon: LucideIcon; word: string }> = {
  pass: { icon: CircleCheck, word: 'Passed' },
  fail: { icon: CircleAlert, word: 'Failed' },
  unknown: { icon: CircleHelp, word: 'Not known' },
}

/** What a check of a badge came to: the verdict, what the badge says of itself, and each check with its reason. */
export function BadgeResult({ result }: { result: BadgeCheck }) {
  const { badge, verified, canImport, checks } = result
  return (
    <Stack gap={4}>
      <Notice tone={verified ? 'satya' : canImport ? 'neutral' : 'danger'} title={titleOf(result)}>
        <p>{reasonOf(result)}</p>
        {badge && (
          <p>
            {result.verdict === 'not-genuine' && 'It says of itself: '}
            {badge.name}, by {badge.issuer}, issued {formatDate(badge.issued, 'UTC')}
            {badge.expires && `, expires ${formatDate(badge.expires, 'UTC')}`}.
          </p>
        )}
      </Notice>
      <section aria-label="What was checked">
        <Checks>
          {checks.map(({ id, state, reason }, index) => (
            <Line key={`${id}${index}`} $state={state}>
              <Icon icon={MARKS[state].icon} size="sm" />
              <Text as="span" size="sm">
                <SrOnly>{MARKS[state].word}: </SrOnly>
                {reason}
              </Text>
            </Line>
          ))}
        </Checks>
      </section>
    </Stack>
  )
}

const Checks = styled.ul`
  display: grid;
  gap: var(--sp-2);
  margin: 0;
  padding: 0;
  list-style: none;
`
const COLORS: Record<BadgeCheckState, string> = {
  pass: 'var(--vriddhi-text)',
  fail: 'var(--danger-text)',
  unknown: 'var(--text-3)',
}
const Line = styled.li<{ $state: BadgeCheckState }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--sp-2);
  overflow-wrap: anywhere;

  svg {
    margin-top: 0.125rem;
    color: ${({ $state }) => COLORS[$state]};
  }
`
