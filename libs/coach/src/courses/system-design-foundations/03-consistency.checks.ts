import { inOrder, oneOf, reckoned } from '../drawn-checks'
import { moduleChecks } from '../module-checks'

export default moduleChecks('system-design-foundations/consistency', [
  oneOf({
    name: 'which-question',
    seconds: 60,
    hint: 'Is it about steps that mix, or about copies that differ?',
    scenes: [
      {
        stem: 'Two clerks sell the last seat within the same second, on one database. Which question is it?',
        right: [['Isolation of transactions', 'Steps of two people mix on the same row.']],
        wrong: [
          ['Consistency of the copies', 'There is one database.'],
          ['A cut in the network between two sides', 'Nothing is cut.'],
          ['Durability of what was written', 'Nothing was lost in a crash.'],
        ],
      },
      {
        stem: 'Somebody changes a name, reloads, and sees the old one; a minute later the new one. Which question is it?',
        right: [['Consistency of the copies', 'The reload was answered by a copy that lags.']],
        wrong: [
          ['Isolation of two transactions', 'One person wrote, long before the read.'],
          ['A lost update by somebody else', 'The new name comes in the end.'],
          ['Write skew of rows', 'One row is written.'],
        ],
      },
      {
        stem: 'Two editors save the same page one after the other; the first one’s changes are gone. Which question is it?',
        right: [['Isolation, as an update was lost', 'The second wrote over what it had not seen.']],
        wrong: [
          ['Consistency, as a copy was still lagging behind', 'One page on one database is enough for it.'],
          ['Durability, as the disk had lost the first write', 'It was written, and overwritten.'],
          ['Availability: one was refused', 'Nobody was refused.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'balance-after',
    seconds: 75,
    hint: 'A statement whose condition does not hold changes no row.',
    draw: (rng) => ({
      start: rng.int(10, 30) * 10,
      takes: Array.from({ length: 4 }, () => rng.int(3, 12) * 10),
    }),
    stem: ({ start, takes }) =>
      `A balance is ${start}. Four requests each run \`UPDATE account SET balance = balance - x WHERE balance >= x\`, with x = ${takes.join(', ')}, in this order. What is the balance afterwards?`,
    unit: 'A whole number.',
    value: ({ start, takes }) => takes.reduce((left, take) => (left >= take ? left - take : left), start),
    within: 0,
    because: () =>
      'Each statement reads and writes in one step; where the balance is too small nothing is changed.',
    slip: () =>
      'Taking off all four would go below zero; stopping at the first refusal leaves out later ones that still fit.',
    again: ({ start, takes }, tools) =>
      Number(
        tools.sql(
          `CREATE TABLE account (balance INTEGER); INSERT INTO account VALUES (${start}); ${takes.map((x) => `UPDATE account SET balance = balance - ${x} WHERE balance >= ${x};`).join(' ')} SELECT balance FROM account;`,
        )[0]?.[0],
      ),
  }),
  oneOf({
    name: 'which-anomaly',
    seconds: 75,
    hint: 'Did two write the same row, or each their own after looking at both?',
    scenes: [
      {
        stem: 'A room may hold 10 people. Two requests each count 9 bookings and insert one row of their own. What is it?',
        right: [['Write skew', 'Each looks at all rows and writes its own.']],
        wrong: [
          ['A lost update', 'No row was written over.'],
          ['A dirty read', 'Both counted rows that were committed.'],
          ['A deadlock', 'Nobody waits for anybody.'],
        ],
      },
      {
        stem: 'Two requests read stock = 5, each takes one, both write 4. What is it?',
        right: [['A lost update', 'One of two changes to the same row is gone.']],
        wrong: [
          ['Write skew', 'Both wrote the same row.'],
          ['A dirty read', 'The 5 was committed.'],
          ['A lagging copy', 'One database is enough for it.'],
        ],
      },
      {
        stem: 'A report sees money that a transfer put in, and the transfer is rolled back afterwards. What is it?',
        right: [['A dirty read', 'It saw what was never committed.']],
        wrong: [
          ['A lost update', 'Nothing was written over.'],
          ['Write skew', 'The report wrote nothing.'],
          ['A quorum that was too small', 'It is not about copies.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'what-prevents',
    about: 'Isolation',
    seconds: 75,
    hint: 'Do both have to touch one and the same thing?',
    scenes: [
      {
        stem: 'Two doctors must not both sign off; each changes a row of their own. What prevents it?',
        right: [
          ['A lock on the row of the shift, taken by both', 'Then the second waits and looks again.'],
          ['The level serializable, with a second try', 'It refuses one of the two.'],
        ],
        wrong: [
          ['A version number on the row of each doctor', 'No row is written twice, so no version differs.'],
          ['Snapshot isolation for both', 'Both see two on call, and both sign off.'],
          ['The level read committed, since both had committed', 'Both look before either commits.'],
          ['Asking for the count once more', 'Between the count and the commit the other can do the same.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'quorum-overlap',
    seconds: 60,
    hint: 'The two sets have to share at least one copy.',
    draw: (rng) => {
      const copies = rng.int(3, 9)
      return { copies, write: rng.int(1, copies) }
    },
    stem: ({ copies, write }) =>
      `There are ${copies} copies, and a write waits for ${write} of them. How many copies must a read ask at least, so that it surely meets the last confirmed write?`,
    unit: 'A whole number.',
    value: ({ copies, write }) => copies - write + 1,
    within: 0,
    because: ({ copies, write }) =>
      `R + ${write} > ${copies}: the ${copies - write} copies without the write must not be all that are asked.`,
    slip: () => 'R + W = N is one too few: the read could ask just the copies that lack it.',
    again: ({ copies, write }) => {
      let read = 1
      // The worst case: it asks all copies without the write first.
      while (read <= copies - write) read++
      return read
    },
  }),
  reckoned({
    name: 'failures-stood',
    seconds: 60,
    hint: 'Which of the two needs more living copies?',
    draw: (rng) => {
      const copies = rng.int(3, 9)
      const write = rng.int(1, copies)
      return { copies, write, read: copies - write + 1 }
    },
    stem: ({ copies, write, read }) =>
      `${copies} copies, W = ${write}, R = ${read}. How many copies may be dead so that both reads and writes still go through?`,
    unit: 'A whole number.',
    value: ({ copies, write, read }) => copies - Math.max(write, read),
    within: 0,
    because: ({ copies, write, read }) =>
      `${Math.max(write, read)} must be alive for the more demanding of the two, out of ${copies}.`,
    slip: () => 'The less demanding of the two goes on longer, but both were asked for.',
    again: ({ copies, write, read }) => {
      let dead = 0
      while (copies - (dead + 1) >= write && copies - (dead + 1) >= read) dead++
      return dead
    },
  }),
  oneOf({
    name: 'what-is-needed',
    seconds: 75,
    hint: 'What is the least that keeps people from harm or from wonder?',
    scenes: [
      {
        stem: 'Somebody edits a profile and must see the change on the next page; others may see it later. What is needed?',
        right: [['Reading one’s own writes', 'The writer sees it at once; that is enough.']],
        wrong: [
          ['Linearizable reads for everybody', 'More than is asked, and dearer.'],
          ['Eventual consistency', 'The writer could see the old one.'],
          ['Serializable transactions', 'One person changes one row.'],
        ],
      },
      {
        stem: 'A name may be taken by one account only, and two ask for it at once. What is needed?',
        right: [['Linearizability', 'Everybody has to see one order of the two.']],
        wrong: [
          ['Reading one’s own writes', 'Both would see their own.'],
          ['Monotonic reads', 'It says nothing about the other one.'],
          ['Eventual consistency alone', 'Both would be told yes.'],
        ],
      },
      {
        stem: 'A list shows 12 messages, after a reload 11, then 12 again, as each load asks another copy. What is missing?',
        right: [
          ['Monotonic reads for each reader', 'Nobody should go back in time; one copy per reader gives it.'],
        ],
        wrong: [
          ['A larger quorum for writes', 'Keeping a reader at one copy is enough.'],
          ['Serializable transactions', 'Nothing is written here.'],
          ['An index on the time of sending', 'The rows are found; they are missing on one copy.'],
        ],
      },
    ],
  }),
  oneOf({
    name: 'during-a-cut',
    seconds: 60,
    hint: 'What can a side do that does not hear the other one?',
    scenes: [
      {
        stem: 'The network between two data centres is cut. A store that has to stay linearizable does what on the smaller side?',
        right: [['It refuses', 'It cannot know what the other side has written.']],
        wrong: [
          ['It answers with the last value it has seen', 'The other side may have a newer one.'],
          ['It accepts writes and merges them later', 'Two writes could contradict each other.'],
          ['It becomes a second leader for the time', 'Two leaders are two truths.'],
        ],
      },
      {
        stem: 'A shop’s basket shall take items even while the network is cut. What does it accept?',
        right: [['Two versions that are merged later', 'Both sides go on; an item may come back.']],
        wrong: [
          ['A short wait until the cut is over', 'It shall take items during the cut.'],
          ['The loss of the items on the smaller side', 'They can be kept and merged.'],
          ['Nothing: it can be linearizable as well', 'During a cut it cannot be both.'],
        ],
      },
      {
        stem: 'What does the CAP theorem speak of?',
        right: [['Of the time while a network is cut', 'Only then one has to choose between the two.']],
        wrong: [
          ['Of the choice of two properties out of three for good', 'A cut is not chosen; it happens.'],
          ['Of transactions on a single machine', 'One machine has no network inside.'],
          ['Of the speed of reads and writes', 'It speaks of answers, not of how quick.'],
        ],
      },
    ],
  }),
  inOrder({
    name: 'outbox-order',
    seconds: 90,
    hint: 'What has to be in the same transaction, and what may be repeated?',
    chains: [
      {
        stem: 'An order is placed, and another service has to hear of it. Put the steps into order, the first at the top.',
        steps: [
          'Begin a transaction',
          'Write the order and the message about it',
          'Commit',
          'Read unsent messages and send them',
          'The receiver looks whether it has done this id',
          'The receiver does it and keeps the id, in one transaction',
        ],
        because:
          'Order and message are one transaction; sending comes after it and may be repeated, so the receiver keeps ids.',
      },
    ],
  }),
  oneOf({
    name: 'skew-again',
    about: 'Isolation',
    seconds: 60,
    hint: 'Look for a statement that reads and writes at once, or for a version.',
    scenes: [
      {
        stem: 'Code reads a row with version 7, and writes with `WHERE id = 1 AND version = 7`. The statement changes no row. What has happened?',
        right: [
          ['Somebody else changed it meanwhile', 'The version is no longer 7; read again and try again.'],
        ],
        wrong: [
          ['The write is lost in the log of the disk', 'It was never made.'],
          ['The row is locked by somebody, so it waits', 'It would wait, not change nothing.'],
          ['A copy of the database is lagging behind', 'The write goes to the leader.'],
        ],
      },
      {
        stem: 'What more does a caller have to do at the level serializable than at a weaker one?',
        right: [['Try again when it is refused', 'One of two that collide is refused.']],
        wrong: [
          ['Take a lock on every table by hand', 'The level does the work.'],
          ['Read each of the rows twice', 'Reads stay as they are.'],
          ['Ask a majority of the copies', 'It is not about copies.'],
        ],
      },
      {
        stem: '`SELECT balance`, then a decision in code, then `UPDATE … SET balance = 20`, at read committed. What can happen?',
        right: [['A lost update', 'Between reading and writing somebody else can write.']],
        wrong: [
          ['Nothing, since both are in one transaction', 'At this level that does not stop the other.'],
          ['A dirty read', 'Read committed prevents just that.'],
          ['A refused commit', 'This level refuses none.'],
        ],
      },
    ],
  }),
  reckoned({
    name: 'quorum-again',
    about: 'Copies and quorums',
    seconds: 60,
    hint: 'Count how many more than N the two sets together have.',
    draw: (rng) => {
      const copies = rng.int(4, 11)
      const write = rng.int(2, copies)
      return { copies, write, read: rng.int(copies - write + 1, copies) }
    },
    stem: ({ copies, write, read }) =>
      `${copies} copies, W = ${write}, R = ${read}. At least how many of the copies that a read asks have the last confirmed write?`,
    unit: 'A whole number.',
    value: ({ copies, write, read }) => read + write - copies,
    within: 0,
    because: ({ copies, write }) => `At most ${copies - write} of those asked lack it.`,
    slip: () => 'At least one would do; the numbers often give more.',
    again: ({ copies, write, read }) => {
      let having = read
      for (let lacking = copies - write; lacking > 0; lacking--) having -= 1
      return having
    },
  }),
])
