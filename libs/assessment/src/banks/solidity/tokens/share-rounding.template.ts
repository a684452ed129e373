import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { wordsKey } from '../storage/keys'

export type Call = 'deposit' | 'mint' | 'withdraw' | 'redeem'
export interface Drawn {
  assets: number
  shares: number
  calls: readonly { call: Call; n: number }[]
}
/** What is asked of each call. */
const ASKED: Record<Call, string> = {
  deposit: 'how many shares it mints',
  mint: 'how many assets it takes',
  withdraw: 'how many shares it burns',
  redeem: 'how many assets it gives',
}
const exact = ({ assets, shares }: Drawn, { call, n }: { call: Call; n: number }): number =>
  call === 'deposit' || call === 'withdraw' ? (n * shares) / assets : (n * assets) / shares
/** In favour of the vault: less of what it gives, more of what it takes. */
const rounded = (p: Drawn, one: { call: Call; n: number }): number =>
  one.call === 'deposit' || one.call === 'redeem' ? Math.floor(exact(p, one)) : Math.ceil(exact(p, one))

export default template({
  id: 'solidity/tokens/share-rounding',
  revision: 1,
  kind: 'short',
  topic: 'tokens',
  grade: 4,
  nudge: -0.3,
  seconds: 180,
  status: 'active',
  idea: 'A vault of ERC-4626 rounds in its own favour: it gives less and takes more, whichever side the caller has fixed.',
  params: (rng) =>
    drawnUntil<Drawn>(
      () => {
        const [first, second] = rng.shuffle<Call>([
          rng.pick(['deposit', 'redeem']),
          rng.pick(['mint', 'withdraw']),
        ])
        const calls = [first, second].flatMap((call) => (call ? [{ call, n: rng.int(15, 140) }] : []))
        return { assets: 10 * rng.int(31, 99), shares: 10 * rng.int(20, 80), calls }
      },
      (p) =>
        p.calls.every((one) => {
          const rest = exact(p, one) % 1
          // Rounding to the nearest is wrong in one of them at least.
          return rest > 0.05 && rest < 0.95
        }) && p.calls.some((one) => Math.round(exact(p, one)) !== rounded(p, one)),
    ),
  ask: ({ assets, shares, calls }) => ({
    stem: [
      `A vault that conforms to ERC-4626 holds ${assets} of its asset, and ${shares} shares exist; it takes no fees and has no other rules, so a share is worth its part of the assets, and it rounds by less than one unit. Each of these two calls is thought of as the first one in this state, by somebody who has enough. Of the first tell ${ASKED[calls[0]?.call ?? 'mint']}, of the second ${ASKED[calls[1]?.call ?? 'mint']}.`,
      ...calls.map(
        ({ call, n }, i) =>
          `${i + 1}. \`${call}(${n}, ${call === 'deposit' || call === 'mint' ? 'me' : 'me, me'})\``,
      ),
    ].join('\n'),
    answerHint: 'Two whole numbers with a comma between, such as 41, 17.',
  }),
  key: (p) => wordsKey(p.calls.map((one) => rounded(p, one))),
  why: (p) =>
    `Exactly: ${p.calls.map((one) => exact(p, one).toFixed(3)).join(', ')}. deposit and redeem round down what is given, mint and withdraw round up what is taken.`,
  source: [
    'ERC-4626, Security Considerations (rounding), previewDeposit, previewMint, previewWithdraw, previewRedeem',
  ],
})
