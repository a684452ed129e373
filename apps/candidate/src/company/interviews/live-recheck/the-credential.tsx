import { ArrowUpRight } from 'lucide-react'
import { styled } from 'styled-components'
import { listCandidateCredentials, SKILL_LEVEL_NAMES, type CompanyCredential } from '@tryka/domain'
import { CardBody, Hallmark, Icon, SrOnly, Stack, Text, TextLink } from '@tryka/ui'
import { Box } from '../../../base/box'
import { useRead } from '../../../base/calls/calls'
import { formatMonth } from '../../../base/format/format'

interface TheCredentialProps {
  /** Of the person. */
  id: string
  skills: readonly string[]
}

/** What the tasks of the call are beside. Where it cannot be read, the call goes on without it. */
export function TheCredential({ id, skills }: TheCredentialProps) {
  const items = useRead(listCandidateCredentials, { params: { id } }).data?.items ?? []
  const shown = items.filter(({ skill }) => skills.includes(skill))
  return shown.map((proof) => (
    <Box
      key={proof.skill}
      title={shown.length > 1 ? `The credential: ${proof.skill}` : 'The credential'}
      action={<Hallmark>Verified</Hallmark>}
    >
      <CardBody>
        <Facts proof={proof} />
      </CardBody>
    </Box>
  ))
}

function Facts({ proof }: { proof: CompanyCredential }) {
  const { skill, level, score, interval, month, supervision, tasks, verifyUrl, checked } = proof
  const taken = [
    supervision === 'unsupervised' ? 'Unsupervised' : 'With five tasks repeated in a call',
    ...(tasks === null ? [] : [`${tasks} tasks`]),
  ]
  return (
    <Stack gap={4}>
      <Score>
        {score !== null && <b>{score}</b>}
        <span>
          {SKILL_LEVEL_NAMES[level]}
          {interval && `, likely ${interval[0]} to ${interval[1]}`}
        </span>
      </Score>
      <List>
        {month && (
          <div>
            <dt>Proved</dt>
            <dd>{formatMonth(month)}</dd>
          </div>
        )}
        <div>
          <dt>Taken</dt>
          <dd>{taken.join(', ')}</dd>
        </div>
      </List>
      {checked && <Text size="sm">{checked}</Text>}
      {verifyUrl && (
        <TextLink href={verifyUrl} target="_blank" rel="noopener noreferrer">
          Check it yourself<SrOnly>: {skill} (opens in a new tab)</SrOnly>{' '}
          <Icon icon={ArrowUpRight} size="sm" />
        </TextLink>
      )}
    </Stack>
  )
}

const Score = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--sp-2) var(--sp-3);
  margin: 0;
  color: var(--text-2);

  b {
    font: var(--fw-display) 1.75rem/1 var(--font-display);
    font-stretch: 106%;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.015em;
    color: var(--text);
  }
`
const List = styled.dl`
  display: grid;
  gap: var(--sp-2);
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: var(--sp-3);
  }
  dt {
    color: var(--text-3);
  }
  dd {
    margin: 0;
  }
`
