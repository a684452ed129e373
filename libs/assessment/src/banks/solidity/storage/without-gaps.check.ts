import { check } from '../../../checks/check'
import task from './without-gaps.template'
import type { Drawn } from './without-gaps.template'

const HEAD = 'error AlreadyIn(uint256 id); error NotIn(uint256 id); uint256[] list;'

/** The contract in parts, each of which a near miss writes in another way. */
function contract({ setting: { Name, add, remove, has } }: Drawn, other: Record<string, string> = {}) {
  const parts = {
    there: 'place[id] != 0',
    put: 'list.push(id); place[id] = list.length;',
    out: 'uint256 i = place[id]; uint256 last = list[list.length - 1]; list[i - 1] = last; place[last] = i; list.pop(); delete place[id];',
    ...other,
  }
  return `contract ${Name} { ${HEAD} mapping(uint256 => uint256) place;
    function ${has}(uint256 id) public view returns (bool) { return ${parts.there}; }
    function ${add}(uint256 id) external { if (${has}(id)) revert AlreadyIn(id); ${parts.put} }
    function ${remove}(uint256 id) external { if (!${has}(id)) revert NotIn(id); ${parts.out} }
    function count() external view returns (uint256) { return list.length; }
    function at(uint256 i) external view returns (uint256) { return list[i]; } }`
}

export default check(task, {
  solutions: (p) => {
    const { Name, add, remove, has } = p.setting
    return [
      contract(p),
      `contract ${Name} {
        error AlreadyIn(uint256 id); error NotIn(uint256 id);
        struct Note { bool isIn; uint248 at; }
        uint256 public count;
        mapping(uint256 => uint256) private ids;
        mapping(uint256 => Note) private notes;
        function ${has}(uint256 id) external view returns (bool) { return notes[id].isIn; }
        function ${add}(uint256 id) external {
          if (notes[id].isIn) revert AlreadyIn(id);
          notes[id] = Note(true, uint248(count));
          ids[count++] = id;
        }
        function ${remove}(uint256 id) external {
          Note memory note = notes[id];
          if (!note.isIn) revert NotIn(id);
          uint256 moved = ids[--count];
          if (moved != id) { ids[note.at] = moved; notes[moved].at = note.at; }
          delete ids[count];
          delete notes[id];
        }
        function at(uint256 i) external view returns (uint256) { require(i < count); return ids[i]; }
      }`,
    ]
  },
  wrong: (p) => ({
    'delete leaves a gap': contract(p, { out: 'delete list[place[id] - 1]; delete place[id];' }),
    'the place of the moved one is not noted': contract(p, {
      out: 'list[place[id] - 1] = list[list.length - 1]; list.pop(); delete place[id];',
    }),
    'the last one stays noted': contract(p, {
      out: 'uint256 i = place[id]; uint256 last = list[list.length - 1]; delete place[id]; list[i - 1] = last; place[last] = i; list.pop();',
    }),
    'place 0 is taken for missing': contract(p, {
      put: 'place[id] = list.length; list.push(id);',
      out: 'uint256 i = place[id]; uint256 last = list[list.length - 1]; list[i] = last; place[last] = i; list.pop(); delete place[id];',
    }),
    'every other one moves up': contract(p, {
      out: 'for (uint256 i = place[id]; i < list.length; i++) { list[i - 1] = list[i]; place[list[i]] = i; } list.pop(); delete place[id];',
    }),
    'the list is looked through': contract(p, {
      out: 'uint256 i; while (list[i] != id) i++; uint256 last = list[list.length - 1]; list[i] = last; place[last] = i + 1; list.pop(); delete place[id];',
    }),
  }),
})
