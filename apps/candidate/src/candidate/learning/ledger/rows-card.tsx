import { Coins } from 'lucide-react'
import { styled } from 'styled-components'
import { useLinks } from '@tryka/app-shell'
import type { CreditLedger, LedgerEntry } from '@tryka/domain'
import {
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
  TextLink,
} from '@tryka/ui'
import { formatCount, formatDate } from '../../../base/format/format'

const signs = new Intl.NumberFormat('en-GB', { signDisplay: 'exceptZero' })

/** With a minus and not a hyphen. */
const signedText = (amount: number): string => signs.format(amount).replace('-', '−')

const columns: readonly Column<LedgerEntry>[] = [
  { key: 'day', head: 'Day', nowrap: true, cell: ({ at }) => <Quiet>{formatDate(at)}</Quiet> },
  {
    key: 'for',
    head: 'For',
    cell: ({ reason, note }) => (
      <For>
        <b>{reason}</b>
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
  onPage: (page: number) => void
}

/** Every row with what there was after it. */
export function RowsCard({ ledger, onPage }: RowsCardProps) {
  const { items, total, page, pageSize, isSample } = ledger
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
          <h2 id="rows">Every row, newest first</h2>
        </CardHead>
        {items.length === 0 ? (
          <EmptyState
            icon={Coins}
            title={total === 0 ? 'No TRYK yet' : 'No rows on this page'}
            text={
              total === 0
                ? 'Finish an assessment or a learning path, and its row appears here.'
                : 'Go back to the first page.'
            }
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
