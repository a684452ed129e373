import { check } from '../../../checks/check'
import task, { starterOf } from './pulled-refunds.template'
import type { Setting } from './pulled-refunds.template'

const bidOf = ({ leader, best }: Setting) => `payable(${leader}).transfer(${best});`
const written = (setting: Setting, atBid: string, withdraw: string) =>
  starterOf(setting)
    .replace(bidOf(setting), atBid)
    .replace('function withdraw() external {}', `function withdraw() external {${withdraw}}`)
const read = ({ owed }: Setting) => `uint256 n = ${owed}[msg.sender]; if (n == 0) revert NothingOwed();`
const SEND = '(bool ok, ) = msg.sender.call{value: n}("");'

export default check(task, {
  solutions: ({ setting }) => {
    const { owed, leader, best } = setting
    return [
      written(
        setting,
        `${owed}[${leader}] += ${best};`,
        `${read(setting)} ${owed}[msg.sender] = 0; ${SEND} require(ok);`,
      ),
      written(
        setting,
        `if (${leader} != address(0)) ${owed}[${leader}] = ${owed}[${leader}] + ${best};`,
        `${read(setting)} delete ${owed}[msg.sender]; payable(msg.sender).transfer(n);`,
      ).replace('transfer(n)', 'transfer(n)'),
    ]
  },
  wrong: ({ setting }) => {
    const { owed, leader, best } = setting
    const add = `${owed}[${leader}] += ${best};`
    const wipe = `${owed}[msg.sender] = 0;`
    return {
      'an earlier refund is overwritten': written(
        setting,
        `${owed}[${leader}] = ${best};`,
        `${read(setting)} ${wipe} ${SEND} require(ok);`,
      ),
      'what is owed is wiped out after it is sent': written(
        setting,
        add,
        `${read(setting)} ${SEND} require(ok); ${wipe}`,
      ),
      'a failed payment is lost': written(setting, add, `${read(setting)} ${wipe} ${SEND} ok;`),
      'the new bid is owed instead of the old one': written(
        setting,
        `${owed}[${leader}] += msg.value;`,
        `${read(setting)} ${wipe} ${SEND} require(ok);`,
      ),
      'the refund is tried at once': written(
        setting,
        `if (!payable(${leader}).send(${best})) ${add}`,
        `${read(setting)} ${wipe} ${SEND} require(ok);`,
      ),
    }
  },
})
