import { check } from '../../../checks/check'
import { wordsKey } from '../storage/keys'
import task from './share-rounding.template'

/**
 * Counts up: the last number with which nobody gains from what a vault gives, the first with which nobody gains from what it
 * takes. Nobody gains where shares and assets that change hands are worth no more than the others.
 */
export default check(task, {
  key: ({ assets, shares, calls }) =>
    wordsKey(
      calls.map(({ call, n }) => {
        const holds: (x: number) => boolean = {
          // x shares for n assets
          deposit: (x: number) => x * assets <= n * shares,
          // x assets for n shares
          mint: (x: number) => x * shares >= n * assets,
          // x shares for n assets
          withdraw: (x: number) => x * assets >= n * shares,
          // x assets for n shares
          redeem: (x: number) => x * shares <= n * assets,
        }[call]
        const gives = call === 'deposit' || call === 'redeem'
        let x = 0
        while (gives ? holds(x + 1) : !holds(x)) x++
        return x
      }),
    ),
})
