import type { AccountData } from '../accounts/account-data'
import type { PushBrowsers } from './push-browsers'
import { PushSubscriptionEntity } from './push-subscription.table'

/** Browsers that take pushes for an account; what opens them stays here. */
export const pushData = (browsers: PushBrowsers): AccountData => ({
  name: 'push',
  /** A guest is told nothing outside of the product. */
  move: () => Promise.resolve(),
  bytes: () => Promise.resolve(0),
  describes: 'Browsers that take pushes.',
  tables: [PushSubscriptionEntity],
  async *export(accountId) {
    const rows = await browsers.list(accountId)
    yield JSON.stringify(
      rows.map(({ label, state, lastOkAt, createdAt }) => ({ label, state, lastOkAt, createdAt })),
      null,
      2,
    )
  },
})
