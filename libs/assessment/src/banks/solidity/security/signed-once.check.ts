import { check } from '../../../checks/check'
import task, { starterOf } from './signed-once.template'
import type { Setting } from './signed-once.template'

const DIGEST = 'bytes32 digest = keccak256(abi.encode(block.chainid, address(this), to, amount, id));'
const SIGNED =
  'address by = ecrecover(digest, v, r, s); if (by == address(0) || by != signer) revert BadSignature();'
const SEND = '(bool ok, ) = to.call{value: amount}(""); require(ok, "refused");'
const marked = (setting: Setting): string =>
  `if (${setting.isUsed}[id]) revert Used(); ${setting.isUsed}[id] = true;`

const written = (setting: Setting, body: string): string =>
  starterOf(setting).replace(/( {4}bytes32 digest =)[^]*$/, `    ${body}\n  }\n}\n`)

export default check(task, {
  solutions: ({ setting }) => [
    written(setting, `${DIGEST} ${SIGNED} ${marked(setting)} ${SEND}`),
    written(
      setting,
      `if (signer == address(0)) revert BadSignature();
    if (signer != ecrecover(keccak256(abi.encode(block.chainid, this, to, amount, id)), v, r, s)) revert BadSignature();
    if (${setting.isUsed}[id]) revert Used();
    ${setting.isUsed}[id] = true;
    (bool ok, bytes memory why) = to.call{value: amount}("");
    if (!ok) assembly { revert(add(why, 32), mload(why)) }`,
    ),
  ],
  wrong: ({ setting }) => {
    const { isUsed } = setting
    return {
      'a failed recovery is the signer who is not set': written(
        setting,
        `${DIGEST} if (ecrecover(digest, v, r, s) != signer) revert BadSignature(); ${marked(setting)} ${SEND}`,
      ),
      'used is told by the signature': written(
        setting,
        `${DIGEST} ${SIGNED} bytes32 mark = keccak256(abi.encode(v, r, s)); if (seen[mark]) revert Used(); seen[mark] = true; ${isUsed}[id] = true; ${SEND}`,
      ),
      'marked after the payment': written(
        setting,
        `${DIGEST} ${SIGNED} if (${isUsed}[id]) revert Used(); ${SEND} ${isUsed}[id] = true;`,
      ),
      'the digest does not name the contract': written(
        setting,
        `${DIGEST.replace('address(this), ', '')} ${SIGNED} ${marked(setting)} ${SEND}`,
      ),
      'a refusal uses the voucher up': written(
        setting,
        `${DIGEST} ${SIGNED} ${marked(setting)} to.call{value: amount}("");`,
      ),
    }
  },
})
