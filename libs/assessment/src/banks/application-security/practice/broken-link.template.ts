import { template } from '../../../tasks/template'

/** How far the hashes were made again: not at all, up to some entry, or to the end. */
const REACHES = ['none', 'some', 'some', 'all'] as const

export default template({
  id: 'application-security/practice/broken-link',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 3,
  seconds: 150,
  status: 'active',
  idea: 'A chain of hashes shows a change where the recomputed part ends; a chain made anew to its end is betrayed only by a hash kept elsewhere.',
  params: (rng) => {
    const length = rng.int(12, 30)
    const changed = rng.int(3, length - 4)
    const reach = rng.pick(REACHES)
    const until = { none: changed - 1, some: rng.int(changed, length - 1), all: length }[reach]
    const copies = rng
      .sample(
        Array.from({ length: length - 2 }, (_, i) => i + 2),
        2,
      )
      .sort((x, y) => x - y)
    return { length, changed, until, copies }
  },
  ask: ({ length, changed, until, copies: [first = 0, second = 0] }) => ({
    stem: `A log has ${length} entries. With each entry is stored the SHA-256 hash of the hash before it and the entry’s own text. While all was in order, somebody printed the hashes of entries ${first} and ${second}, and keeps the paper. Later an intruder changes the text of entry ${changed} ${
      until < changed
        ? 'and leaves all hashes as they are'
        : `and makes the stored hashes of entries ${changed} to ${until} anew, so that these fit what is stored before them`
    }. An auditor goes through the log from entry 1. For each entry the auditor computes its hash from the stored hash before it and its text, and compares the result with the hash stored there, and for entries ${first} and ${second} also with the paper. At which entry does a comparison fail first?`,
    answerHint: 'The number of the entry; 0 if none fails.',
  }),
  key: ({ length, changed, until, copies }) => {
    const found = [...copies.filter((copy) => copy >= changed && copy <= until), until + 1]
    const first = Math.min(...found)
    return { kind: 'numeric', value: first > length ? 0 : first, tolerance: { absolute: 0 } }
  },
  why: ({ length, changed, until, copies }) =>
    `${
      until < changed
        ? `The stored hash of entry ${changed} no longer fits its text, so the change is seen at once.`
        : `Entries ${changed} to ${until} fit together again. ${
            until < length
              ? `Entry ${until + 1} still has its old hash, which was made over the old hash of entry ${until}, so there the chain would break.`
              : 'As the intruder went on to the end, the chain alone shows nothing.'
          } The paper differs for the printed entries among these: ${
            copies.filter((copy) => copy >= changed && copy <= until).join(' and ') || 'there are none'
          }.`
    } Anybody can compute a hash. What protects a log is a copy of a hash, or a signature, where the intruder cannot write.`,
  source: [
    'FIPS 180-4',
    'Haber and Stornetta 1991, How to time-stamp a digital document, Journal of Cryptology 3, 5.1',
  ],
})
