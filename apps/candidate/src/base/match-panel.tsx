import { styled } from 'styled-components'
import { levelText, SKILL_LEVEL_NAMES, type MatchAnswer } from '@tryka/domain'
import { Notice, Score, Stack, Table, Text, TextLink, Heading, type Column } from '@tryka/ui'
import { Link } from './address/placed-link'

type Component = MatchAnswer['components'][number]
type Item = NonNullable<Component['items']>[number]
/** What would raise a match. */
export type MatchChange = MatchAnswer['improve'][number]['change']

const NAMES: Record<Component['key'], string> = {
  skills: 'Skills',
  experience: 'Experience',
  location: 'Location',
  pay: 'Pay',
  type: 'Type of work',
}
const percent = (value: number): string => `${(value / 100).toFixed(value % 100 ? 1 : 0)}%`

const COLUMNS: Column<Component>[] = [
  { key: 'name', head: 'Part', rowHead: true, cell: ({ key }) => NAMES[key] },
  { key: 'weight', head: 'Weight', numeric: true, cell: ({ weight }) => weight },
  {
    key: 'value',
    head: 'Fit',
    numeric: true,
    cell: ({ value }) => (value === null ? 'Unknown' : percent(value)),
  },
  {
    key: 'points',
    head: 'Points',
    numeric: true,
    cell: ({ points, known }) => (known ? points.toFixed(1) : '–'),
  },
]

const evidenceWords: Record<Item['evidence'], string> = {
  verified: 'verified',
  expired: 'verification expired',
  pending: 'verification pending',
  self: 'declared',
  none: 'missing',
}

const heldText = ({ have, evidence, awarded }: Item): string =>
  have === 0 ? 'missing' : `${levelText(have, awarded)}, ${evidenceWords[evidence]}`

/** A proof may bring more than its level does: it also says how likely those above are. */
const gainText = (change: MatchChange, delta: number): string =>
  change.kind === 'verify' && change.level !== undefined ? `at least +${delta}` : `+${delta}`

interface MatchPanelProps {
  match: MatchAnswer
  /** Where a change can be made; left out, what would change it is not shown. */
  pathOf?: (change: MatchChange) => string
  /** Who holds the skills, in the words of the reader. */
  holder?: string
}

/** The number, how it comes about, and what would change it. */
export function MatchPanel({ match, pathOf, holder = 'you' }: MatchPanelProps) {
  const { score, coverage, capped, uncapped, components, missing, improve, version } = match
  const skills = components.find(({ key }) => key === 'skills')?.items ?? []
  return (
    <Stack gap={4}>
      {score === null ? (
        <Notice>{missing}</Notice>
      ) : (
        <Head>
          <Score value={score} noun="match" />
          <Text size="sm">{coverage}% of criteria known</Text>
        </Head>
      )}
      {capped && (
        <Notice>
          Limited to {score}% from {uncapped}%, because a required skill is missing or not proved far enough.
        </Notice>
      )}
      <Table
        caption="Parts of the match"
        columns={COLUMNS}
        rows={components}
        rowKey={({ key }) => key}
        narrow="scroll"
      />
      {skills.length > 0 && (
        <SkillLines aria-label="Skills in the match">
          {skills.map((item) => (
            <li key={item.skill}>
              <span>
                {item.skill}
                <small>
                  {' '}
                  {SKILL_LEVEL_NAMES[item.required]} {item.importance === 'must' ? 'required' : 'welcome'};{' '}
                  {holder}: {heldText(item)}
                </small>
              </span>
              <b>{percent(item.credit)}</b>
            </li>
          ))}
        </SkillLines>
      )}
      {pathOf && improve.length > 0 && (
        <div>
          <Heading as="h3" look="h4">
            What would change it
          </Heading>
          <SkillLines>
            {improve.map(({ action, delta, change }) => (
              <li key={action}>
                <TextLink asChild>
                  <Link to={pathOf(change)}>{action}</Link>
                </TextLink>
                <b>{gainText(change, delta)}</b>
              </li>
            ))}
          </SkillLines>
        </div>
      )}
      <Text size="xs" tone={3}>
        How this number is made: points add up to the score over the known parts. Name, photo, age, gender,
        schools and employers are never part of it. Rules {version.replace(/^\D+/, '')}.
      </Text>
    </Stack>
  )
}

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--sp-3);
  > span:first-child {
    flex-direction: row;
    align-items: baseline;
    gap: 0.375rem;
  }
`
const SkillLines = styled.ul`
  display: grid;
  font-size: var(--fs-3);
  li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--sp-3);
    padding-block: var(--sp-2);
  }
  li + li {
    border-top: var(--bw) solid var(--line);
  }
  b {
    font-variant-numeric: tabular-nums;
    font-weight: var(--fw-medium);
  }
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
