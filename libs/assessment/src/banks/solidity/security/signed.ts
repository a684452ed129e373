import type { CheckTools } from '../../../checks/check'
import { lastOf } from './ran'

/** Any r that is the x of a point, and any s below half the order, sign something for somebody: who that is, ecrecover tells. */
export const SIGNATURE = {
  v: '27',
  r: `0x${'1'.padStart(64, '0')}`,
  s: `0x${'7'.padStart(64, '0')}`,
} as const

/** The address for which `SIGNATURE` is a signature of this digest. */
export const signerOf = (tools: Pick<CheckTools, 'chain'>, digest: string): Promise<string> =>
  lastOf(
    tools,
    'contract Who { function by(bytes32 d, uint8 v, bytes32 r, bytes32 s) external pure returns (address) { return ecrecover(d, v, r, s); } }',
    [{ make: 'Who' }, { call: 'by', args: [digest, SIGNATURE.v, SIGNATURE.r, SIGNATURE.s] }],
  )
