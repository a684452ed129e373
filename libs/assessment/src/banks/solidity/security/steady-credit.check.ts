import { check } from '../../../checks/check'
import task, { starterOf } from './steady-credit.template'
import type { Setting } from './steady-credit.template'

/** The end of the function that pays, from its check on. */
const paying = (setting: Setting, body: string): string =>
  starterOf(setting).replace(
    /( {2}function \w+\(uint256 amount\) external \{\n)[^]*$/,
    (_all, head: string) => `${head}${body}\n  }\n}\n`,
  )
const READ = (held: string) => `uint256 have = ${held}[msg.sender]; if (have < amount) revert Short(have);`
const SEND = '(bool ok, ) = msg.sender.call{value: amount}(""); require(ok, "refused");'
const locked = (source: string, names: readonly string[]): string =>
  names.reduce(
    (text, name) => text.replace(new RegExp(`(function ${name}\\([^)]*\\) external( payable)?)`), '$1 once'),
    source.replace(
      'uint256 public total;',
      'uint256 public total; bool busy; modifier once() { require(!busy); busy = true; _; busy = false; }',
    ),
  )

export default check(task, {
  solutions: ({ setting }) => {
    const { held } = setting
    return [
      paying(setting, `${READ(held)} ${held}[msg.sender] = have - amount; total -= amount; ${SEND}`),
      paying(
        setting,
        `if (${held}[msg.sender] < amount) revert Short(${held}[msg.sender]);
    unchecked { ${held}[msg.sender] -= amount; }
    total -= amount;
    (bool ok, bytes memory why) = payable(msg.sender).call{value: amount}("");
    if (!ok) assembly { revert(add(why, 32), mload(why)) }`,
      ),
    ]
  },
  wrong: ({ setting }) => {
    const { held, put, move, take } = setting
    const late = `${READ(held)} ${SEND} ${held}[msg.sender] -= amount; total -= amount;`
    return {
      'a lock on what pays alone': locked(starterOf(setting), [take]),
      'a lock on everything': locked(starterOf(setting), [put, move, take]),
      'a lock on all that takes away': locked(paying(setting, late), [move, take]),
      'subtracted after the payment': paying(setting, late),
      'the total after the payment': paying(
        setting,
        `${READ(held)} ${held}[msg.sender] = have - amount; ${SEND} total -= amount;`,
      ),
      'a refusal is passed over': paying(
        setting,
        `${READ(held)} ${held}[msg.sender] = have - amount; total -= amount; msg.sender.call{value: amount}("");`,
      ),
      'no more than what an ordinary account needs': paying(
        setting,
        `${READ(held)} ${held}[msg.sender] = have - amount; total -= amount; payable(msg.sender).transfer(amount);`,
      ),
    }
  },
})
