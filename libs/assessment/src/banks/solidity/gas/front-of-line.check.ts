import { check } from '../../../checks/check'
import type { Drawn } from './front-of-line.template'
import task from './front-of-line.template'

interface Parts {
  next: string
  ahead: string
  add: string
}
/** An array of which the front is a number. `at[id]` is one more than the index. */
function line({ subject }: Drawn, other: Partial<Parts> = {}): string {
  const parts: Parts = {
    add: 'all.push(id); at[id] = all.length;',
    next: 'if (head == all.length) revert Empty(); id = all[head]; delete at[id]; delete all[head]; head++;',
    ahead: 'if (at[id] == 0) revert NotIn(); return at[id] - 1 - head;',
    ...other,
  }
  return `pragma solidity ^0.8.0;
contract ${subject.Name} {
  error AlreadyIn(); error Empty(); error NotIn();
  uint256[] all; uint256 head; mapping(uint256 => uint256) at;
  function ${subject.add}(uint256 id) external { if (at[id] != 0) revert AlreadyIn(); ${parts.add} }
  function ${subject.next}() external returns (uint256 id) { ${parts.next} }
  function ${subject.ahead}(uint256 id) external view returns (uint256) { ${parts.ahead} }
  function ${subject.waiting}() external view returns (uint256) { return all.length - head; }
}`
}

export default check(task, {
  solutions: (p) => {
    const { Name, add, next, ahead, waiting } = p.subject
    return [
      line(p),
      `pragma solidity ^0.8.0;
contract ${Name} {
  error AlreadyIn(); error Empty(); error NotIn();
  mapping(uint256 => uint256) private idAt;
  mapping(uint256 => uint256) private placeOf;
  uint256 private front = 1;
  uint256 private back = 1;
  function ${add}(uint256 id) external {
    require(placeOf[id] < front, AlreadyIn());
    placeOf[id] = back;
    idAt[back++] = id;
  }
  function ${next}() external returns (uint256) {
    require(front < back, Empty());
    return idAt[front++];
  }
  function ${ahead}(uint256 id) external view returns (uint256) {
    uint256 place = placeOf[id];
    require(place >= front, NotIn());
    return place - front;
  }
  function ${waiting}() external view returns (uint256) { return back - front; }
}`,
    ]
  },
  wrong: (p) => ({
    'all the others move up': line(p, {
      next: 'if (all.length == 0) revert Empty(); id = all[0]; delete at[id]; for (uint256 i = 1; i < all.length; i++) { all[i - 1] = all[i]; at[all[i]] = i; } all.pop();',
      ahead: 'if (at[id] == 0) revert NotIn(); return at[id] - 1;',
    }),
    'the first one is searched from the beginning': line(p, {
      next: 'if (head == all.length) revert Empty(); uint256 i = 0; while (all[i] == 0) i++; id = all[i]; delete at[id]; delete all[i]; head++;',
    }),
    'the place is counted': line(p, {
      ahead: 'if (at[id] == 0) revert NotIn(); uint256 n = 0; while (all[head + n] != id) n++; return n;',
    }),
    'the last one takes the place of the first': line(p, {
      next: 'if (all.length == 0) revert Empty(); id = all[0]; delete at[id]; uint256 last = all[all.length - 1]; all[0] = last; if (last != id) at[last] = 1; all.pop();',
      ahead: 'if (at[id] == 0) revert NotIn(); return at[id] - 1;',
    }),
    'the last one is served first': line(p, {
      next: 'if (all.length == 0) revert Empty(); id = all[all.length - 1]; delete at[id]; all.pop();',
    }),
    'what is gone stays known': line(p, {
      next: 'if (head == all.length) revert Empty(); id = all[head]; delete all[head]; head++;',
    }),
    'the place is counted from the first of all': line(p, {
      ahead: 'if (at[id] == 0) revert NotIn(); return at[id] - 1;',
    }),
  }),
})
