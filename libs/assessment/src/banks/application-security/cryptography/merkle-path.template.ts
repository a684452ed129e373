import { template } from '../../../tasks/template'

/** Hashes beside the way from a leaf up to the root. */
function pathOf(leaf: number, leaves: number): number {
  if (leaves === 1) return 0
  const left = 2 ** Math.ceil(Math.log2(leaves) - 1)
  return 1 + (leaf < left ? pathOf(leaf, left) : pathOf(leaf - left, leaves - left))
}

export default template({
  id: 'application-security/cryptography/merkle-path',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 4,
  seconds: 180,
  status: 'active',
  idea: 'A proof of membership holds one hash for each level that is really passed, which is fewer at the ragged end of a tree.',
  params: (rng) => {
    const leaves = rng.pick([
      5, 6, 7, 9, 10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 22, 25, 26, 33, 34, 35, 37, 41,
    ])
    const ragged = 2 ** Math.floor(Math.log2(leaves))
    return { leaves, leaf: rng.pick([rng.int(0, leaves - 1), rng.int(ragged, leaves - 1)]) }
  },
  ask: ({ leaves, leaf }) => ({
    stem: `A log of signed releases keeps a hash tree over ${leaves} entries, numbered from 0. The tree over a single entry is its hash. Over n > 1 entries, the left subtree is the one over the first k entries, where k is the largest power of two smaller than n; the right subtree is over the rest. A client knows the root and the text of entry ${leaf}. How many hashes must the log send to prove that this entry is in the tree?`,
    answerHint: 'One whole number.',
  }),
  key: ({ leaves, leaf }) => ({
    kind: 'numeric',
    value: pathOf(leaf, leaves),
    tolerance: { absolute: 0 },
  }),
  why: () => 'One hash, that of the other subtree, for each split between the root and the entry.',
  source: ['RFC 9162, 2.1.1 Definition of the Merkle tree and 2.1.3 Merkle inclusion proofs'],
})
