import { Like } from 'typeorm'
import type { ModelPackBought } from '@tryka/domain'
import { modelPack } from '@tryka/domain'
import type { OneCall } from '../../../services/idempotency/idempotency'
import type { Model } from '../../../services/model/model'
import { noConsent, noModel } from '../../../services/model/model-errors'
import { refused } from '../core/errors'
import type { CandidatePlace } from '../core/places'
import type { SectionDeps } from '../core/section'
import { CreditTransferEntity } from './credit.table'
import { accountOf, balanceOf, purseOf } from './purse'
import { spend } from './spend'

/** Pays for ten more answers of the model, in the transaction that adds them; of a demo's points nothing is bought. */
export async function buyModelPack(
  { changes, model }: Pick<SectionDeps, 'changes'> & { model: Model },
  place: CandidatePlace,
  call: OneCall,
): Promise<ModelPackBought> {
  const { marketId, accountId, candidateId } = place
  if (!model.speaker) throw noModel()
  if (place.isDemo) throw refused(409, 'SAMPLE', 'Sample TRYK buys nothing.')
  if (!(await model.isAgreed(accountId))) throw noConsent()
  const purse = purseOf(place)
  return changes.run(
    marketId,
    { account: accountId, person: candidateId },
    async (change) => {
      const { manager } = change
      const day = change.at.slice(0, 10)
      const account = await accountOf(manager, purse)
      const before = account
        ? await manager.countBy(CreditTransferEntity, {
            fromAccount: account.id,
            refType: 'model_pack',
            refId: Like(`${day}/%`),
          })
        : 0
      await spend(change, purse, modelPack(day, before + 1))
      // Its lock is everybody's, so it comes last.
      await model.addPack(manager, accountId)
      return { balance: await balanceOf(manager, purse), packs: before + 1 }
    },
    call,
  )
}
