import { template } from '../../../tasks/template'

const THINGS = ['medical notes', 'bank details', 'case files', 'access tokens of partners'] as const

export default template({
  id: 'application-security/cryptography/key-retirement',
  revision: 1,
  kind: 'numeric',
  topic: 'cryptography',
  grade: 3,
  seconds: 180,
  status: 'active',
  idea: 'An old key is needed until the last ciphertext under it is gone, and ciphertexts live on in backups.',
  params: (rng) => {
    const perDay = rng.pick([2_000, 2_500, 4_000, 5_000, 8_000, 10_000])
    return {
      things: rng.pick(THINGS),
      old: rng.int(1, 8),
      start: rng.int(3, 40),
      perDay,
      // Never a whole number of days: the last one is not full.
      rows: perDay * rng.int(6, 30) + rng.int(1, 9) * (perDay / 10),
      kept: rng.pick([7, 14, 21, 30, 35, 60, 90]),
    }
  },
  ask: ({ things, old, start, perDay, rows, kept }) => ({
    stem: `Each row with ${things} carries the number of its key. From day ${start} on all writing uses key ${old + 1}; at that moment ${rows} rows are still under key ${old}. A job reads them and writes them again with the new key: ${perDay} rows on each day, the first ones on day ${start}. Each day, when the job has done its part, a backup is made. A backup made on day x is deleted at the beginning of day x + ${kept}; until then it must be possible to read everything in it. What is the first day on which key ${old} can be destroyed?`,
    answerHint: 'The number of the day.',
  }),
  key: ({ start, perDay, rows, kept }) => {
    const lastRewritten = start + Math.ceil(rows / perDay) - 1
    return { kind: 'numeric', value: lastRewritten - 1 + kept, tolerance: { absolute: 0 } }
  },
  why: ({ start, perDay, rows }) =>
    `The last rows are rewritten on day ${start + Math.ceil(rows / perDay) - 1}; the backup of the day before is the last one that holds some under the old key.`,
  source: ['NIST SP 800-57 Part 1 Rev. 5, 5.3.4 and 8.3.4', 'OWASP ASVS 5.0, 11.2'],
})
