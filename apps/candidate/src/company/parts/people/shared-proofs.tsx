import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { QueryView } from '@tryka/app-shell'
import { listCandidateCredentials, SKILL_LEVEL_NAMES, type CompanyCredential } from '@tryka/domain'
import {
  Badge,
  ButtonLink,
  Heading,
  Icon,
  Row,
  RowItem,
  Rows,
  Skeleton,
  SkeletonGroup,
  SrOnly,
  Stack,
  Text,
} from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { formatMonth } from '../../../base/format/format'

/** What a person proved and shares. In blind review the application's id stands for the person. */
export function SharedProofs({ id }: { id: string }) {
  const proofs = useRead(listCandidateCredentials, { params: { id } })
  return (
    <QueryView
      query={proofs}
      loading={
        <SkeletonGroup label="Loading verified skills">
          <Skeleton height="3rem" />
        </SkeletonGroup>
      }
      errorText="Verified skills could not be loaded. Check your connection, then try again."
    >
      {({ items }) => items.length > 0 && <Proofs items={items} />}
    </QueryView>
  )
}

function Proofs({ items }: { items: readonly CompanyCredential[] }) {
  const id = useId()
  const how = howChecked(items)
  return (
    <Stack gap={3}>
      <Heading as="h3" look="h4" id={id}>
        Verified skills
      </Heading>
      {how && <Text size="sm">{how}</Text>}
      <Rows aria-labelledby={id}>
        {items.map((proof) => (
          <RowItem key={proof.skill}>
            <ProofLine proof={proof} />
          </RowItem>
        ))}
      </Rows>
    </Stack>
  )
}

/** An address would tell who somebody is: then the server made the checks, and the page says that it did. */
function howChecked(items: readonly CompanyCredential[]): string | undefined {
  if (items.some(({ verifyUrl }) => verifyUrl)) return 'The checks run in your own browser.'
  if (items.some(({ checked }) => checked))
    return 'In blind review we make the checks, because a credential leads to its holder. Make your own when the review ends.'
  return undefined
}

function ProofLine({ proof }: { proof: CompanyCredential }) {
  const { skill, level, sample, verifyUrl, checked } = proof
  return (
    <Row between wrap gap={3} style={{ flex: 1 }}>
      <Stack gap={1}>
        <Row gap={2} wrap>
          <b>
            {skill}, {SKILL_LEVEL_NAMES[level]}
          </b>
          {sample && <Badge tone="dashed">Sample</Badge>}
        </Row>
        <Text size="sm">{factsOf(proof)}</Text>
        {checked && <Text size="sm">{checked}</Text>}
      </Stack>
      {verifyUrl && (
        <ButtonLink variant="secondary" size="sm" href={verifyUrl} target="_blank" rel="noopener noreferrer">
          Check it<SrOnly>: {skill} (opens in a new tab)</SrOnly>
          <Icon icon={ArrowUpRight} size="sm" />
        </ButtonLink>
      )}
    </Row>
  )
}

const SUPERVISION: Record<CompanyCredential['supervision'], string> = {
  unsupervised: 'unsupervised',
  'live-rechecked': 'with five tasks repeated in a call',
}

/** `Score 612, likely 566 to 658, Nov 2026, unsupervised`; of a sample, of which nothing was measured, the month. */
const factsOf = ({ score, interval, month, supervision, sample }: CompanyCredential): string =>
  [
    score !== null && `Score ${score}`,
    interval && `likely ${interval[0]} to ${interval[1]}`,
    month && formatMonth(month),
    !sample && SUPERVISION[supervision],
  ]
    .filter(Boolean)
    .join(', ')
