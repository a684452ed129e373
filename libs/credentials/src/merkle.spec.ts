import { createHash, randomBytes } from 'node:crypto'
import { consistencyPath, inclusionPath, leafHashOf, rootOf } from './issue'
import { leafHash, verifyConsistency, verifyInclusion } from './merkle'
import { readerOf } from './testing'

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest())
const leavesOf = (n: number) => Array.from({ length: n }, () => new Uint8Array(randomBytes(12)))
const flipped = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 3 ? byte ^ 1 : byte))

/** Sizes around powers of two, and some by chance. */
const sizes = [1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, ...randomBytes(4).map((byte) => 18 + (byte % 60))]

it('has the roots of the reference tree of RFC 6962', async () => {
  const data = [
    '',
    '00',
    '10',
    '2021',
    '3031',
    '40414243',
    '5051525354555657',
    '606162636465666768696a6b6c6d6e6f',
  ]
  const leaves = data.map((hex) => new Uint8Array(Buffer.from(hex, 'hex')))
  const root = async (n: number) => Buffer.from(await rootOf(sha256, readerOf(leaves), n)).toString('hex')
  expect(await root(0)).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(await root(1)).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  expect(await root(2)).toBe('fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125')
  expect(await root(3)).toBe('aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77')
  expect(await root(8)).toBe('5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328')
})

it('hashes leaves alike on both sides', async () => {
  const [leaf = new Uint8Array()] = leavesOf(1)
  expect(await leafHash(leaf)).toEqual(leafHashOf(sha256, leaf))
})

it.each(sizes)('proves every leaf of %i, and no other one, at no other place', async (size) => {
  const leaves = leavesOf(size)
  const reader = readerOf(leaves)
  const root = await rootOf(sha256, reader, size)
  for (let index = 0; index < size; index++) {
    const path = await inclusionPath(sha256, reader, index, size)
    const proof = { leafHash: leafHashOf(sha256, leaves[index] ?? new Uint8Array()), index, size, path, root }
    expect(await verifyInclusion(proof)).toBe(true)
    expect(await verifyInclusion({ ...proof, leafHash: flipped(proof.leafHash) })).toBe(false)
    expect(await verifyInclusion({ ...proof, root: flipped(root) })).toBe(false)
    expect(await verifyInclusion({ ...proof, index: (index + 1) % (size + 1) })).toBe(false)
    expect(await verifyInclusion({ ...proof, path: [...path, root] })).toBe(false)
    if (path.length) {
      expect(await verifyInclusion({ ...proof, path: path.slice(1) })).toBe(false)
      expect(await verifyInclusion({ ...proof, path: path.map(flipped) })).toBe(false)
    }
  }
  await expect(inclusionPath(sha256, reader, size, size)).rejects.toThrow('no such leaf')
})

it('proves for every pair of sizes that the log only grew, and nothing else', async () => {
  const most = 34
  const leaves = leavesOf(most)
  const reader = readerOf(leaves)
  const roots = await Promise.all(Array.from({ length: most + 1 }, (_, size) => rootOf(sha256, reader, size)))
  for (let oldSize = 0; oldSize <= most; oldSize++)
    for (let newSize = oldSize; newSize <= most; newSize++) {
      const path = await consistencyPath(sha256, reader, oldSize, newSize)
      const [oldRoot = new Uint8Array(), newRoot = new Uint8Array()] = [roots[oldSize], roots[newSize]]
      const proof = { oldSize, oldRoot, newSize, newRoot, path }
      expect([oldSize, newSize, await verifyConsistency(proof)]).toEqual([oldSize, newSize, true])
      expect(await verifyConsistency({ ...proof, oldRoot: flipped(oldRoot) })).toBe(false)
      if (oldSize) expect(await verifyConsistency({ ...proof, newRoot: flipped(newRoot) })).toBe(false)
      expect(await verifyConsistency({ ...proof, path: [...path, newRoot] })).toBe(false)
      if (path.length) expect(await verifyConsistency({ ...proof, path: path.slice(1) })).toBe(false)
    }
})

it('refuses sizes that are none', async () => {
  const root = new Uint8Array(32)
  for (const size of [-1, 0.5, NaN, 2 ** 60]) {
    expect(await verifyInclusion({ leafHash: root, index: 0, size, path: [], root })).toBe(false)
    expect(
      await verifyConsistency({ oldSize: size, oldRoot: root, newSize: 3, newRoot: root, path: [] }),
    ).toBe(false)
  }
})
