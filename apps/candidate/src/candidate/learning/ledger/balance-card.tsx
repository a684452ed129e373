import { styled } from 'styled-components'
import { CREDIT_TERMS, type CreditLedger } from '@tryka/domain'
import { Badge, Card, CardBody, Row, Stack, Text, Tryk } from '@tryka/ui'
import { formatCount, formatDate } from '../../../base/format/format'
import { PartLink } from './part-link'

/** How many points there are, what they are, and what is put aside until when. */
export const BalanceCard = ({ ledger: { balance, held, isSample } }: { ledger: CreditLedger }) => (
  <Card asChild>
    <section aria-labelledby="balance">
      <CardBody>
        <Row between wrap gap={5}>
          <Stack gap={2}>
            <Row wrap gap={3}>
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
          {held.length > 0 && <Held held={held} />}
        </Row>
      </CardBody>
    </section>
  </Card>
)

const Held = ({ held }: Pick<CreditLedger, 'held'>) => (
  <Aside aria-label="Put aside">
    {held.map(({ id, amount, note, endsAt }) => (
      <li key={id}>
        <PartLink part="held" isEmpty={false}>
          {formatCount(amount)} held
        </PartLink>
        <Text size="sm" tone={2}>
          {note}, until {formatDate(endsAt)} at the latest
        </Text>
      </li>
    ))}
  </Aside>
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
const Aside = styled.ul`
  display: grid;
  gap: var(--sp-3);
`
