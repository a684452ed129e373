import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { CREDIT_TERMS, getCredits, type CreditLedger } from '@tryka/domain'
import { Badge, Card, CardBody, Columns, LoadingRows, Row, Stack, Text, Tryk } from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { EarnsCard } from './earns-card'
import { RowsCard } from './rows-card'

/** Own points: how many there are, each row that they are made of, and what gives more. */
export function Ledger() {
  const address = useAddress()
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  const ledger = useQuery({
    ...readQuery(getCredits, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <QueryView
      query={ledger}
      loading={<LoadingRows label="Loading TRYK" />}
      boxed
      errorText="Your TRYK could not be loaded. Check your connection, then try again."
    >
      {(data) => (
        <Columns>
          <Stack gap={5}>
            <BalanceCard ledger={data} />
            <RowsCard ledger={data} onPage={(to) => address.set({ page: String(to) })} />
          </Stack>
          <EarnsCard today={data.today} />
        </Columns>
      )}
    </QueryView>
  )
}

const BalanceCard = ({ ledger: { balance, isSample } }: { ledger: CreditLedger }) => (
  <Card asChild>
    <section aria-labelledby="balance">
      <CardBody>
        <Stack gap={2}>
          <Row between wrap>
            <Head id="balance">Balance</Head>
            {isSample && <Badge tone="dashed">Sample</Badge>}
          </Row>
          <Amount amount={balance} size="lg" />
          <Terms>
            <Text size="sm" tone={2}>
              {CREDIT_TERMS}
            </Text>
          </Terms>
        </Stack>
      </CardBody>
    </section>
  </Card>
)

const Head = styled.h2`
  && {
    font: inherit;
    font-size: var(--fs-3);
    color: var(--text-2);
  }
`
const Amount = styled(Tryk)`
  && {
    font-size: 2.25rem;
  }
`
const Terms = styled.div`
  max-width: 46ch;
`
