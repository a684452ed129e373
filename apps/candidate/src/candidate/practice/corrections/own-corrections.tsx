import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  BRAND,
  CORRECTION_KIND_NAMES,
  CREDIT_AMOUNTS,
  KIND_CAPS,
  ownCorrections,
  partsOfRef,
  type CorrectionState,
  type OwnCorrection,
} from '@tryka/domain'
import {
  CardFoot,
  EmptyState,
  LoadingRows,
  RowItem,
  Rows,
  Said,
  Stack,
  StatusDot,
  Text,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { BackLine } from '../../../base/back-line'
import { Box } from '../../../base/box'
import { formatDate } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'

const STATES: Record<CorrectionState, { word: string; tone: 'open' | 'vriddhi' | 'neutral' }> = {
  open: { word: 'A person looks at it', tone: 'open' },
  accepted: { word: 'Accepted', tone: 'vriddhi' },
  refused: { word: 'It stays as it is', tone: 'neutral' },
}

/** What somebody said is wrong, newest first, and what became of it. */
export function OwnCorrections({ backTo }: { backTo: string }) {
  const own = useQuery(endpointQuery(ownCorrections))
  return (
    <Stack gap={4}>
      <BackLine label="Practice" to={backTo} />
      <QueryView
        query={own}
        loading={<LoadingRows label="Loading your corrections" />}
        boxed
        errorText="Your corrections could not be loaded. Check your connection, then try again."
      >
        {({ items }) => (
          <Box title="Your corrections">
            {items.length === 0 ? (
              <EmptyState
                as="h3"
                title="No corrections yet"
                text="Where a question, a key point, a module or a check is wrong, press Something is wrong here."
              />
            ) : (
              <Rows aria-label="Your corrections, newest first">
                {items.map((one) => (
                  <RowItem key={one.id}>
                    <One of={one} />
                  </RowItem>
                ))}
              </Rows>
            )}
            <CardFoot>
              <Text size="sm" tone={3}>
                One that is accepted gives {CREDIT_AMOUNTS.correction} {BRAND.credits}, at most{' '}
                {KIND_CAPS.correction.most} times a {KIND_CAPS.correction.period}.{' '}
                <TextLink asChild>
                  <Link to={sectionPath('learning', { tab: 'tryk' })}>Your {BRAND.credits}</Link>
                </TextLink>
              </Text>
            </CardFoot>
          </Box>
        )}
      </QueryView>
    </Stack>
  )
}

function One({ of }: { of: OwnCorrection }) {
  const { kind, text, source, state, at, decidedAt, reason } = of
  const { word, tone } = STATES[state]
  return (
    <Whole>
      <Head>
        <div>
          <small>{CORRECTION_KIND_NAMES[kind]}</small>
          <h3>
            <About of={of} />
          </h3>
        </div>
        <StatusDot tone={tone}>{word}</StatusDot>
      </Head>
      <Said>{text}</Said>
      {source && <Small dir="auto">Source: {source}</Small>}
      <Text size="sm" tone={3}>
        Sent {formatDate(at)}
        {decidedAt && `, decided ${formatDate(decidedAt)}`}
      </Text>
      {reason && <Small dir="auto">The answer: {reason}</Small>}
    </Whole>
  )
}

/** A module can be opened from here; a question is asked, never looked up. */
function About({ of: { kind, ref, about } }: { of: OwnCorrection }) {
  if (kind === 'question' || kind === 'point') return about
  return <Link to={sectionPath('learning', { module: partsOfRef(ref).whole })}>{about}</Link>
}

const Whole = styled.div`
  display: grid;
  flex: 1;
  gap: var(--sp-2);
  min-width: 0;
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-2) var(--sp-4);

  > div {
    flex: 1 1 16rem;
    min-width: 0;
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  h3 {
    font: var(--fw-medium) var(--fs-4) / 1.4 var(--font-body);
    overflow-wrap: anywhere;
  }
`
const Small = styled.p`
  font-size: var(--fs-3);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`
