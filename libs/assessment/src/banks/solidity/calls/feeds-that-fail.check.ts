import { check } from '../../../checks/check'
import task, { namesOf } from './feeds-that-fail.template'
import type { Params } from './feeds-that-fail.template'

const TAKES = {
  highest: 'if (n > number) number = n;',
  lowest: 'if (count == 1 || n < number) number = n;',
  sum: 'number += n;',
}

/** Asks one in the loop; `one` sets `n` and goes on with the next where nothing counts. */
function written({ setting, way, gas, base }: Params, one: string, more = ''): string {
  const { contract, feed, asks } = namesOf({ setting, way, gas, base })
  return `pragma solidity ^0.8.24;
interface IFeed { function ${asks}() external view returns (uint256); }
contract ${contract} {
  function ${way}(address[] calldata ${feed}) external view returns (uint256 count, uint256 number) {
    for (uint256 i = 0; i < ${feed}.length; i++) {
      address feed = ${feed}[i];
      uint256 n;
      ${one}
      count++;
      ${TAKES[way]}
    }
  }
  ${more}
}`
}

const low = (asks: string, { gas = '', test = '!ok || out.length < 32' }: { gas?: string; test?: string }) =>
  `(bool ok, bytes memory out) = feed.staticcall${gas}(abi.encodeCall(IFeed.${asks}, ()));
      if (${test}) continue;
      n = abi.decode(out, (uint256));`

export default check(task, {
  solutions: (params) => {
    const { asks } = namesOf(params)
    const gas = `{gas: ${params.gas}}`
    return [
      written(params, low(asks, { gas })),
      written(
        params,
        `try this.one{gas: ${params.gas} + 6000}(feed) returns (uint256 given) { n = given; } catch { continue; }`,
        `function one(address feed) external view returns (uint256) { return IFeed(feed).${asks}${gas}(); }`,
      ),
    ]
  },
  wrong: (params) => {
    const { asks } = namesOf(params)
    const gas = `{gas: ${params.gas}}`
    return {
      'one that never ends takes the gas of all': written(params, low(asks, {})),
      'a try around the call by type': written(
        params,
        `try IFeed(feed).${asks}${gas}() returns (uint256 given) { n = given; } catch { continue; }`,
      ),
      'decodes whatever came back': written(params, low(asks, { gas, test: '!ok' })),
      'takes data of a failure for an answer': written(params, low(asks, { gas, test: 'out.length < 32' })),
    }
  },
})
