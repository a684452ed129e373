import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import estimation from './01-estimation.checks'
import storage from './02-storage.checks'
import consistency from './03-consistency.checks'
import cachingAndQueues from './04-caching-and-queues.checks'
import failureAndOperation from './05-failure-and-operation.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], estimation, [
    { kind: 'heading', level: 2, text: 'Why estimate at all' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A design is a set of decisions, and most of them hang on a size: does it fit into memory, does one machine do, may it be computed for each request. An estimate that is right to a factor of two decides these questions nearly always, because the candidates are factors of ten apart. It takes five minutes and saves months.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Three habits make estimates trustworthy: write the ' },
        { kind: 'strong', text: 'unit' },
        { kind: 'text', text: ' in every line, round to ' },
        { kind: 'strong', text: 'one or two digits' },
        { kind: 'text', text: ', and say what ' },
        { kind: 'strong', text: 'decision' },
        {
          kind: 'text',
          text: ' follows. An estimate without a decision is a number; with one it is an argument.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'A few numbers to know' },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'about' }]],
      rows: [
        [[{ kind: 'text', text: 'seconds in a day' }], [{ kind: 'text', text: '86,400, so nearly 100,000' }]],
        [[{ kind: 'text', text: '1 million a day' }], [{ kind: 'text', text: '12 a second' }]],
        [[{ kind: 'text', text: '1 KB, MB, GB, TB' }], [{ kind: 'text', text: '10³, 10⁶, 10⁹, 10¹² bytes' }]],
        [[{ kind: 'text', text: 'reading memory' }], [{ kind: 'text', text: '100 ns' }]],
        [[{ kind: 'text', text: 'reading an SSD at random' }], [{ kind: 'text', text: '100 µs' }]],
        [[{ kind: 'text', text: 'a round trip in one data centre' }], [{ kind: 'text', text: '0.5 ms' }]],
        [[{ kind: 'text', text: 'a round trip over an ocean' }], [{ kind: 'text', text: '100 ms and more' }]],
        [[{ kind: 'text', text: 'a network of 1 Gbit/s' }], [{ kind: 'text', text: '125 MB/s' }]],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'These are orders of magnitude, not promises. The distance over an ocean has a floor that no machine removes: light in glass makes about 200,000 km a second, so 6,000 km there and back take at least 60 ms.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Networks are sold in bits, files are counted in bytes. The factor of 8 between them is the commonest slip in this whole field.',
        },
      ],
    },
    { kind: 'check', name: 'per-second' },
    { kind: 'check', name: 'transfer-time' },
    { kind: 'check', name: 'light-floor' },
    { kind: 'heading', level: 2, text: 'From people to load' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Go from people to requests to bytes. An example: a photo service with 5 million daily users, each looking at 40 photos and uploading one in five days.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'reads    5,000,000 × 40 / 86,400 s        ≈ 2,300/s on average, × 3 at the peak ≈ 7,000/s\nwrites   5,000,000 × 0.2 / 86,400 s       ≈ 12/s\nout      2,300/s × 200 KB                 ≈ 460 MB/s on average\nstored   1,000,000 a day × 2 MB × 365     ≈ 730 TB a year, × 3 copies ≈ 2.2 PB',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Now read what it says. 12 writes a second are nothing: one database takes them. 7,000 reads a second of 200 KB are 1.4 GB/s, more than a network card of 10 Gbit/s carries: the pictures belong to a content network near the users. And 2.2 PB a year belong into an object store, not onto the disks of a database. Three decisions, no product named yet.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is the average. People sleep. A service in one time zone has a peak of two to five times the average; a sale or a match much more. Size for the peak, pay for the average where you can.',
        },
      ],
    },
    { kind: 'check', name: 'average-or-peak' },
    { kind: 'check', name: 'stored-a-year' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Say aloud what you did not count. Here it is the small pictures made of each upload, the list of whom somebody follows, and what analysts will ask for; each may be larger than the thing itself. A factor of two for what was forgotten is a fair habit, as long as it stands there as a line of its own.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: "Little's law" },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In a steady state the number of things in a system equals their arrival rate times the time each stays:',
        },
      ],
    },
    { kind: 'code', lang: 'text', text: 'L = λ · W        in flight = per second × seconds' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'It needs no assumption about distributions, so it works for requests, connections, people in a shop. 400 requests a second that take 50 ms each are 20 in flight, so 20 workers would be busy without a pause. If the database slows to 500 ms, the same 400 a second are 200 in flight: a pool of 50 connections is then empty, although not one request more has come. That is how a slow part makes a quick one fail.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def in_flight(rate, seconds):\n    return rate * seconds\n\n\nfor seconds in (0.05, 0.2, 0.5):\n    needed = in_flight(400, seconds)\n    print(f"{seconds * 1000:.0f} ms -> {needed:.0f} in flight", "pool of 50 is enough" if needed <= 50 else "pool is empty")',
      output:
        '50 ms -> 20 in flight pool of 50 is enough\n200 ms -> 80 in flight pool is empty\n500 ms -> 200 in flight pool is empty',
    },
    { kind: 'check', name: 'in-flight' },
    { kind: 'check', name: 'slow-database' },
    { kind: 'check', name: 'what-follows' },
    { kind: 'heading', level: 2, text: 'Busy is slow' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A worker that is busy all the time has an endless queue. With random arrivals and one worker the mean time in the system is service time / (1 − utilisation): at 50 % it doubles, at 90 % it is ten times as long, at 95 % twenty times. So plan for 50 to 70 %, and never read "the machine is at 95 %" as good use of money where people wait.',
        },
      ],
    },
    { kind: 'check', name: 'time-at-load' },
    { kind: 'check', name: 'bits-or-bytes' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not estimate what you can measure in an hour: run a thousand requests against a copy. And do not carry three digits through guesses of one: "about 2,000 a second" is more honest than 2,314.8.',
        },
      ],
    },
    { kind: 'check', name: 'order-of-sizes' },
  ]),
  moduleOf(FACTS[1], storage, [
    { kind: 'heading', level: 2, text: 'Begin with the questions' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A store is chosen by what is asked of it. Write down the five most frequent reads and writes as sentences: "all messages of a conversation, newest first, fifty at a time", "one user by e-mail", "sum of sales per day". Then ask of each: by which key, how many rows, how fresh, how often.',
        },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Asked' }], [{ kind: 'text', text: 'Fits' }]],
      rows: [
        [
          [{ kind: 'text', text: 'by a key, and rows belong together' }],
          [{ kind: 'text', text: 'relational table with an index' }],
        ],
        [
          [{ kind: 'text', text: 'many tables joined, rules between them' }],
          [{ kind: 'text', text: 'relational database' }],
        ],
        [[{ kind: 'text', text: 'by one key only, very many' }], [{ kind: 'text', text: 'key-value store' }]],
        [
          [{ kind: 'text', text: 'sums over few columns of many rows' }],
          [{ kind: 'text', text: 'column store' }],
        ],
        [
          [{ kind: 'text', text: 'words in texts' }],
          [{ kind: 'text', text: 'search index beside the database' }],
        ],
        [
          [{ kind: 'text', text: 'large files, whole' }],
          [{ kind: 'text', text: 'object store; the address goes into the database' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Take the relational database until a number says otherwise. It answers questions that you do not know yet, and one machine holds terabytes.',
        },
      ],
    },
    { kind: 'check', name: 'which-store' },
    { kind: 'check', name: 'files-where' },
    { kind: 'heading', level: 2, text: 'What an index costs' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Without an index a query reads the table. A B-tree index is a sorted tree of pages: with 200 entries a page, three levels reach 200³ = 8 million rows. So a look-up reads three or four pages, of which the upper ones are in memory.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An index over (a, b) is sorted by a, then by b. It serves a = 5, and a = 5 with a range of b, and the order by b within a = 5. It does not serve b alone: think of a telephone book and a first name. Every index has to be changed by every write, and takes room. Five indexes make a write five times as much work; so index for the reads you wrote down, and drop what no query uses.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'CREATE TABLE message (id INTEGER PRIMARY KEY, conversation INTEGER, sent INTEGER, text TEXT);\nCREATE INDEX message_by_conversation ON message (conversation, sent);\nEXPLAIN QUERY PLAN SELECT text FROM message WHERE conversation = 7 ORDER BY sent DESC LIMIT 50;',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The plan names the index and no sorting, because rows of one conversation already stand in the order of ',
        },
        { kind: 'code', text: 'sent' },
        { kind: 'text', text: '. Asking ' },
        { kind: 'code', text: 'WHERE sent > 100' },
        { kind: 'text', text: ' alone would scan.' },
      ],
    },
    { kind: 'check', name: 'levels-of-tree' },
    { kind: 'check', name: 'which-index-serves' },
    { kind: 'heading', level: 2, text: 'Two ways to write' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A ' },
        { kind: 'strong', text: 'B-tree' },
        {
          kind: 'text',
          text: ' changes pages in place: quick to read, each write touches a page somewhere. A ',
        },
        { kind: 'strong', text: 'log-structured merge tree' },
        {
          kind: 'text',
          text: ' collects writes in memory, writes sorted files one after the other and merges them later: quick to write, while a read may have to look into several files, which small filters (Bloom filters) mostly spare it. Its price is ',
        },
        { kind: 'em', text: 'write amplification' },
        {
          kind: 'text',
          text: ': a value is rewritten with each merge. Choose by the mix: many small writes and few reads speak for the second.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Both write a ' },
        { kind: 'strong', text: 'log' },
        {
          kind: 'text',
          text: ' first. A change counts as done when it stands in the log on the disk, since after a crash the log is replayed.',
        },
      ],
    },
    { kind: 'check', name: 'tree-or-log' },
    { kind: 'heading', level: 2, text: 'More than one machine' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Copies' },
        {
          kind: 'text',
          text: ' (replicas) serve more reads and survive a loss; each still holds everything and takes every write. ',
        },
        { kind: 'strong', text: 'Partitions' },
        { kind: 'text', text: ' (shards) divide rows among machines; they serve more writes and more data.' },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'How are rows divided?' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'By ' },
          { kind: 'strong', text: 'range' },
          {
            kind: 'text',
            text: ' of the key: neighbours stay together, so ranges can be read; but a key that grows with time sends all new rows to one machine.',
          },
        ],
        [
          { kind: 'text', text: 'By ' },
          { kind: 'strong', text: 'hash' },
          { kind: 'text', text: ' of the key: even, but ranges have to ask everybody.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'With ' },
        { kind: 'code', text: 'hash(key) mod n' },
        {
          kind: 'text',
          text: ' nearly all rows move if n changes: from 4 to 5 machines a row stays only where both remainders agree, which is one in five. ',
        },
        { kind: 'em', text: 'Consistent hashing' },
        {
          kind: 'text',
          text: ' puts machines on a ring, and a new one takes about 1/n of the rows from the others, which is what has to move at least. Or make many more partitions than machines from the start and move whole partitions.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'keys = range(100_000)\nstays = sum(k % 4 == k % 5 for k in keys) / len(keys)\nprint(f"from 4 to 5 by remainder: {1 - stays:.0%} move, {1 / 5:.0%} would have to")',
      output: 'from 4 to 5 by remainder: 80% move, 20% would have to',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A key with one hot value, such as a famous account, stays on one machine whatever you do: split it by a suffix, or cache it.',
        },
      ],
    },
    { kind: 'check', name: 'rows-that-move' },
    { kind: 'check', name: 'copy-or-partition' },
    { kind: 'check', name: 'which-key' },
    { kind: 'heading', level: 2, text: 'The usual mistakes' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          {
            kind: 'text',
            text: 'Sharding early. It costs joins, transactions and sleep. Try a larger machine, an index and a copy for reads first.',
          },
        ],
        [{ kind: 'text', text: 'Files inside of rows: backups grow, memory is filled with pictures.' }],
        [
          {
            kind: 'text',
            text: 'A queue in a table without an index on what is asked for, polled each second.',
          },
        ],
        [{ kind: 'text', text: 'Backups that were never restored. Only a restored backup is one.' }],
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Not every value needs a database: settings that change with a release belong into the code, and what can be computed again quickly need not be stored.',
        },
      ],
    },
    { kind: 'check', name: 'hot-spot' },
    { kind: 'check', name: 'store-again' },
    { kind: 'check', name: 'index-again' },
  ]),
  moduleOf(FACTS[2], consistency, [
    { kind: 'heading', level: 2, text: 'Two different questions' },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: '"Consistent" is said of two things that have little in common.' }],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'Several people change the same rows at once' },
          { kind: 'text', text: ': which mixtures of their steps are allowed? That is ' },
          { kind: 'em', text: 'isolation' },
          { kind: 'text', text: ' of transactions, also on a single machine.' },
        ],
        [
          { kind: 'strong', text: 'The same value lies on several machines' },
          { kind: 'text', text: ': which value may a read show? That is consistency of copies.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Ask which of the two is meant before you answer.' }],
    },
    { kind: 'check', name: 'which-question' },
    { kind: 'heading', level: 2, text: 'Isolation' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Two withdrawals of 80 from a balance of 100. Both read 100, both find it enough, both write 20. Nothing failed, and 60 too much was paid: a ',
        },
        { kind: 'strong', text: 'lost update' },
        { kind: 'text', text: '. What helps:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'one statement that reads and writes: ' },
          { kind: 'code', text: 'UPDATE account SET balance = balance - 80 WHERE id = 1 AND balance >= 80' },
          { kind: 'text', text: ', and a look at how many rows it changed;' },
        ],
        [
          { kind: 'text', text: 'a lock: ' },
          { kind: 'code', text: 'SELECT … FOR UPDATE' },
          { kind: 'text', text: ';' },
        ],
        [
          {
            kind: 'text',
            text: 'a version: write only if the version is still the one that was read, else begin again;',
          },
        ],
        [
          { kind: 'text', text: 'the level ' },
          { kind: 'em', text: 'serializable' },
          { kind: 'text', text: ', which refuses one of the two; the caller has to try again.' },
        ],
      ],
    },
    {
      kind: 'code',
      lang: 'sql',
      text: 'CREATE TABLE account (id INTEGER PRIMARY KEY, balance INTEGER);\nINSERT INTO account VALUES (1, 100);\nUPDATE account SET balance = balance - 80 WHERE id = 1 AND balance >= 80;\nUPDATE account SET balance = balance - 80 WHERE id = 1 AND balance >= 80;\nSELECT balance FROM account;',
      output: '20',
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'The second statement changed no row, and the balance is right.' }],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Write skew' },
        {
          kind: 'text',
          text: ' is subtler: two doctors on call, at least one must stay. Both look, see two, both sign off, each changing ',
        },
        { kind: 'em', text: 'their own' },
        {
          kind: 'text',
          text: ' row. No row was written twice, so a version per row does not notice. Under ',
        },
        { kind: 'em', text: 'snapshot isolation' },
        { kind: 'text', text: ', which several databases call "repeatable read", this can happen; ' },
        { kind: 'em', text: 'serializable' },
        { kind: 'text', text: ' prevents it, or a lock on something both have to touch.' },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Level' }],
        [{ kind: 'text', text: 'Lost update possible' }],
        [{ kind: 'text', text: 'Write skew possible' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'read committed' }],
          [{ kind: 'text', text: 'yes' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'text', text: 'snapshot isolation' }],
          [{ kind: 'text', text: 'no: the second writer of a row is refused' }],
          [{ kind: 'text', text: 'yes' }],
        ],
        [
          [{ kind: 'text', text: 'serializable' }],
          [{ kind: 'text', text: 'no' }],
          [{ kind: 'text', text: 'no' }],
        ],
      ],
    },
    { kind: 'check', name: 'balance-after' },
    { kind: 'check', name: 'which-anomaly' },
    { kind: 'heading', level: 2, text: 'Copies and quorums' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A leader takes writes and passes them on. If it answers before the copies have them, it is quick, and a read from a copy may show the past; if it dies then, the last writes are gone. If it waits, each write costs a trip.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Without a leader, with N copies, a write waits for W of them and a read asks R. If ',
        },
        { kind: 'strong', text: 'R + W > N' },
        {
          kind: 'text',
          text: ', each read meets at least one copy that has the last confirmed write. N = 3, W = 2, R = 2 stands one dead copy for both. W = 3 makes reads cheap and stops all writes with one dead copy.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'The rule guarantees that the sets meet, not that everything behaves like one copy: a write that is under way, or one that failed halfway, can be seen by one read and not by the next.',
        },
      ],
    },
    { kind: 'check', name: 'quorum-overlap' },
    { kind: 'check', name: 'failures-stood' },
    { kind: 'check', name: 'what-prevents' },
    { kind: 'heading', level: 2, text: 'What a reader may see' },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Linearizable' },
          {
            kind: 'text',
            text: ': as if there were one copy; once a read has shown a value, no later read shows an older one. Needed for locks, unique names, balances.',
          },
        ],
        [
          { kind: 'strong', text: 'Read your own writes' },
          {
            kind: 'text',
            text: ': whoever wrote sees it; others perhaps later. Send them to the leader for a while after a write.',
          },
        ],
        [
          { kind: 'strong', text: 'Monotonic' },
          { kind: 'text', text: ': nobody goes back in time. Keep somebody with the same copy.' },
        ],
        [
          { kind: 'strong', text: 'Eventual' },
          { kind: 'text', text: ': if writes stop, all copies become alike, sometime.' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Most pages need the second and third, not the first. A count of likes may be a minute old; a seat in a train may not.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'When the network is cut' },
        {
          kind: 'text',
          text: ', one part of the machines cannot hear the other. Then each side either refuses (consistent) or answers with what it has (available): that is what the CAP theorem says, and it speaks only of that time. Whoever asks to "choose two of three" forgets that a cut is not chosen.',
        },
      ],
    },
    { kind: 'check', name: 'what-is-needed' },
    { kind: 'check', name: 'during-a-cut' },
    { kind: 'heading', level: 2, text: 'Over several services' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "There is no transaction over two services' databases. Write what happened and ",
        },
        { kind: 'em', text: 'the message about it' },
        { kind: 'text', text: ' into the same database in one transaction (an ' },
        { kind: 'strong', text: 'outbox' },
        {
          kind: 'text',
          text: '), and send it afterwards, as often as it takes. The receiver will see some messages twice, so it must be ',
        },
        { kind: 'strong', text: 'idempotent' },
        {
          kind: 'text',
          text: ': it keeps the id of each message it has done. What cannot be undone together is undone by a step of its own: paid, no seat, so pay back. Such a chain is a ',
        },
        { kind: 'em', text: 'saga' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Strong guarantees are cheap on one machine. If everything fits into one database, take ',
        },
        { kind: 'em', text: 'serializable' },
        { kind: 'text', text: ' or plain locks there and leave quorums to those who need them.' },
      ],
    },
    { kind: 'check', name: 'outbox-order' },
    { kind: 'check', name: 'skew-again' },
    { kind: 'check', name: 'quorum-again' },
  ]),
  moduleOf(FACTS[3], cachingAndQueues, [
    { kind: 'heading', level: 2, text: 'What a cache does' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A cache keeps an answer near, so that it need not be made again. Its worth is one number, the ',
        },
        { kind: 'strong', text: 'hit rate' },
        { kind: 'text', text: ' h:' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'mean time     = h · time of a hit + (1 − h) · time of a miss\nload behind   = (1 − h) · requests',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With hits of 1 ms, misses of 50 ms and h = 0.9 the mean is 5.9 ms. Look at the second line, though: from 0.90 to 0.95 the mean falls by less than half, and the load on the database halves. And from the other end: a database that is sized for 5 % of the requests gets ',
        },
        { kind: 'strong', text: 'twenty times' },
        {
          kind: 'text',
          text: ' its load when the cache is empty. A cold cache is a failure that has to be planned.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "There are several places for it: in the browser, in a network near the user, in the server's own memory, in a shared cache beside the database. The nearer, the quicker and the harder to take back: what a browser has stored for a year nobody can delete from outside. The server's own memory is the quickest that you control, and each server has its own, so two of them may show different values for a while.",
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A few keys usually get most requests, so a small cache helps much. Where all keys are asked equally often, a cache of a tenth of the data has a hit rate of a tenth.',
        },
      ],
    },
    { kind: 'check', name: 'mean-time' },
    { kind: 'check', name: 'load-behind' },
    { kind: 'heading', level: 2, text: 'Keeping it true' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'The hard part is a value that has changed.' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Expiry' },
          {
            kind: 'text',
            text: ': it may be up to so many seconds old. Simple, and right where somebody can name the number.',
          },
        ],
        [
          { kind: 'strong', text: 'Delete on write' },
          {
            kind: 'text',
            text: ': write the database first, then delete the key. Deleting before the write leaves a gap in which a reader puts the old value back.',
          },
        ],
        [
          { kind: 'strong', text: 'Name by content' },
          { kind: 'text', text: ': ' },
          { kind: 'code', text: 'app.3f9c.js' },
          {
            kind: 'text',
            text: ' never changes; another content has another name. The best cache is one that cannot be wrong.',
          },
        ],
        [
          { kind: 'strong', text: 'Ask again' },
          { kind: 'text', text: ": HTTP's " },
          { kind: 'code', text: 'ETag' },
          {
            kind: 'text',
            text: ': "has it changed?", answer 304 without a body. Saves bytes, not the trip.',
          },
        ],
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Deleting after the write still has a small race: a reader that read the old value before the write may put it back after the deletion. An expiry as well bounds how long it stays.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Stampede' },
        {
          kind: 'text',
          text: ': a popular key expires and a thousand requests make it anew at once. Let one make it while the others wait or take the old value; spread expiries by a random part. And never put private answers into a shared cache: the key must hold everything the answer depends on, language and person too.',
        },
      ],
    },
    { kind: 'check', name: 'when-wrong' },
    { kind: 'check', name: 'which-measure' },
    { kind: 'check', name: 'key-holds' },
    { kind: 'heading', level: 2, text: 'What a queue does' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A queue takes work now and does it later. It evens out peaks, lets the sender go on, survives a receiver that is down. What it does ',
        },
        { kind: 'strong', text: 'not' },
        {
          kind: 'text',
          text: ' do: make the work faster. If more comes in than goes out, it grows, and everything in it gets older:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def backlog(incoming, outgoing, seconds, start=0):\n    return max(0, start + (incoming - outgoing) * seconds)\n\n\npeak = backlog(500, 300, 600)  # ten minutes of 500/s against 300/s\nprint("after the peak:", peak, "waiting, the last for", peak / 300, "s")\nprint("gone after", peak / (300 - 200), "s at 200/s")',
      output: 'after the peak: 120000 waiting, the last for 400.0 s\ngone after 1200.0 s at 200/s',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So a queue needs a limit and an answer to "full": refuse, drop the oldest, or slow down the sender. Watch the ',
        },
        { kind: 'strong', text: 'age of the oldest' },
        { kind: 'text', text: ' message; a length alone does not tell how late you are.' },
      ],
    },
    { kind: 'check', name: 'backlog-drained' },
    { kind: 'check', name: 'full-queue' },
    { kind: 'heading', level: 2, text: 'Once, at least, at most' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The receiver does the work, then confirms. If it dies between the two, the message comes again: ',
        },
        { kind: 'strong', text: 'at least once' },
        { kind: 'text', text: '. If it confirms first and dies then, the message is lost: ' },
        { kind: 'strong', text: 'at most once' },
        {
          kind: 'text',
          text: '. "Exactly once" over a network is at least once with a receiver that recognises repeats: it keeps the message\'s id in the same transaction as the work.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Order holds within one partition, not over all. So put all messages of one account under one key; then its order is kept, and as many receivers work at once as there are partitions.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A message that always fails blocks those behind it. After a few tries it goes to a ',
        },
        { kind: 'strong', text: 'dead-letter queue' },
        {
          kind: 'text',
          text: ', with an alarm on that one. Tries wait longer and longer, 1, 2, 4, 8 seconds, each with a random part, or everybody comes back at the same moment.',
        },
      ],
    },
    { kind: 'check', name: 'what-comes-twice' },
    { kind: 'check', name: 'backoff-sum' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'No cache before you have measured that the same thing is asked again. No queue where the user needs the answer on this page: it makes a failure that could be shown into one that nobody sees.',
        },
      ],
    },
    { kind: 'check', name: 'hit-again' },
    { kind: 'check', name: 'flow-of-message' },
    { kind: 'check', name: 'order-kept' },
  ]),
  moduleOf(FACTS[4], failureAndOperation, [
    { kind: 'heading', level: 2, text: 'How good is good enough' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A service-level objective says it: "99.9 % of requests in 30 days are answered without an error within 300 ms". What is left, 0.1 %, is the ',
        },
        { kind: 'strong', text: 'error budget' },
        {
          kind: 'text',
          text: ': of 30 days, 43 minutes and 12 seconds. While it lasts one releases and tries; when it is spent one mends.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Objective' }],
        [{ kind: 'text', text: 'A month of 30 days may be down' }],
      ],
      rows: [
        [[{ kind: 'text', text: '99 %' }], [{ kind: 'text', text: '7 h 12 min' }]],
        [[{ kind: 'text', text: '99.9 %' }], [{ kind: 'text', text: '43 min 12 s' }]],
        [[{ kind: 'text', text: '99.99 %' }], [{ kind: 'text', text: '4 min 19 s' }]],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'With 99.99 % no person is quick enough to wake up and repair; machines have to do it. Measure what users feel, as near to them as possible, and as a share of requests: a service that is "up" and answers errors is down.',
        },
      ],
    },
    { kind: 'check', name: 'budget-minutes' },
    { kind: 'heading', level: 2, text: 'In a row, side by side' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Parts that are all needed multiply: three at 99.9 % give 99.7 %. Parts of which one is enough multiply their failures: two at 99 % fail together in 0.01 · 0.01 = 0.01 %, so 99.99 %, ',
        },
        { kind: 'strong', text: 'if they fail independently' },
        {
          kind: 'text',
          text: '. They rarely do: the same release, the same certificate, the same power line, the same load that comes over when the first one dies. Two machines that are each 70 % busy are no spare: one alone would need 140 %.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def in_row(*parts):\n    up = 1\n    for part in parts:\n        up *= part\n    return up\n\n\ndef side_by_side(*parts):\n    down = 1\n    for part in parts:\n        down *= 1 - part\n    return 1 - down\n\n\nprint("three in a row:   ", round(in_row(0.999, 0.999, 0.999), 6))\nprint("two side by side: ", round(side_by_side(0.99, 0.99), 6))\nprint("both, then a third:", round(in_row(side_by_side(0.99, 0.99), 0.999), 6))',
      output: 'three in a row:    0.997003\ntwo side by side:  0.9999\nboth, then a third: 0.9989',
    },
    { kind: 'check', name: 'all-needed' },
    { kind: 'check', name: 'spare-or-not' },
    { kind: 'heading', level: 2, text: 'A call that does not come back' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The dangerous failure is not the error but the silence. Every call over a network needs a ',
        },
        { kind: 'strong', text: 'timeout' },
        { kind: 'text', text: ', shorter than the patience of the one who called. Then decide what to do:' },
      ],
    },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'strong', text: 'Try again' },
          {
            kind: 'text',
            text: ', if it is safe: reading is; writing only with a key by which a repeat is recognised. At most two or three times, with growing, random pauses.',
          },
        ],
        [
          { kind: 'strong', text: 'Not on every level' },
          {
            kind: 'text',
            text: ': three levels that each try three times make 3 · 3 · 3 = 27 calls out of one, just when the last one is overloaded.',
          },
        ],
        [
          { kind: 'strong', text: 'Break the circuit' },
          {
            kind: 'text',
            text: ': after many failures answer at once with an error or something simpler, and let one call through from time to time.',
          },
        ],
        [
          { kind: 'strong', text: 'Shed load' },
          {
            kind: 'text',
            text: ': refuse what cannot be done in time, as early as possible. A server that takes everything does nothing in time.',
          },
        ],
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'Overload can outlive its cause. A short dip empties the caches, everybody tries again, and the load stays too high although the cause is gone. What helps is less load: refuse, switch off retries, bring people back in steps.',
        },
      ],
    },
    { kind: 'check', name: 'calls-multiplied' },
    { kind: 'check', name: 'retry-safe' },
    { kind: 'check', name: 'deadline-left' },
    { kind: 'heading', level: 2, text: 'Seeing it' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Metrics' },
        { kind: 'text', text: ' say that something is wrong, ' },
        { kind: 'strong', text: 'traces' },
        { kind: 'text', text: ' where, ' },
        { kind: 'strong', text: 'logs' },
        {
          kind: 'text',
          text: ' why. Four signals come first: traffic, errors, time (as percentiles), and how full it is. A mean hides what hurts: 99 requests of 10 ms and one of 2 s have a mean of 30 ms.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Wake people only for what users feel and what a person can mend now; everything else is a ticket. An alert on the budget: if it burns 14 times as fast as it may, a budget of 30 days is gone in about two days: wake somebody. If it burns twice as fast, look in the morning.',
        },
      ],
    },
    { kind: 'check', name: 'burn-rate' },
    { kind: 'heading', level: 2, text: 'Changing it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Most outages follow a change. So change little at once: to one machine, to 1 %, to all, with a look in between and a way back that is quicker than finding the cause. Databases are changed in steps that old and new code both stand: add the column, write both, move what is old, read the new, drop the old.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'In an incident the order is: ' },
        { kind: 'strong', text: 'stop the harm' },
        { kind: 'text', text: ' (roll back, switch off, send traffic elsewhere), ' },
        { kind: 'strong', text: 'tell' },
        {
          kind: 'text',
          text: ' the users, then look for the cause. Afterwards write down what happened without blame: people did what made sense with what they saw; ask what would have shown them more, and who will change what by when. A list without names and dates is a wish.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A backup and a second site are promises until tried. Say how much may be lost (the ',
        },
        { kind: 'em', text: 'recovery point' },
        { kind: 'text', text: ', from the age of the last copy) and how long it may take (the ' },
        { kind: 'em', text: 'recovery time' },
        { kind: 'text', text: '), and measure both in a drill.' },
      ],
    },
    { kind: 'check', name: 'order-of-incident' },
    { kind: 'check', name: 'wake-or-ticket' },
    { kind: 'check', name: 'safe-change' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Each further nine costs far more than the one before. For an internal report 99 % may be right. Say it, and spend the effort where somebody waits.',
        },
      ],
    },
    { kind: 'check', name: 'budget-again' },
    { kind: 'check', name: 'first-in-incident' },
  ]),
]
