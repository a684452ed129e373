import { QueryView } from '@tryka/app-shell'
import { getCredits, LEDGER_PARTS } from '@tryka/domain'
import { Columns, LoadingRows, Stack } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { useAddress } from '../../parts/address'
import { BalanceCard } from './balance-card'
import { ChallengeCard } from './challenge-card'
import { EarnsCard } from './earns-card'
import { ForCard } from './for-card'
import { LimitsCard } from './limits-card'
import { RowsCard } from './rows-card'

/** Own points: how many there are, each row that they are made of, the challenge, the limits, and what they are for. */
export function Ledger() {
  const address = useAddress()
  const page = Math.max(1, Math.floor(Number(address.get('page'))) || 1)
  const of = LEDGER_PARTS.find((part) => part === address.get('of'))
  const query = of === undefined ? { page } : { page, of }
  const ledger = useRead(getCredits, { query }, { keep: true })
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
            <RowsCard
              ledger={data}
              of={of}
              onPage={(to) => address.set({ page: String(to) })}
              onAll={() => address.set({ of: undefined, page: undefined })}
            />
          </Stack>
          <Stack gap={5}>
            <ChallengeCard />
            <LimitsCard {...data} />
            <EarnsCard />
            <ForCard ledger={data} />
          </Stack>
        </Columns>
      )}
    </QueryView>
  )
}
