import { Coins } from 'lucide-react'
import { styled } from 'styled-components'
import type { ReactNode } from 'react'
import { useLinks } from '@tryka/app-shell'
import type { CreditLedger, LedgerEntry, LedgerPart } from '@tryka/domain'
import {
  Button,
  Card,
  CardFoot,
  CardHead,
  type Column,
  EmptyState,
  Pager,
  Row,
  Stack,
  Table,
  Text,
  TextButton,
  TextLink,
} from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { counted, formatCount, formatListDate } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { partTitle } from './part-names'

const signs = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' })

/** With a minus and not a hyphen. */
const signedText = (amount: number): string => signs.format(amount).replace('-', '−')

/** Where that is what was done; a challenge and what is put aside stand on this page. */
const placeOf = ({ kind, ref }: Pick<LedgerEntry, 'kind' | 'ref'>): string | null => {
  if (kind === 'module') return sectionPath('learning', { module: ref })
  if (kind === 'path') return sectionPath('learning')
  if (kind === 'answer') return sectionPath('interviews', { tab: 'practice' })
  return kind === 'assessment' || kind === 'faulty_task' ? sectionPath('skills') : null
}

function Deed({ children, ...row }: Pick<LedgerEntry, 'kind' | 'ref'> & { children: ReactNode }) {
  const to = placeOf(row)
  return to ? <DeedLink to={to}>{children}</DeedLink> : <>{children}</>
}

const columns: readonly Column<LedgerEntry>[] = [
  { key: 'day', head: 'Day', nowrap: true, cell: ({ at }) => <Quiet>{formatListDate(at)}</Quiet> },
  {
    key: 'for',
    head: 'For',
    cell: ({ reason, note, ...row }) => (
      <For>
        <b>
          <Deed {...row}>{reason}</Deed>
        </b>
        {note !== null && <span>{note}</span>}
      </For>
    ),
  },
  {
    key: 'amount',
    head: 'TRYK',
    numeric: true,
    nowrap: true,
    cell: ({ amount }) => <Amount $given={amount > 0}>{signedText(amount)}</Amount>,
  },
  {
    key: 'balance',
    head: 'Balance',
    numeric: true,
    nowrap: true,
    cell: ({ balance }) => <Quiet>{formatCount(balance)}</Quiet>,
  },
]

const rangeOf = ({ page, pageSize, total }: CreditLedger): string =>
  `${(page - 1) * pageSize + 1} to ${Math.min(page * pageSize, total)} of ${formatCount(total)}`

interface RowsCardProps {
  ledger: CreditLedger
  /** The part that is shown, of a number that was followed here. */
  of: LedgerPart | undefined
  onPage: (page: number) => void
  onAll: () => void
}

/** Every row with what there was after it, or those that a number is the sum of. */
export function RowsCard({ ledger, of, onPage, onAll }: RowsCardProps) {
  const { items, total, page, pageSize, sum, isSample } = ledger
  const links = useLinks()
  const pageCount = Math.ceil(total / pageSize)
  return (
    <Card asChild>
      <section aria-labelledby="rows">
        <CardHead
          action={
            items.length > 0 && (
              <Text as="span" size="sm" tone={3}>
                {rangeOf(ledger)}
              </Text>
            )
          }
        >
          <h2 id="rows">{of === undefined ? 'Every row, newest first' : partTitle(of)}</h2>
        </CardHead>
        {of !== undefined && (
          <Part>
            <Text as="span" size="sm" tone={2} role="status">
              {counted(total, 'row')}, {signedText(sum)} TRYK
            </Text>
            <TextButton onClick={onAll}>Show every row</TextButton>
          </Part>
        )}
        {items.length === 0 ? (
          <EmptyState
            icon={Coins}
            title={of === undefined && total === 0 ? 'No TRYK yet' : 'No rows here'}
            text={
              of === undefined && total === 0
                ? 'Pass a module or finish an assessment, and its row appears here.'
                : 'There are none on this page.'
            }
            action={of === undefined && total > 0 && <Button onClick={onAll}>Show every row</Button>}
          />
        ) : (
          <Rows
            caption="TRYK ledger with running balance"
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
            narrow="scroll"
          />
        )}
        <CardFoot>
          <Stack gap={3}>
            {pageCount > 1 && <Pager page={page} pageCount={pageCount} onPageChange={onPage} />}
            <Row between wrap>
              <Text as="p" size="xs" tone={3}>
                Rows are never changed. A mistake is a row of its own.
              </Text>
              {!isSample && <TextLink href={links.site('/contact')}>Something is wrong here</TextLink>}
            </Row>
          </Stack>
        </CardFoot>
      </section>
    </Card>
  )
}

const DeedLink = styled(Link)`
  color: inherit;
  text-decoration-color: var(--line-strong);
  &:hover {
    color: var(--link);
  }
`
const Part = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  justify-content: space-between;
  padding: var(--sp-3) var(--sp-5);
`
const Quiet = styled.span`
  color: var(--text-2);
`
const For = styled.span`
  b {
    display: block;
    font-weight: var(--fw-medium);
    line-height: 1.35;
  }
  span {
    display: block;
    font-size: var(--fs-2);
    line-height: 1.4;
    color: var(--text-3);
  }
`
const Amount = styled.span<{ $given: boolean }>`
  ${({ $given }) => $given && 'font-weight: var(--fw-strong); color: var(--siddhi-text);'}
`
/** Four columns fit a phone: what a row is for breaks, the numbers do not. */
const Rows = styled(Table)`
  font-size: var(--fs-3);
  @media (max-width: 480px) {
    && :is(td, th) {
      padding-inline: var(--sp-3) 0;
    }
    && :is(td, th):last-child {
      padding-right: var(--sp-3);
    }
    && td:first-child {
      white-space: normal;
    }
  }
` as typeof Table
