import { Check, Minus } from 'lucide-react'
import { styled } from 'styled-components'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@tryka/app-shell'
import { buyModelPack, CREDIT_PRICES, type CreditLedger, getModelState, MODEL_PACK } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Icon, Stack, Text } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { Ticks, Yes } from './ticks'

const { answers, perDay } = MODEL_PACK
const NOTHING = 'Nothing is sold on this server. Points are a record of what you did.'

/** What points buy here, and what they never do. */
export function ForCard({ ledger: { balance, isSample } }: { ledger: CreditLedger }) {
  const model = useQuery(endpointQuery(getModelState))
  const { data } = model
  const sells = data !== undefined && data.host !== null
  const mayBuy = sells && data.consent !== null && !isSample && data.packs < perDay
  return (
    <Card asChild>
      <section aria-labelledby="for">
        <CardHead>
          <h2 id="for">What it is for</h2>
        </CardHead>
        <CardBody>
          <Stack gap={4}>
            <Ticks>
              {data && (
                <li>
                  {sells ? <Yes icon={Check} size="sm" /> : <Icon icon={Minus} size="sm" />}
                  <span>
                    {sells
                      ? `${answers} more answers of the language model today: ${CREDIT_PRICES.modelPack}, ${perDay} times a day`
                      : NOTHING}
                  </span>
                </li>
              )}
              <li>
                <Icon icon={Minus} size="sm" />
                <span>Never: assessment attempts, practice, lessons, rank, money</span>
              </li>
            </Ticks>
            {mayBuy && <Buy isEnough={balance >= CREDIT_PRICES.modelPack} />}
          </Stack>
        </CardBody>
      </section>
    </Card>
  )
}

function Buy({ isEnough }: { isEnough: boolean }) {
  const buy = useChange((api) => api.call(buyModelPack), {
    done: () => `${answers} more answers today`,
    failed: 'They could not be bought. Try again.',
  })
  if (!isEnough)
    return (
      <Text size="sm" tone={3}>
        You need {CREDIT_PRICES.modelPack} TRYK for this.
      </Text>
    )
  return (
    <Left>
      <Button size="sm" variant="secondary" disabled={buy.isPending} onClick={() => buy.mutate()}>
        Get {answers} more for {CREDIT_PRICES.modelPack} TRYK
      </Button>
    </Left>
  )
}

const Left = styled.div`
  justify-self: start;
`
